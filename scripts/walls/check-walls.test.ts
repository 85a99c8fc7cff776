import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { checkWalls } from './check-walls.ts'
import { plant } from './plant.ts'

const sound: Record<string, string> = {
  'schema/src/index.ts': "import { z } from 'zod'\nexport * from './words.ts'\n",
  'schema/src/words.ts': 'export const words = 1\n',
  'reader/src/index.ts': "import { read } from 'node:fs'\nimport { words } from '@karar/schema'\n",
  'engine/src/analyze.ts': "import { words } from '@karar/schema'\nimport { cut } from './grammar/cut.ts'\n",
  'engine/src/grammar/cut.ts': 'export const cut = 1\n',
  'engine/src/analyze.test.ts': "import { test } from 'vitest'\nimport { cut } from './grammar/cut.ts'\n",
  'engine/src/detect/load.ts': "import { read } from '../../model/read.ts'\n",
  'engine/model/read.ts': "import { readFileSync } from 'node:fs'\n",
  'server/src/lib/errors.ts': "import { words } from '@karar/schema'\n",
  'server/src/db/tables.ts': "import { text } from 'drizzle-orm/pg-core'\n",
  'server/src/features/documents/service.ts': "import { tables } from '../../db/tables.ts'\n",
  'server/src/features/documents/routes.ts': "import { find } from './service.ts'\n",
  'server/src/features/analysis/service.ts': "import { find } from '../documents/service.ts'\n",
  'server/src/features/analysis/analysis.test.ts': "import { app } from '../../app.ts'\n",
  'server/src/app.ts':
    "import { routes } from './features/documents/routes.ts'\nimport { analyze } from '@karar/engine'\n",
  'web/src/ui/button.tsx': 'export const Button = () => <button type="button" />\n',
  'web/src/features/documents/api.ts': "import { words } from '@karar/schema'\n",
  'web/src/features/results/page.tsx':
    "import { Button } from '../../ui/button.tsx'\nimport { list } from '../documents/api.ts'\nimport './page.css'\n",
  'web/src/routes.tsx': "const page = () => import('./features/results/page.tsx')\n",
  'web/vite.config.ts': "import { defineConfig } from 'vite'\n",
  'e2e/src/journey.spec.ts': "import { words } from '@karar/schema'\n",
  'corpus/src/train.ts': "import { writeFileSync } from 'node:fs'\nimport { cut } from '@karar/engine/inside'\n",
  'evals/src/main.ts': "import { cut } from '@karar/engine/inside'\nimport { train } from '@karar/corpus'\n",
  'bench/src/engine.ts': "import { analyze } from '@karar/engine'\nimport { read } from '@karar/reader'\n",
}

let root: string | null = null
afterEach(() => {
  if (root) rmSync(root, { recursive: true })
  root = null
})

function findings(planted: Record<string, string>): string[] {
  root = plant({ ...sound, ...planted })
  return checkWalls(root).findings
}

test('a sound house has no findings, and every file of it is read', () => {
  expect(findings({})).toEqual([])
  const read = Object.values(checkWalls(root ?? '').read).reduce((sum, count) => sum + count, 0)
  expect(read).toBe(Object.keys(sound).length)
})

test.each([
  ['schema/src/bad.ts', "import { read } from '@karar/reader'", 'schema may not import reader'],
  ['schema/src/bad.ts', "import { format } from 'date-fns'", 'schema is pure and may not import date-fns'],
  ['reader/src/bad.ts', "import { analyze } from '@karar/engine'", 'reader may not import engine'],
  ['engine/src/bad.ts', "import { read } from '@karar/reader'", 'engine may not import reader'],
  ['engine/src/bad.ts', "import { app } from '@karar/server/cli'", 'engine may not import server'],
  ['engine/src/bad.ts', "import { readFileSync } from 'node:fs'", 'engine is pure and may not import node:fs'],
  ['engine/src/bad.ts', "import { z } from 'zod'", 'engine is pure and may not import zod'],
  ['engine/src/bad.ts', "import { test } from 'vitest'", 'engine is pure and may not import vitest'],
  ['engine/src/bad.ts', "import { train } from '@karar/corpus'", 'engine may not import corpus'],
  ['server/src/bad.ts', "import { train } from '@karar/corpus'", 'server may not import corpus'],
  ['server/src/bad.ts', "import { cut } from '@karar/engine/inside'", '@karar/engine/inside is no door for server'],
  ['engine/model/bad.ts', "import { z } from 'zod'", 'engine is pure and may not import zod'],
  ['engine/src/bad.ts', 'export const luck = Math.random()', 'the engine has no chance'],
  ['server/src/bad.ts', "import { page } from '@karar/web'", 'server may not import web'],
  ['web/src/bad.ts', "import { analyze } from '@karar/engine'", 'web may not import engine'],
  ['web/src/bad.ts', "import { app } from '@karar/server/cli'", 'web may not import server'],
  ['bench/src/bad.ts', "import { app } from '@karar/server/cli'", 'bench may not import server'],
  ['e2e/src/bad.ts', "import { analyze } from '@karar/engine'", 'e2e may not import engine'],
  ['scripts/bad.ts', "import { words } from '@karar/schema'", 'scripts may not import schema'],
  ['attic/src/bad.ts', 'export const old = 1', 'is in room attic, which has no walls yet'],
])('%s: %s', (path, line, words) => {
  expect(findings({ [path]: `${line}\n` })).toEqual([expect.stringContaining(words)])
})

