import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { words } from '../lib/text/words.ts'
import type { Binaries, Runner } from './postgres-binaries.ts'

interface Place {
  home: string
  /** where the finished data folder is to be */
  data: string
  binaries: Binaries
  runner: Runner
  environment: NodeJS.ProcessEnv
}

/**
 * Makes the data folder at the first start.
 *
 * It is made under a temporary name and renamed when it is whole, and a password that is there is never
 * replaced: a break-off leaves nothing half-made, and of two first starts at once one wins and both can go on.
 *
 * @returns the password of the database's only user
 */
export async function ensureCluster({ home, data, binaries, runner, environment }: Place): Promise<string> {
  const passwordFile = join(home, 'password')
  ensurePassword(passwordFile)
  if (!existsSync(data)) {
    sweepLeftovers(home)
    const fresh = mkdtempSync(join(home, 'data.new-'))
    runner.own(fresh)
    runner.own(passwordFile)
    const [command, args] = runner.command(binaries.initdb, [
      ...['-D', fresh, '-U', 'karar', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
    ])
    try {
      await promisify(execFile)(command, args, { ...runner.identity, env: environment })
      renameSync(fresh, data)
    } catch (cause) {
      rmSync(fresh, { recursive: true, force: true })
      // Another first start may have been quicker; then its folder is as good as ours.
      if (!existsSync(data)) throw new Error(failureWords(home, runner), { cause })
    }
  }
  return readFileSync(passwordFile, 'utf8')
}

function failureWords(home: string, runner: Runner): string {
  return runner.identity.uid === undefined ? words.database.initFailed : words.database.notPassable(home)
}

function ensurePassword(file: string): void {
  if (existsSync(file)) return
  const fresh = `${file}.new-${randomBytes(6).toString('hex')}`
  writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file) // unlike a rename, this never replaces another's
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(fresh)
  }
}

/** Half-made folders of first starts that were broken off more than an hour ago. */
function sweepLeftovers(home: string): void {
  for (const entry of readdirSync(home)) {
    const path = join(home, entry)
    if (/\.new-\w+$/.test(entry) && Date.now() - statSync(path).mtimeMs > 3_600_000)
      rmSync(path, { recursive: true, force: true })
  }
}
