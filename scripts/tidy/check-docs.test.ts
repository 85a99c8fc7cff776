import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { plant } from '../walls/plant.ts'
import { checkDocs } from './check-docs.ts'

let root: string | null = null
afterEach(() => {
  if (root) rmSync(root, { recursive: true })
  root = null
})

function findings(page: string, path = 'docs/a.md'): string[] {
  root = plant({
    'package.json': '{"scripts":{"evals":"x"}}',
    'corpus/package.json': '{"scripts":{"train":"x"}}',
    'docs/how.md': '# How it is (today)\n\n## Steps 1 and 2\n',
    'engine/src/judge/score.ts': 'export {}\n',
    [path]: `first line\n${page}\n`,
  })
  return checkDocs(root, listFiles(root))
}

test.each([
  ['[how](how.md), [steps](how.md#steps-1-and-2), [today](how.md#how-it-is-today), [folder](../engine/src)'],
  ['[elsewhere](https://example.in/how.md#nowhere), [mail](mailto:a@example.in)'],
  ['`judge/score.ts` and `engine/src/judge/score.ts` and [`score.ts`](../engine/src/judge/score.ts)'],
  ['`spoken-of*.ts`, `THEME/NAME.js`, `DATA/notes.jsonl`, score.old.ts as it was called'],
  ['`npm run evals -- DATA`, `npm run train -w @karar/corpus -- DATA`'],
])('lets be: %s', (line) => expect(findings(line)).toEqual([]))

test.each([
  ['[how](why.md)', 'leads to why.md, which is not there'],
  ['[how](how.md#steps)', 'leads to how.md#steps: that page has no such heading'],
  ['[above](#how-it-is-today)', 'leads to #how-it-is-today: that page has no such heading'],
  ['so `weight/score.ts` says', 'names weight/score.ts, which is not there'],
  ['so `core.ts` says', 'names core.ts, which is not there'],
  ['`npm run eval -- DATA`', 'says npm run eval, which no package.json knows'],
  ['`npm run evals -w @karar/corpus`', 'says npm run evals -w @karar/corpus, which no package.json knows'],
])('refuses: %s', (line, wrong) => expect(findings(line)).toEqual([`docs/a.md:2 ${wrong}`]))

test('a decision may name a file of its day, and what is signed is no page', () => {
  expect(findings('`judge/old.ts`', 'docs/decisions/0001-a.md')).toEqual([])
  expect(findings('[how](why.md)', 'docs/decisions/0001-a.md')).toHaveLength(1)
  expect(findings('[how](why.md)', 'server/templates/other/terms.md')).toEqual([])
})
