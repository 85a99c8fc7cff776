import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const found = (text: string, sought: string) => findText(text, sought).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Payment on the first PAYMENT day', 'payment', ['Payment', 'PAYMENT']],
  ['sole\n arbitrator', 'sole arbitrator', ['sole\n arbitrator']],
  ['the Client’s staff', "client's", ['Client’s']],
  ['(a) or (b)', '(b)', ['(b)']],
  ['İzmir rent', 'rent', ['rent']],
  ['anything', 'a', []],
  ['anything', '  ', []],
])('in "%s", "%s" finds %j', (text, sought, hits) => expect(found(text, sought)).toEqual(hits))
