import { expect, test } from 'vitest'
import { judgeProse } from './read-prose.ts'

const path = 'engine/src/answer/intents/clause.ts'

test.each([
  ['a sentence', "export const a = ['The contract says nothing.']", 1],
  ['a question', "export const a = {\n  followUps: ['When is payment due?'],\n}", 2],
  ['a piece of a template', `export const a = (b: string) =>\n  \`Read for you (\${b}):\``, 2],
  ['what joins names', "export const a = ['x', 'y'].join(' and ')", 1],
  ['what lists names', "export const a = ['x', 'y'].join(', ')", 1],
  ['what stands behind a name', `export const a = (b: string) => \`\${b} of it\``, 1],
  ['one word that is a sentence', "export const a = 'Yes.'", 1],
  ['words that replace others', "export const a = ''.replace(/must not/, 'do not have to')", 1],
  ['Hindi', "export const a = 'नोटिस की अवधि'", 1],
])('%s is words for a person', (_, source, line) => {
  expect(judgeProse(path, source)).toEqual([expect.stringMatching(`^${path}:${line} holds words`)])
})

test.each([
  ['an import', "import { a } from './of a name.ts'"],
  ['a pattern', "export const a = [/of the invoice/, new RegExp('of the' + 'invoice'), String.raw`of the invoice`]"],
  ['how a matter is asked', "export const a = { asks: ['how long & claim|sue'] }"],
  ['an error', "export const a = () => {\n  throw new Error('no such clause here')\n}"],
  ['a type', `export type A = 'one of two' | \`\${string} of it\``],
  ['a name', "export const a = ['leave_early', 'endEarly', 'hi', 'cues:', '- ', ', ']"],
  ['what is figured', `export const a = (b: string, c: string) => \`\${b}: \${c} = \${b}\``],
])('%s is none', (_, source) => {
  expect(judgeProse(path, source)).toEqual([])
})

test('words may stand in the language, in tests, and in tables of what is asked', () => {
  const source = "export const a = 'The contract says nothing.'"
  for (const other of [
    'engine/src/language/answers.ts',
    'engine/src/answer/ask.test.ts',
    'engine/src/answer/question/synonyms.ts',
  ])
    expect(judgeProse(other, source)).toEqual([])
})

test('an excuse that nothing needs is taken back', () => {
  expect(judgeProse('engine/src/answer/question/synonyms.ts', 'export const a = 1')).toHaveLength(1)
})
