import { expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import { toldToYou } from './told-to-you.ts'

const supplier = contractOf('Work. The Service Provider shall work.').parties[1]!

test.each([
  ['send its bill by the 5th', 'send your bill by the 5th'],
  ['comply with its duties under the Act', 'comply with your duties under the Act'],
  ['give all of her/his attention to the work', 'give all of your attention to the work'],
  ['declare that she/he has no other employer', 'declare that you have no other employer'],
  ['use the Service Provider\u2019s own tools', 'use your own tools'],
  ['keep the Client and its staff informed', 'keep the Client and its staff informed'],
  ['tell the Client of its mistakes', 'tell the Client of its mistakes'],
])('%s', (rest, told) => {
  expect(toldToYou(rest, supplier)).toBe(told)
})

test.each([
  ['pay all that is bought through my account', 'pay all that is bought through your account'],
  ['keep the key with me and answer for it myself', 'keep the key with you and answer for it yourself'],
  ['tell the firm where I am', 'tell the firm where you are'],
])('where the paper lets its reader speak: %s', (rest, told) => {
  expect(toldToYou(rest, supplier, true)).toBe(told)
  expect(toldToYou(rest, supplier)).toBe(rest)
})
