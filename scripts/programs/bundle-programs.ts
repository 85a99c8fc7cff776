/**
 * Puts each program of the server into few files: a process is then ready for its work half a second sooner. They lie in
 * `.karar`, and where a source is changed the sources themselves are run (server/src/lib/processes/bundled.ts).
 *
 *   node scripts/programs/bundle-programs.ts [ROOT]
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

/** What begins a program: started as one, or told to a process by its name. */
const beginnings = [
  'server/src/serve.ts',
  'server/src/cli/run.ts',
  'server/src/lib/processes/process-child.ts',
  'server/src/lib/processes/process-watch.ts',
  'server/src/**/worker.ts',
  'server/src/**/*-worker.ts',
]
/** What decides besides the sources how they are put together: which file a name of a room stands for, and how it is read. */
const besides = ['package.json', '*/package.json', 'package-lock.json', 'tsconfig.base.json', '*/tsconfig.json']

/**
 * Puts the programs of the server together, each of all files of ours that it needs; packages stay what they are. What was
 * made before is left beside for who is running it, what was made before that is removed.
 */
async function bundlePrograms(root: string): Promise<void> {
  const place = realpathSync(root)
  const found = beginnings
    .flatMap((pattern) => globSync(pattern, { cwd: place }))
    .filter((path) => !path.includes('/testing/'))
  const nameOf = new Map(
    found.map((path) => [
      join(place, path),
      path
        .replace(/^server\/src\//, '')
        .replace(/\.ts$/, '')
        .replaceAll('/', '-'),
    ]),
  )
  const sources = new Map<string, [changed: number, length: number]>()
  const note = (path: string) => {
    const { mtimeMs, size } = statSync(path)
    sources.set(relative(place, path), [mtimeMs, size])
  }
  for (const path of besides.flatMap((pattern) => globSync(pattern, { cwd: place }))) note(join(place, path))
  // before it is read: what is changed meanwhile has another time
  const noting: Plugin = { name: 'note', load: (id) => note(id), transform: (code, id) => whereItWas(code, id, nameOf) }
  const bundle = await rolldown({
    input: Object.fromEntries([...nameOf].map(([path, name]) => [name, path])),
    platform: 'node',
    // what a package keeps for itself there is to be one of
    external: (id) => !/^(\.{0,2}\/|@karar\/)/.test(id),
    treeshake: false,
    plugins: [noting],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()

  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const home = join(place, '.karar/programs')
  const folder = join(home, hash)
  if (!existsSync(folder)) {
    const part = join(home, `part-${process.pid}`)
    mkdirSync(part, { recursive: true })
    for (const [name, code] of files) writeFileSync(join(part, name), code)
    try {
      renameSync(part, folder)
    } catch (error) {
      rmSync(part, { recursive: true })
      // another one was quicker
      if (!existsSync(folder)) throw error
    }
  }
  const programs = [...nameOf].map(([path, name]) => [relative(place, path), `.karar/programs/${hash}/${name}.js`])
  const noted = { root: place, sources: Object.fromEntries(sources), programs: Object.fromEntries(programs) }
  writeFileSync(join(place, `.karar/programs-${process.pid}.json`), JSON.stringify(noted))
  renameSync(join(place, `.karar/programs-${process.pid}.json`), join(place, '.karar/programs.json'))
  const older = readdirSync(home)
    .filter((name) => name !== hash)
    .sort((one, other) => madeAt(join(home, other)) - madeAt(join(home, one)))
  for (const name of older.slice(1)) rmSync(join(home, name), { recursive: true, force: true })
}

const madeAt = (path: string): number => statSync(path).mtimeMs

/**
 * A source finds what lies beside it by where it is itself: that stays the place of the source. Only what begins a program
 * is the one that was put together with it.
 */
function whereItWas(code: string, id: string, nameOf: ReadonlyMap<string, string>): string | undefined {
  if (!code.includes('import.meta')) return undefined
  const here = '__here__'
  const said = code
    .replaceAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (whole, path: string) => {
      const name = nameOf.get(resolve(dirname(id), path))
      return name === undefined ? whole : `new URL('./${name}.js', ${here})`
    })
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.main', 'false')
  if (/import\.meta\b/.test(said))
    throw new Error(`${id} wants to know of itself what a program put together cannot tell`)
  return said.replaceAll(here, 'import.meta.url')
}

await bundlePrograms(resolve(process.argv[2] ?? join(import.meta.dirname, '../..')))
