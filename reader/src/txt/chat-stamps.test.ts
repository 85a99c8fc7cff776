import { expect, test } from 'vitest'
import { partStamps } from './chat-stamps.ts'

test('terms sent message by message keep their stamps, and their numbers begin lines', () => {
  const android = [
    '12/11/26, 4:10 pm - Anil Tent House: Terms for the 14th',
    '12/11/26, 4:11 pm - Anil Tent House: 1. Advance',
    '12/11/26, 4:11 pm - Anil Tent House: Half of it now',
    '12/11/26, 16:12 - Meena: (b) is that with chairs?',
    '12/11/26, 16:13 - Meena: 2 days is enough',
  ]
  expect(partStamps(android.join('\n')).split('\n')).toEqual([
    android[0],
    '12/11/26, 4:11 pm - Anil Tent House:',
    '1. Advance',
    android[2],
    '12/11/26, 16:12 - Meena:',
    '(b) is that with chairs?',
    android[4],
  ])
  const iphone = ['1.1 Advance', '1.2 Refund', '2) Power'].map((term) => `[12/11/26, 4:03:40 PM] Anil: ${term}`)
  expect(
    partStamps(iphone.join('\n'))
      .split('\n')
      .filter((_, i) => i % 2 === 1),
  ).toEqual(['1.1 Advance', '1.2 Refund', '2) Power'])
})

test('a date or two at the head of lines make no chat', () => {
  const text =
    '12/11/26, 4:10 pm - Inspection: 1. by the buyer\n13/11/26, 4:10 pm - Delivery: 2. at the gate\nRent: 1. monthly'
  expect(partStamps(text)).toBe(text)
})
