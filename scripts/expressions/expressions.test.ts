import { expect, test } from 'vitest'
import { judgeExpressions } from './judge-expressions.ts'
import { readExpressions } from './read-expressions.ts'

const judge = (source: string, flags = '', place = 'reader/src/a.ts', exceptions = new Map<string, string>()) =>
  judgeExpressions([{ source, flags, place }], exceptions)

test.each([
  ['blanks at the end of lines', String.raw`[ \t]+$`, 'gm'],
  ['figures from each of their digits', String.raw`\b(\d[\d,]*)(?: ?\((\d[\d,.]*)\))? days?\b`, ''],
  ['what begins at each word and looks for an end', String.raw`\bunless\b[^.;]*\bpaid\b`, ''],
  ['repetitions that overlap', String.raw`^page\s*[-:]?\s*\d$`, 'i'],
  ['a repetition in a repetition', String.raw`^(?:[.,;]+|/)*$`, ''],
  ['a repetition in a repetition, behind words', String.raw`\b(?:fee|rent) (?:\w+ ?)+\.$`, 'u'],
  // measured by the clock, which a busy machine may trouble: one good measurement is enough
])('%s can be made slow', { retry: 4 }, (_what, source, flags) => {
  expect(judge(source, flags).findings).toEqual([expect.stringMatching(/^reader\/src\/a\.ts: .* for twice the text/)])
})

test.each([
  [String.raw`(?<![ \t])[ \t]+$`, 'gm'],
  [String.raw`\b(\d[\d,]{0,30}) +days?\b`, ''],
  [String.raw`\p{L}+(?:-\p{L}+)*`, 'gu'],
  [String.raw`^(?<name>[^:]*):\s*(?:a|b)+$`, 'u'],
  [String.raw`^[\]\\)(]+x{2,}`, ''],
])('/%s/%s takes time in proportion', (source, flags) => {
  expect(judge(source, flags)).toEqual({ tried: 1, findings: [], quadratic: [] })
})

test('an exception holds for its expression alone, and one for an expression that is gone is told', () => {
  const slow = String.raw`\s+$`
  expect(judge(slow, '', 'server/src/a.ts', new Map([[slow, 'a name']])).findings).toEqual([])
  expect(judge('a', '', 'server/src/a.ts', new Map([[slow, 'a name']])).findings).toEqual([
    'nothing is /\\s+$/ any more',
  ])
})

test('in the engine an expression may be quadratic, and not worse', () => {
  expect(judge(String.raw`\s+$`, '', 'engine/src/a.ts')).toMatchObject({ findings: [], quadratic: [expect.anything()] })
  expect(judge(String.raw`^(a+)+$`, '', 'engine/src/a.ts').findings).toHaveLength(1)
})

test('expressions are read wherever they stand in a file', () => {
  const found = readExpressions('a.ts', 'const a = [/x+/g]; export const b = (c: string) => c.replace(/[/]/u, "")')
  expect(found.map(({ source, flags }) => `/${source}/${flags}`)).toEqual(['/x+/g', '/[/]/u'])
})
