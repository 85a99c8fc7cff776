import { allPlans } from '@karar/schema'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../../lib/text/words.ts'
import { planRows } from './plan-words.ts'

beforeAll(() => loadWords('ui', 'pricing'))

const table = () =>
  Object.fromEntries(
    planRows(i18next.getFixedT('en', ['pricing', 'ui'])).map(({ name, of }) => [
      name,
      allPlans.map((plan) => of(plan)),
    ]),
  )

test('what the plans have is told as the specification has it, plan by plan', () => {
  const rows = table()
  expect(rows.Contracts).toEqual(['3 in total', '10 a month', 'Unlimited', 'Unlimited'])
  expect(rows['Pages each']).toEqual(['5', '10', '25', 'No limit'])
  expect(rows['PDF report']).toEqual([false, true, true, true])
  expect(rows.Team).toEqual([false, true, true, true])
  expect(rows['Priority processing']).toEqual([false, 'within 1 hour', 'within 1 hour', 'within 30 minutes'])
  expect(rows.Support).toEqual([
    'E-mail, within 48 hours',
    'E-mail, within 24 hours',
    'E-mail and phone',
    'Dedicated account manager',
  ])
  expect(rows.Lawyer).toEqual([
    false,
    '₹2,500 for 30 minutes',
    '30 minutes free, then ₹4,500 an hour',
    '1 hour free, then ₹4,000 an hour',
  ])
})

test('what every plan has is a tick in every column', () =>
  expect(table()['Position, questions and comments']).toEqual([true, true, true, true]))
