import { issueCategories } from '@karar/schema'
import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { cards } from '../categories/cards.ts'
import type { Abroad, CardVariant } from '../categories/shape/card.ts'
import { formatDate } from '../grammar/calendar.ts'
import { say } from '../language/message.ts'
import { missingWords } from '../missing/words.en.ts'
import { openings } from '../testing/contract-of.ts'
import { figuresOn } from './figures.ts'
import type { Provision } from './provision.ts'
import { provisions } from './provisions.ts'

const wordsOf = ({ title, short, harm, ask, wording, favour }: CardVariant): string[] =>
  [title, short, harm, ask, wording, favour?.title, favour?.harm].filter((said) => typeof said === 'string')
const abroadOf = ({ notes = [], favour, title, harm, ask, wording }: Abroad): string[] =>
  [title, harm, ask, wording, favour?.title, favour?.harm, ...notes].filter((said) => typeof said === 'string')

/** 'section 74', 'Rule 6': what stands behind it is looked for among the provisions of the card. */
const CITED = /\b(?:sections?|ss?\.|rules?|articles?|arts?\.) (\d+[A-Z]*)/gi

test.each(issueCategories)(
  '%s cites no section that its provisions do not have, and no day or year of a law',
  (category) => {
    const { words, law } = cards[category]
    const sections = law.map((id) => (provisions[id] as Provision).section).join(' ')
    for (const said of [words, ...Object.values(words.variants ?? {})].flatMap(wordsOf).concat(words.notes)) {
      for (const [cite, number] of said.matchAll(CITED)) expect(sections, cite).toMatch(new RegExp(`\\b${number}\\b`))
      // the MSMED Act alone is named with its year in a wording to propose: it has been the law since 2006
      expect(said.replace('Development Act, 2006', '')).not.toMatch(/\b(?:19|20)\d\d\b/)
    }
  },
)

test('a figure of the law that a card names follows the table', () => {
  const { harm, ask } = cards.msme_payment_delay.words
  const told = (day: string) => say(`${harm} ${ask}`, figuresOn(day, formatDate))
  expect(told('2026-11-21')).toMatch(
    /within 45 days, whatever.*three times the bank rate.*within 45 days of acceptance/,
  )
  expect(told('2005-01-01')).not.toMatch(/\d\d days|three times/)
})

test('a reason why a clause is missing cites its law from the table', () => {
  for (const { reason } of Object.values(missingWords)) expect(reason).not.toMatch(/\b(?:Act|Code)\b|\bs\. ?\d/)
})

/** Words that tell Indian law, or tell the law as a fact. */
const INDIAN =
  /(?<!tied to )\bIndian?\b|[Ss]ection \d|\bCERT-In\b|\bMSMED\b|\bDPDP\b|\bUdyam\b|\bGST\b|\bSEBI\b|\b(?:is|are) void\b|\bvoids it\b|\bthe law (?:does not allow|limits|gives|lists|sets a)\b|\bis (?:un)?lawful\b(?! hangs)/

test.each(issueCategories)('%s tells a contract under another law no Indian law as a fact', (category) => {
  const { words } = cards[category]
  const told = [
    { ...words, ...words.abroad },
    ...Object.values(words.variants ?? {}).map((own) => ({ ...own, ...own.abroad })),
  ]
  for (const said of told.flatMap(wordsOf).concat(words.abroad?.notes ?? words.notes)) expect(said).not.toMatch(INDIAN)
  for (const { abroad = {} } of [words, ...Object.values(words.variants ?? {})])
    for (const said of abroadOf(abroad))
      expect(say(said, { you: 'you', youIs: 'you', other: 'Orbis', otherIs: 'other' })).not.toMatch(/[{}]/)
})

const employment = `${openings.employment}1. Salary. The Employee is paid Rs 40,000 a month. The Employer may deduct from the salary any loss caused to it and Rs 500 for each late arrival, as it thinks fit.

2. Non-compete. For two years after leaving, the Employee shall not join any competitor of the Employer anywhere in India.

3. Duties. The Employee works as a designer and reports to the manager in charge of the studio.

4. Termination. Either party may end the employment on thirty days' written notice to the other.
`
const read = (text: string, day: string) => analyze(text, { day })
const lawsOf = (text: string, day: string) =>
  read(text, day).critical_issues.flatMap(({ law }) => law.map(({ act, section }) => `${act} ${section}`))

test('one letter of appointment, the day before the Labour Codes and the day of them', () => {
  expect(lawsOf(employment, '2025-11-20').join()).toMatch(/Payment of Wages Act 1936 s\. 7/)
  expect(lawsOf(employment, '2025-11-20').join()).not.toMatch(/Code on Wages/)
  expect(lawsOf(employment, '2025-11-21').join()).toMatch(/Code on Wages 2019 s\. 18/)
  expect(lawsOf(employment, '2025-11-21').join()).not.toMatch(/Payment of Wages/)
  // what did not change is told on both
  expect(lawsOf(employment, '2025-11-20')).toContain('Indian Contract Act 1872 s. 27')
})

const governed = (law: string) =>
  employment.replace('\n2. Non', `\n5. Law. This Agreement is governed by ${law}.\n\n2. Non`)
const competing = (text: string) =>
  read(text, '2026-11-21').critical_issues.find(({ category }) => category === 'restraint_of_trade')

test('another law governs: what is tied to India is told Indian law for comparison, and nothing as a fact', () => {
  const home = competing(governed('the laws of India'))!
  expect(home.description).toContain('void in India')
  expect(home.law.every(({ for_comparison }) => for_comparison === undefined)).toBe(true)
  const tied = competing(governed('the laws of Singapore'))!
  expect(tied.description).toContain('hangs on the law that governs the contract')
  expect(tied.description).not.toContain('India')
  expect(tied.law).toContainEqual(expect.objectContaining({ section: 's. 27', for_comparison: true }))
})

test('a contract with no tie to India is told no Indian law', () => {
  const abroad = `EMPLOYMENT AGREEMENT

This Employment Agreement is made between Lakeshore Tools, Inc., a Delaware corporation (the "Employer") and Mr. John Miller (the "Employee").

1. Salary. The Employee is paid $4,000 a month.

2. Non-compete. For two years after leaving, the Employee shall not join any competitor of the Employer anywhere in the United States.

3. Duties. The Employee works as a designer and reports to the manager in charge of the studio.

4. Termination. Either party may end the employment on thirty days' written notice to the other.

5. Law. This Agreement is governed by the laws of the State of Delaware.
`
  const analysis = read(abroad, '2026-11-21')
  expect(analysis.critical_issues.length).toBeGreaterThan(0)
  expect(analysis.critical_issues.flatMap(({ law }) => law)).toEqual([])
  expect(JSON.stringify([analysis.critical_issues, analysis.missing_clause_details])).not.toMatch(
    /Indian|in India|Contract Act|Code on/,
  )
})
