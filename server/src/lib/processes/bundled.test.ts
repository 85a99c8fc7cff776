import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundled } from './bundled.ts'

const run = promisify(execFile)
const script = resolve(import.meta.dirname, '../../../../scripts/programs/bundle-programs.ts')
const worker = 'server/src/features/deeds/worker.ts'
const law = 'server/src/features/deeds/law.ts'
const sources = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  [law]: `export const section: number = 27
export const places = [import.meta.url, new URL('./words.txt', import.meta.url).href, new URL('./worker.ts', import.meta.url).href]`,
  [worker]: `import { section, places } from './law.ts'
export default () => ({ section, places, self: import.meta.dirname })`,
  'server/src/features/deeds/worker.test.ts': '',
}

let folder: string
/** Every test has a tree of its own: a process remembers what it found in one. */
let made: string
let trees = 0
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'karar-test-')))
  made = join(folder, 'made')
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(made, path)), { recursive: true })
    await writeFile(join(made, path), text)
  }
  await run(process.execPath, [script, made])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As if it had been put together at a place where `bundled` has not looked yet. */
async function treeOf(): Promise<string> {
  const tree = join(folder, `tree-${++trees}`)
  await cp(made, tree, { recursive: true })
  const noted = JSON.parse(await readFile(join(tree, '.karar/programs.json'), 'utf8'))
  for (const path of Object.keys(noted.sources)) {
    const past = new Date('2026-01-01T10:00:00Z')
    await utimes(join(tree, path), past, past)
    noted.sources[path][0] = past.getTime()
  }
  await writeFile(join(tree, '.karar/programs.json'), JSON.stringify({ ...noted, root: tree }))
  return tree
}
const source = (tree: string, path = worker) => pathToFileURL(join(tree, path))
const isSource = (tree: string) => bundled(source(tree), tree).href === source(tree).href

test('a program that was put together is run instead of its source, and does the same', async () => {
  const program = bundled(source(made), made)
  expect(fileURLToPath(program)).toContain(join(made, '.karar/programs/'))
  const told = `import task from ${JSON.stringify(program.href)}; process.stdout.write(JSON.stringify(task()))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', told])
  const { section, places, self } = JSON.parse(stdout)
  expect(section).toBe(27)
  // its files are where they were; who it starts was put together with it
  expect(places.slice(0, 2)).toEqual([source(made, law).href, new URL('words.txt', source(made, law)).href])
  expect(places[2]).toBe(program.href)
  expect(self).toBe(dirname(fileURLToPath(source(made))))
  expect(bundled(program, made).href).toBe(program.href)
})

test('what no program begins with is run as it is', () => {
  expect(bundled(source(made, law), made).href).toBe(source(made, law).href)
})

test('what was put together of the sources that are there is run', async () => {
  expect(isSource(await treeOf())).toBe(false)
})

test.each([
  ['a source was written anew', (tree: string) => writeFile(join(tree, law), 'export const section = 28, places = []')],
  [
    'a source was written anew and is as long as before',
    (tree: string) => writeFile(join(tree, law), sources[law]?.replace('27', '28') ?? ''),
  ],
  ['a source came with an older time', (tree: string) => utimes(join(tree, law), new Date(0), new Date(0))],
  ['a source is gone', (tree: string) => rm(join(tree, law))],
  ['other packages are installed', (tree: string) => writeFile(join(tree, 'package-lock.json'), '{ "packages": {} }')],
  ['a room may have other names', (tree: string) => writeFile(join(tree, 'package.json'), '{}')],
  ['nothing was put together', (tree: string) => rm(join(tree, '.karar/programs.json'))],
  ['what was noted is broken off', (tree: string) => writeFile(join(tree, '.karar/programs.json'), '{"root":')],
  ['what was put together is gone', (tree: string) => rm(join(tree, '.karar/programs'), { recursive: true })],
])('where %s, the sources are run', async (_what, change) => {
  const tree = await treeOf()
  await change(tree)
  expect(isSource(tree)).toBe(true)
})

test('a tree that was moved is run from its sources, since programs know the place of their files', async () => {
  const tree = await treeOf()
  await rename(tree, `${tree}-moved`)
  expect(isSource(`${tree}-moved`)).toBe(true)
})

test('a process that began with a program goes on with it while sources are changed', async () => {
  const tree = await treeOf()
  const program = bundled(source(tree), tree)
  await writeFile(join(tree, law), '')
  expect(bundled(source(tree), tree).href).toBe(program.href)
})
