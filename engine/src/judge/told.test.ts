import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

const LETTER = `Orbis Classes Private Limited, Pune

Dear Ms. Asha Rao,

We are pleased to appoint you as a teacher. This letter is between Orbis Classes Private Limited (the "Company") and you.

1. Duties. You shall teach as the Company asks.

2. Good name. You shall not make any negative statement or post any negative review about the Company on social media, in any place, for ever.

3. Notice. You or the Company may end this letter by 30 days' notice.
`

test('to the Company its letter’s "you" is the other side: no card tells it what it may not do to itself', () => {
  const titles = (party: string): string[] =>
    analyze(LETTER, { day: '2026-11-21', party }).critical_issues.map(({ title }) => title)
  expect(titles('Company').filter((title) => /\byou\b.*\bill of you\b/i.test(title))).toEqual([])
  expect(titles('you').some((title) => /^You may not/.test(title))).toBe(true)
})
