import { expect, test } from 'vitest'
import { struckInQuote } from './struck.ts'

const struck = (quote: string) =>
  struckInQuote(quote).flatMap(({ start, end, struck }) => (struck === 'words' ? [quote.slice(start, end)] : []))

test.each<[string, string[]]>([
  ['The rent is ~~Rs. 9,000~~ Rs. 8,000, ~~yearly~~ monthly.', ['Rs. 9,000', 'yearly']],
  ['no sign at all', []],
  // it begins within struck words: what stands behind them counts
  ['9,000~~. The rent is 8,000 ~~per week~~ per month', []],
  ['9,000~~, payable monthly and ~~never', []],
  // it is cut within them
  ['The rent is ~~Rs. 9,000…', []],
])('of %j these are drawn struck: %j', (quote, words) => expect(struck(quote)).toEqual(words))
