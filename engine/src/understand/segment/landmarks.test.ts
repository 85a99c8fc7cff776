import { expect, test } from 'vitest'
import { segment } from './clauses.ts'

test('what is agreed of one thing, where nobody was introduced, ends no recitals', () => {
  const terms =
    'Terms of decoration\n\nPayment: Thirty per cent is paid when the order is confirmed, and the rest when the hall is ready.\nOwnership: It is agreed that all decorations shall remain with the decorator when the event is over.\nDamage: The client will be responsible for whatever its guests break or carry away with them.'
  expect(segment(terms).clauses.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Payment', 'Ownership', 'Damage']),
  )
})
