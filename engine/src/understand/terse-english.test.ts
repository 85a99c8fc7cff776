import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

const day = '2026-11-27'

test('an order of a few words a line is English', () => {
  const order = `PURCHASE ORDER
• Vendor: Sahya Tools
• Buyer: Periyar Steel Works
• Item: 60 grinders at Rs. 3,900 each
• Delivery: 12 days, Salem works
• Payment: 45 days credit, against invoice
• Late delivery: penalty 2% per week, max 10%
• Rejected goods: lifted by vendor, 7 days, own cost
• Warranty: 12 months, replacement free
• Freight: vendor, extra not allowed
• Price: firm, all taxes included
• Cancellation: buyer, before delivery, no charges
• Disputes: Salem courts only`
  expect(analyze(order, { day }).language).toBe('en')
})

test.each([
  [
    'Hindi in Latin letters',
    'Kiraya har mahine ki 5 tarikh tak dena hoga. Deposit do mahine ka rent hoga aur wapas tab milega jab kamra khali hoga. Late payment par penalty lagegi. Notice ek mahine ka dena hoga. Owner kabhi bhi room check kar sakta hai. Guest allowed nahi hai. Electricity extra hogi.',
  ],
  [
    'German',
    'Der Mieter zahlt die Miete bis zum dritten Werktag eines Monats. Die Kaution beträgt zwei Monatsmieten und wird nach dem Auszug zurückgegeben. Der Vermieter darf die Wohnung nach Anmeldung betreten. Die Kündigungsfrist beträgt drei Monate zum Ende eines Monats.',
  ],
])('not so: %s', (_, text) => {
  expect(analyze(text, { day }).language).toBe('und')
})
