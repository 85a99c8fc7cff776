import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What scripts/programs/bundle-programs.ts noted when it put each program of the server into few files. */
interface Bundles {
  /** The folder of the sources: what finds a file beside itself has the place written in. */
  root: string
  /** All that the programs were made of, with the moment of its last change in milliseconds and its length in bytes. */
  sources: Record<string, [changed: number, length: number]>
  /** Where the program that begins with a source lies. */
  programs: Record<string, string>
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
/** What a process began with is what its own processes begin with, whatever is changed meanwhile. */
const known = new Map<string, Bundles['programs']>()

/**
 * The program that begins with this source, put together into few files: to find, to open and to link seven hundred costs a
 * process half a second of work. The source itself where there is no such program, or where one file of which it was made
 * is another now.
 */
export function bundled(source: URL, root = repository): URL {
  // `node --watch` looks at what was loaded, which are to be the sources
  if (process.env.WATCH_REPORT_DEPENDENCIES) return source
  const path = relative(root, fileURLToPath(source)).replaceAll(sep, '/')
  // a program names others as they were put together with it
  if (path.startsWith('.karar/')) return source
  const programs = known.get(root) ?? freshPrograms(root)
  known.set(root, programs)
  const program = programs[path]
  return program === undefined ? source : pathToFileURL(join(root, program))
}

function freshPrograms(root: string): Bundles['programs'] {
  try {
    const noted: Bundles = JSON.parse(readFileSync(join(root, '.karar/programs.json'), 'utf8'))
    if (noted.root !== realpathSync(root)) return {}
    for (const [path, [changed, length]] of Object.entries(noted.sources)) {
      const now = statSync(join(root, path))
      if (now.mtimeMs !== changed || now.size !== length) return {}
    }
    return Object.values(noted.programs).every((path) => existsSync(join(root, path))) ? noted.programs : {}
  } catch {
    // never made, made by another version of Karar, or of a source that is gone
    return {}
  }
}
