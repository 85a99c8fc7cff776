/** The fences that Biome and the compiler keep, each seen to fail: the real programs over planted files. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant } from './plant.ts'

const repository = resolve(import.meta.dirname, '../..')

/** Planted file -> its line, the Biome rule that must refuse it. */
const biomeFences: [path: string, line: string, rule: string][] = [
  [
    'engine/src/stranger.ts',
    "import { read } from '@karar/reader'\nexport const a = read\n",
    'noUndeclaredDependencies',
  ],
  [
    'web/src/stranger.ts',
    "import { analyze } from '@karar/engine'\nexport const a = analyze\n",
    'noUndeclaredDependencies',
  ],
  ['reader/src/stranger.ts', "import fastify from 'fastify'\nexport const a = fastify\n", 'noUndeclaredDependencies'],
  ['engine/src/clock.ts', 'export const now = new Date()\n', 'noRestrictedGlobals'],
  ['schema/src/clock.ts', 'export const now = Date.now()\n', 'noRestrictedGlobals'],
  ['server/src/lib/up.ts', "import { b } from '../features/b/service.ts'\nexport const a = b\n", 'noRestrictedImports'],
  ['server/src/db/up.ts', "import { b } from '../features/b/service.ts'\nexport const a = b\n", 'noRestrictedImports'],
  ['web/src/lib/up.ts', "import { b } from '../features/b/api.ts'\nexport const a = b\n", 'noRestrictedImports'],
  ['web/src/ui/up.tsx', "import { b } from '../features/b/api.ts'\nexport const a = b\n", 'noRestrictedImports'],
  ['reader/src/ring-a.ts', "import { b } from './ring-b.ts'\nexport const a = b\n", 'noImportCycles'],
]

/** What the fences must let through, or they would prove nothing. */
const sound: Record<string, string> = {
  'reader/src/ring-b.ts': "import { a } from './ring-a.ts'\nexport const b = a\n",
  'server/src/features/b/routes.ts': "import { b as c } from './service.ts'\nexport const b = c\n",
  'server/src/features/b/service.ts': "import { tables } from '../../db/tables.ts'\nexport const b = tables\n",
  'server/src/features/a/service.ts': "import { b } from '../b/service.ts'\nexport const a = b\n",
  'server/src/db/tables.ts': "import { words } from '@karar/schema'\nexport const tables = [words]\n",
  'schema/src/index.ts': 'export const words = 1\n',
  'web/src/features/b/api.ts': 'export const b = 1\n',
  'web/src/features/b/page.tsx': "import { b as c } from './api.ts'\nexport const b = c\n",
  'web/src/features/a/page.tsx': "import { b } from '../b/api.ts'\nexport const a = b\n",
}

/** What the compiler must refuse in the engine, and how it says so. */
const compilerFences: [path: string, line: string, complaint: RegExp][] = [
  ['engine/src/network.ts', "export const page = fetch('https://example.org')\n", /Cannot find name 'fetch'/],
  ['engine/src/environment.ts', 'export const home = process.env\n', /Cannot find name 'process'/],
  ['engine/src/disk.ts', "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n", /'node:fs'/],
  ['engine/src/page.ts', 'export const title = document.title\n', /Cannot find name 'document'/],
  ['engine/src/climb.ts', "import { words } from '../../schema/src/index.ts'\nexport const a = words\n", /TS2878/],
  ['engine/src/climb-far.ts', "import { b } from '../../reader/src/ring-b.ts'\nexport const a = b\n", /rootDir/],
  ['engine/src/enum.ts', 'export enum Colour {\n  Red,\n}\n', /erasableSyntaxOnly/],
]

let root = ''
let biome: { file: string; rule: string }[] = []
let compiler = ''

beforeAll(() => {
  const planted = [...biomeFences, ...compilerFences].map(([path, content]) => [path, content] as const)
  root = plant({ ...sound, ...Object.fromEntries(planted) })
  for (const file of ['biome.json', '.gitignore', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(repository, file), join(root, file))
  }
  for (const room of ['schema', 'reader', 'engine', 'server', 'web']) {
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(repository, room, file), join(root, room, file))
  }
  // The engine builds upon its one door to the disk.
  for (const file of ['tsconfig.json', 'read.ts']) {
    cpSync(join(repository, 'engine/model', file), join(root, 'engine/model', file))
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))

  const lint = run('biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.'])
  const report = JSON.parse(lint.stdout) as { diagnostics: { category: string; location: { path: unknown } }[] }
  biome = report.diagnostics.map(({ category, location }) => ({
    file: typeof location.path === 'string' ? location.path : (location.path as { file: string }).file,
    rule: category.split('/').at(-1) ?? '',
  }))
  // It imports the reader, and with that the types of Node, which nothing sound in the engine does.
  rmSync(join(root, 'engine/src/stranger.ts'))
  compiler = run('tsc', ['-b', 'engine', '--pretty', 'false']).stdout
})

afterAll(() => rmSync(root, { recursive: true }))

function run(tool: string, args: string[]) {
  return spawnSync(join(repository, 'node_modules', '.bin', tool), args, { cwd: root, encoding: 'utf8' })
}

test.each(biomeFences)('Biome refuses %s', (path, _, rule) => {
  expect(biome).toContainEqual({ file: path, rule })
})

test.each(Object.keys(sound).filter((path) => !path.includes('ring')))('Biome lets %s through', (path) => {
  expect(biome.filter(({ file }) => file === path)).toEqual([])
})

test.each(compilerFences)('the compiler refuses %s', (path, _, complaint) => {
  const about = compiler.split('\n').filter((line) => line.startsWith(path))
  expect(about.join('\n')).toMatch(complaint)
})
