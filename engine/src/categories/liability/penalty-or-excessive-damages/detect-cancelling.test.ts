import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { cancellingCostsAll } from './detect-cancelling.ts'

test.each([
  'If the Client cancels within thirty days of the wedding, the Client shall be required to pay the full balance due.',
  'On cancellation by the Client 100 % of the package price is payable.',
])('whoever calls it off pays the whole price: %s', (text) => {
  expect(findWith(cancellingCostsAll, text)).toMatchObject([{ severity: 'high', variant: 'cancelling' }])
})

test.each([
  'If the Client cancels, the Client shall pay for the services already performed in full and nothing else, up to the date of it.',
  'If the Service Provider cancels, it shall pay back the full amount as a full refund.',
  'If the Client cancels, the Client shall pay a tenth of the price.',
])('not: %s', (text) => {
  expect(findWith(cancellingCostsAll, text)).toEqual([])
})

test('whoever asks for the whole price is not the one who pays it', () => {
  const hits = findWith(
    cancellingCostsAll,
    'If a show is cancelled within ten days of it, then the Service Provider shall charge 100 % of the booking value to the Client.',
  )
  expect(hits.map(({ burdened }) => burdened)).toMatchObject([{ definedTerm: 'Client' }])
})
