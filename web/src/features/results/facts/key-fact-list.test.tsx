import type { DocumentId, KeyFacts } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import type { Places } from '../use-places.ts'
import { KeyFactList } from './key-fact-list.tsx'

const id = '019a0000-0000-7000-8000-000000000001' as DocumentId
const places = { go: () => {} } as unknown as Places
const none: KeyFacts = { dates: [], term: [], notice: [], money: [], governing_law: [], seat: [] }
const place = { quote: 'on 31 March 2027', start: 4, end: 20, page: 3 }
const facts: KeyFacts = {
  ...none,
  dates: [{ ...place, label: 'End date', value: '31 Mar 2027', iso: '2027-03-31' }],
  money: [
    {
      ...place,
      label: 'Cap on liability',
      value: '₹9,00,000',
      amount: 900_000,
      currency: 'INR',
      as_read: { label: 'Fee', value: '₹5,00,000', corrected_at: '2026-11-23T10:00:00Z' },
    },
  ],
}
const shown = (facts: KeyFacts, own: DocumentId | null) =>
  draw(<KeyFactList facts={facts} own={own} places={places} />, ['results'])

test('each fact has its figure and page; one that was put right says so, and what was read', async () => {
  const words = wordsOf(await shown(facts, id))
  expect(words).toContain('End date 31 Mar 2027 page 3')
  expect(words).toContain('Cap on liability ₹9,00,000')
  expect(words).toContain('Corrected by hand. Karar read: Fee, ₹5,00,000. Undo')
  expect(words.match(/Corrected by hand/g)).toHaveLength(1)
})

test('its owner can put each right, and whoever else looks cannot', async () => {
  const own = await shown(facts, id)
  expect(own).toContain('aria-label="Correct End date: 31 Mar 2027"')
  expect(own).toContain('aria-label="Correct Cap on liability: ₹9,00,000"')
  const others = await shown(facts, null)
  expect(others).not.toContain('aria-label="Correct')
  expect(wordsOf(others)).toContain('Corrected by hand. Karar read: Fee, ₹5,00,000.')
  expect(wordsOf(others)).not.toMatch(/Undo|Read wrongly/)
})

test('where nothing was found that is said, and nothing is offered', async () =>
  expect(wordsOf(await shown(none, id))).toBe('Key facts No dates, sums or periods were found.'))
