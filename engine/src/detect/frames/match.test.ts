import { expect, test } from 'vitest'
import { frames } from './frames.ts'
import { lexicon } from './lexicon.ts'
import { featureNames, saidIn } from './match.ts'

const said = (text: string): string[] => {
  const values = saidIn(text, true)
  return Object.keys(frames).filter((name) => values[featureNames.indexOf(name)] === 1)
}
const acts = (text: string, name: string) => {
  const values = saidIn(text, true)
  return ['reader', 'other'].filter((who) => values[featureNames.indexOf(`${name} (${who})`)] === 1)
}

test('a power is known in many wordings', () => {
  for (const text of [
    '> the company may modify these terms at any time',
    '> the platform reserves the right to unilaterally amend the policy',
    '> is authorized, in its own discretion, to alter the conditions of service',
    '> we are at liberty to revise our rules as and when needed',
  ])
    expect(said(text), text).toContain('other-changes-terms')
  expect(said('> may alter the order of the rooms')).not.toContain('other-changes-terms')
  expect(said('< may modify these terms')).not.toContain('other-changes-terms')
})

test('words of two sentences make no frame, nor words too far apart', () => {
  expect(said('> the company may visit. the reader can modify the terms')).not.toContain('other-changes-terms')
  const far = 'and so on '.repeat(12)
  expect(said(`the deposit ${far} is forfeited`)).toEqual(expect.arrayContaining(['deposit', 'forfeits']))
  expect(said(`the deposit ${far} is forfeited`)).not.toContain('deposit-forfeited')
  expect(said('the deposit is forfeited')).toContain('deposit-forfeited')
})

test('phrases take any ending at a star and any word at a star alone', () => {
  expect(said('< shall hold > harmless')).toContain('reader-indemnifies')
  expect(said('< indemnifies >')).toContain('indemnity')
  expect(said('the fee is non-refundable')).toContain('no-refund')
  expect(said('fees are refundable')).not.toContain('no-refund')
})

test('who acts is the party named last before the words, else the first that is named', () => {
  expect(acts('> may act at its sole discretion', 'discretion')).toEqual(['other'])
  expect(acts('> the bank and < decide at sole discretion', 'discretion')).toEqual(['reader'])
  expect(acts('no refund is given by >', 'no-refund')).toEqual(['other'])
  expect(acts('no refund is given', 'no-refund')).toEqual([])
})

test.each([
  [
    'terms-changed-by-other',
    'the terms may be altered at any point of time by >',
    'the terms may be read at any point of time by >',
  ],
  ['price-by-own-rule', 'commission as may be decided by >', 'commission as agreed in annexure a'],
  ['reader-no-complaint', '< shall not raise any claim', '< shall raise any claim within ten days'],
  ['pay-is-stopped', 'the sum shall be debited to the wallet', 'the sum is credited to the wallet'],
  ['complaint-barred', 'any claim raised thereafter is void', 'any claim is heard at once'],
  ['leave-forfeit', 'whoever resigns early shall forfeit the bonus', 'whoever resigns early keeps the bonus'],
  ['fault-due-at-once', 'on default the entire balance is payable', 'on default a reminder is sent'],
  ['use-is-consent', 'by using the app < agrees to every rule', 'the app is used with the rules of the house'],
  [
    'papers-until-paid',
    'the relieving letter is given only after clearance',
    'the relieving letter is given on the last day',
  ],
  ['not-liable-even-if', '> is not liable, even if it was negligent', '> is not liable unless it was negligent'],
] as const)('%s: "%s", and not "%s"', (name, harsh, fair) => {
  expect(said(harsh)).toContain(name)
  expect(said(fair)).not.toContain(name)
})

test('every lexeme is used, every frame has a name of its own and finite steps', () => {
  const used = new Set(Object.values(frames).flatMap((frame) => frame.filter((step) => typeof step === 'string')))
  for (const name of Object.keys(lexicon))
    if (!used.has(name as never)) expect(['digits', 'consent'], name).toContain(name)
  expect(new Set(featureNames).size).toBe(featureNames.length)
  expect(saidIn('', false)).toHaveLength(featureNames.length)
})