test.each([
  ["import { words } from '../../schema/src/words.ts'"],
  ["export { words } from '../../schema/src/words.ts'"],
  ["export * from '../../schema/src/words.ts'"],
  ["const words = await import('../../schema/src/words.ts')"],
  ["let words: import('../../schema/src/words.ts').Words"],
  ["const words = require('../../schema/src/words.ts')"],
  ["import words = require('../../schema/src/words.ts')"],
  ["new Worker(new URL('../../schema/src/words.ts', import.meta.url))"],
])('a path climbs out of its room: %s', (line) => {
  expect(findings({ 'reader/src/bad.ts': `${line}\n` })).toEqual([
    'reader/src/bad.ts:1 climbs out of reader to schema/src/words.ts',
  ])
})

test('a path climbs out of the repository', () => {
  expect(findings({ 'reader/src/bad.ts': "import '../../../elsewhere.ts'\n" })[0]).toMatch(/climbs out of reader/)
})

test.each([
  [
    'server/src/lib/bad.ts',
    "import { find } from '../features/documents/service.ts'",
    'lib may not know feature documents',
  ],
  ['server/src/db/bad.ts', "import { app } from '../app.ts'", 'db may not know app.ts'],
  ['web/src/ui/bad.tsx', "import { list } from '../features/documents/api.ts'", 'ui may not know feature documents'],
  [
    'web/src/features/results/bad.tsx',
    "import { routes } from '../../routes.tsx'",
    'feature results may not know routes.tsx',
  ],
  ['server/src/features/analysis/bad.ts', "import { app } from '../../app.ts'", 'feature analysis may not know app.ts'],
  [
    'server/src/features/analysis/bad.ts',
    "import { routes } from '../documents/routes.ts'",
    'feature analysis may touch feature documents only through its service.ts or api.ts',
  ],
  [
    'web/src/features/documents/bad.tsx',
    "import { Page } from '../results/page.tsx'",
    'feature documents may touch feature results only through its service.ts or api.ts',
  ],
])('within a side: %s %s', (path, line, words) => {
  expect(findings({ [path]: `${line}\n` })).toEqual([`${path}:1 ${words}`])
})

test('a cycle is found through three files, also where an import is of types alone', () => {
  const ring = { 'reader/src/a.ts': "import './b.ts'\n", 'reader/src/b.ts': "import './c.ts'\n" }
  const found =
    'reader/src/a.ts is in a cycle: reader/src/a.ts -> reader/src/b.ts -> reader/src/c.ts -> reader/src/a.ts'
  for (const line of [
    "import { a } from './a.ts'",
    "import { type A } from './a.ts'",
    "import type { A } from './a.ts'",
  ]) {
    expect(findings({ ...ring, 'reader/src/c.ts': `${line}\n` })).toEqual([found])
    rmSync(root ?? '', { recursive: true })
  }
  expect(findings({ ...ring, 'reader/src/c.ts': 'export const c = 1\n' })).toEqual([])
})

test('folders of the engine that lead back to each other are found, though no two files do', () => {
  const there = { 'engine/src/judge/a/one.ts': "import '../b/two.ts'\n", 'engine/src/judge/b/two.ts': 'export {}\n' }
  const back = {
    'engine/src/judge/b/three.ts': "import type { A } from '../a/four.ts'\n",
    'engine/src/judge/a/four.ts': 'export {}\n',
  }
  expect(findings(there)).toEqual([])
  rmSync(root ?? '', { recursive: true })
  expect(findings({ ...there, ...back })).toEqual([expect.stringContaining('is in a cycle: engine/src/judge/')])
})

test.each([
  ['engine/src/grammar/bad.ts', "import { law } from '../law/law.ts'", 'grammar stands before law and may not know it'],
  [
    'engine/src/law/bad.ts',
    "import type { C } from '../understand/c.ts'",
    'law stands before understand and may not know it',
  ],
  ['engine/src/understand/bad.ts', "import { card } from '../categories/c.ts'", 'understand stands before categories'],
  ['engine/src/detect/bad.ts', "import { judge } from '../judge/score.ts'", 'detect stands before judge'],
  ['engine/src/explain/bad.ts', "import { ask } from '../answer/ask.ts'", 'explain stands before answer'],
  ['engine/src/judge/bad.ts', "import { analyze } from '../analyze.ts'", 'judge stands before analyze.ts'],
  [
    'engine/src/answer/bad.ts',
    "import { contractOf } from '../testing/contracts.ts'",
    'engine/src/testing has no place',
  ],
  ['engine/src/attic/bad.ts', "import { cut } from '../grammar/cut.ts'", 'engine/src/attic has no place in the order'],
])('within the engine: %s: %s', (path, line, words) => {
  expect(findings({ [path]: `${line}\n` })).toEqual([expect.stringContaining(words)])
})

test('a test of the engine may look at all of it', () => {
  expect(findings({ 'engine/src/grammar/a.test.ts': "import { analyze } from '../analyze.ts'\n" })).toEqual([])
})

test('an import whose target is worked out at run time is refused, since no wall can be checked', () => {
  expect(findings({ 'reader/src/bad.ts': 'await import(name)\n' })[0]).toMatch(/not a plain string/)
})

test('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => findings({ 'reader/src/bad.ts': 'import { from\n' })).toThrow(/cannot be parsed/)
})
