import { expect, test } from 'vitest'
import { say } from './message.ts'

test.each([
  ['{other} owes you this', 'Orbis Packing Pvt. Ltd.', 'Orbis Packing Pvt. Ltd. owes you this'],
  ['{other} alone decides. {other} pays.', 'the Company', 'The Company alone decides. The Company pays.'],
  ['You pay {other}. {other} keeps it.', 'Mandovi Inc.', 'You pay Mandovi Inc. Mandovi Inc. keeps it.'],
  ['You pay {other}. it is kept.', 'Mandovi Inc.', 'You pay Mandovi Inc. It is kept.'],
  ['No. {other} may not.', 'the Bank', 'No. The Bank may not.'],
])('%s of %s', (message, other, words) => expect(say(message, { other })).toBe(words))
