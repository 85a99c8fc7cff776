import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { cards } from '../categories/cards.ts'
import { missingWords } from '../missing/words.en.ts'
import { openings } from '../testing/contract-of.ts'
import { figureOn, figures } from './figures.ts'
import type { Provision } from './provision.ts'
import { type ProvisionId, provisions } from './provisions.ts'
import { type Named, silentOn } from './silent-on.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
test.each(Object.entries<Provision>(provisions))(
  '%s: its days follow each other, what stood before is known',
  (_, law) => {
    for (const day of [law.from, law.until, law.announced, law.checked.on]) if (day) expect(day).toMatch(DAY)
    if (law.from && law.until) expect(law.from < law.until).toBe(true)
    if (law.announced) expect(law.announced < law.from!).toBe(true)
    for (const id of law.before ?? []) {
      const earlier: Provision | undefined = provisions[id as ProvisionId]
      expect(earlier, id).toBeDefined()
      // no day without law between the two
      if (earlier?.until) expect(earlier.until >= dayBefore(law.from!)).toBe(true)
    }
  },
)

test.each(Object.entries(figures))(
  '%s: its rows are dated, the newest first, without a gap or a day told twice',
  (name, rows) => {
    for (const [at, { from, until }] of rows.entries() as Iterable<[number, { from?: string; until?: string }]>) {
      const newer = rows[at - 1] as { from?: string } | undefined
      if (newer !== undefined) expect(until).toBe(dayBefore(newer.from!))
      if (from && until) expect(from < until).toBe(true)
    }
    expect(figureOn(name as keyof typeof figures, '2026-11-21')).not.toBeNull()
  },
)

test('every provision is named by a card, a missing clause, an answer or as what stood before, and says no day of its own coming', () => {
  for (const { says } of Object.values<Provision>(provisions)) expect(says).not.toMatch(/expected|from May|will apply/)
  const named = new Set<string>([
    ...Object.values(cards).flatMap(({ law }) => law),
    ...Object.values(missingWords).flatMap(({ law = [] }) => law),
    ...Object.values<readonly (ProvisionId | Named)[]>(silentOn).flatMap((said) =>
      said.map((one) => (typeof one === 'string' ? one : one.id)),
    ),
  ])
  for (const id of named)
    for (const other of (provisions[id as ProvisionId] as Provision).before ?? []) named.add(other)
  expect(Object.keys(provisions).filter((id) => !named.has(id))).toEqual([])
})

test('what the law says to anybody is not said to the reader', () => {
  for (const [id, { says }] of Object.entries<Provision>(provisions))
    expect(says, id).not.toMatch(/\b[Yy]ou(?:rs?)?\b(?! State)/)
})

test('a time to claim that is cut short is told with the rule for guarantees of banks where it speaks of one, from its day on', () => {
  const told = (clause: string, day: string) =>
    analyze(`${openings.supply}1. Claims. ${clause}\n\n2. Law. This Agreement is governed by the laws of India.\n`, {
      day,
      party: 'Buyer',
    })
      .critical_issues.filter(({ category }) => category === 'shortened_limitation_period')
      .flatMap(({ law }) => law.map(({ section }) => section))
  const ofGuarantee =
    'No suit or claim under the bank guarantee may be brought more than sixty days after the guarantee has expired, and every such claim stands extinguished.'
  const ofGoods =
    'No suit or claim under this Agreement may be brought more than sixty days after delivery, and every such claim stands extinguished.'
  expect(told(ofGuarantee, '2013-01-18')).toContain('s. 28, Exception 3')
  expect(told(ofGuarantee, '2013-01-17')).not.toContain('s. 28, Exception 3')
  expect(told(ofGoods, '2026-11-21')).toContain('s. 28')
  expect(told(ofGoods, '2026-11-21')).not.toContain('s. 28, Exception 3')
})

function dayBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const two = (figure: number) => String(figure).padStart(2, '0')
  if (date > 1) return `${year}-${two(month)}-${two(date - 1)}`
  return month > 1 ? `${year}-${two(month - 1)}-${two(last[month - 2]!)}` : `${year - 1}-12-31`
}
