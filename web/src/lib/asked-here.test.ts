import { expect, test } from 'vitest'
import { askedHere, isAskedHere } from './asked-here.ts'

test('a link of ours asks at once', () => expect(isAskedHere(askedHere)).toBe(true))

test.each([[null], [undefined], ['askedHere'], [{}], [{ askedHere: 'yes' }], [{ origin: 'card' }]])(
  'an address that was opened with the state %o does not',
  (state) => expect(isAskedHere(state)).toBe(false),
)
