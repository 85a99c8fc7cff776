import { expect, test } from 'vitest'
import { fromSubjects, subjectsOf } from './subjects.ts'

const rules = `RULES OF THE SPRING FAIR
The Exhibitor shall pay the rent of the stall in advance. Exhibitors must vacate by 9 p.m. The Exhibitor is responsible for its goods.
The Hall shall be open from 9 a.m. The Organiser may cancel the fair. The Organiser is not liable for theft. Payment shall be made by cheque.`

test('who acts in the sentences is found, most often first; things and papers that shall be something are not', () => {
  expect(subjectsOf(rules).map(({ name, acts }) => [name, acts])).toEqual([
    ['Exhibitor', 3],
    ['Organiser', 2],
  ])
})

test('whoever acts becomes the second party beside a known one, the opposite side first', () => {
  const known = { name: 'The Exhibitor', term: 'Exhibitor', at: 0 }
  expect(fromSubjects(rules, [known])).toEqual([{ name: 'The Organiser', term: 'Organiser', at: 0 }])
  expect(fromSubjects(rules, [known, { name: 'Meadow Fairs', term: 'Organiser', at: 9 }])).toEqual([])
})

test('who acts but seldom is no party', () => {
  expect(fromSubjects('The Club shall pay for the lights. The Club may close.', [])).toEqual([])
})
