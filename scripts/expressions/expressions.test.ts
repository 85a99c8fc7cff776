import { expect, test, vi } from 'vitest'
import { findGrowth } from './find-growth.ts'
import { judgeExpressions, keyOf } from './judge-expressions.ts'
import { proveExpression, type Verdict } from './prove-expression.ts'
import { type Expression, readExpressions } from './read-expressions.ts'

test.each([
  ['blanks at the end of lines', String.raw`[ \t]+$`, 'gm'],
  ['what begins at each word and looks for an end', String.raw`\bunless\b[^.;]*\bpaid\b`, ''],
  // measured by the clock, which a busy machine may trouble: one good measurement is enough
])('%s are quadratic', { retry: 4 }, (_what, source, flags) => {
  expect(proveExpression(source, flags)).toEqual({ verdict: 'quadratic', attack: expect.any(String) })
})

test.each([
  ['a repetition in a repetition, behind words', String.raw`\b(?:fee|rent) (?:\w+ ?)+\.$`, 'u'],
  ['what is told in one word or in its two', String.raw`\((?:as |per |as per )+clause\)`, ''],
])('%s is slow', { retry: 4 }, (_what, source, flags) => {
  expect(proveExpression(source, flags)).toMatchObject({ verdict: 'slow' })
})

test.each([
  [String.raw`^(?<name>[^:]*):\s*(?:a|b)+$`, 'u'],
  [String.raw`^[\]\\)(]+x{2,}`, ''],
])('/%s/%s is proven to take time in proportion', { retry: 4 }, (source, flags) => {
  expect(proveExpression(source, flags)).toEqual({ verdict: 'safe' })
})

test('what a look behind forbids is no growth: proven where recheck comes to an end in time, else found out by measuring', {
  retry: 4,
}, () => {
  expect(proveExpression(String.raw`(?<![ \t])[ \t]+$`, 'gm')).toEqual({
    verdict: expect.stringMatching(/^(?:safe|tried)$/),
  })
  expect(findGrowth(String.raw`(?<![ \t])[ \t]+$`, 'gm')).toBeUndefined()
})

const slow: Expression = { source: String.raw`\s+$`, flags: '', place: 'server/src/a.ts' }
const judge = (one: Expression, verdict: Verdict, exceptions = new Map<string, string>()) =>
  judgeExpressions([one], exceptions, new Map(), () => ({ verdict, attack: 'blanks' }))

test('what can be made slow is told with its place, and with what shows it', () => {
  const line = String.raw`server/src/a.ts: /\s+$/ is quadratic, for instance on blanks`
  expect(judge(slow, 'quadratic')).toMatchObject({ findings: [line], proven: 1 })
})

test('an exception holds for its expression alone, and one for an expression that is gone is told', () => {
  const exceptions = new Map([[slow.source, 'a name']])
  expect(judge(slow, 'quadratic', exceptions).findings).toEqual([])
  const other = { ...slow, source: 'a' }
  expect(judge(other, 'safe', exceptions).findings).toEqual(['nothing is /\\s+$/ any more'])
})

test('in the engine an expression may be quadratic, and not worse', () => {
  const one = { ...slow, place: 'engine/src/a.ts' }
  expect(judge(one, 'quadratic')).toMatchObject({ findings: [], quadratic: [expect.anything()] })
  expect(judge(one, 'slow').findings).toHaveLength(1)
})

test('what is known is not proven again, and what is slow is never taken for known', () => {
  const never = () => expect.unreachable()
  const known = new Map<string, Verdict>([[keyOf(slow), 'safe']])
  expect(judgeExpressions([slow], new Map(), known, never)).toMatchObject({ findings: [], known, proven: 0 })
  expect(judge(slow, 'slow').known).toEqual(new Map())
})

test('what the engine shares with what reads requests is judged as the latter', () => {
  const both = [slow, { ...slow, place: 'engine/src/a.ts' }]
  expect(judgeExpressions(both, new Map(), new Map([[keyOf(slow), 'quadratic']]), vi.fn()).findings).toHaveLength(1)
})

test('expressions are read wherever they stand in a file', () => {
  const found = readExpressions('a.ts', 'const a = [/x+/g]; export const b = (c: string) => c.replace(/[/]/u, "")')
  expect(found.map(({ source, flags }) => `/${source}/${flags}`)).toEqual(['/x+/g', '/[/]/u'])
})
