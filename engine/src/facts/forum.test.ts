import { describe, expect, test } from 'vitest'
import { contractOf } from '../playbook/testing.ts'
import { findKeyFacts } from './key-facts.ts'

const told = (text: string): string[] =>
  findKeyFacts(contractOf(text), undefined).seat.map(({ kind, value }) => `${kind} ${value}`)

describe('where disputes are decided', () => {
  test.each<[string, string[]]>([
    ['Courts. You may sue us only in the courts at Mysuru.', ['court Mysuru']],
    ['Courts. Courts at Surat alone shall try any suit under this Agreement.', ['court Surat']],
    ['Courts. The courts and the Rent Authority at Lucknow have jurisdiction.', ['court Lucknow']],
    ['Courts. The Commercial Court at Jodhpur, which alone has jurisdiction, decides.', ['court Jodhpur']],
    ['Courts. All disputes are subject to Indore jurisdiction.', ['court Indore']],
    ['Courts. Patna courts shall hear all disputes.', ['court Patna']],
    ['Courts. We shall bring our suits, if any, only at Shillong, where you work.', ['court Shillong']],
    [
      'Courts. A party may ask the High Court for the State of Kerala at Ernakulam for interim relief.',
      ['court Ernakulam'],
    ],
    [
      'Disputes. A sole arbitrator is appointed jointly or, failing that, by the High Court of Madras. The seat is Salem, the language Tamil.',
      ['arbitration_seat Salem'],
    ],
    [
      'Disputes. Disputes go to arbitration; seat and hearings at Vellore, in person. The courts at Vellore assist the arbitration.',
      ['arbitration_seat Vellore', 'court Vellore'],
    ],
    [
      'Disputes. Disputes are decided by arbitration seated in Singapore under its rules.',
      ['arbitration_seat Singapore'],
    ],
    ['Disputes. Disputes go to a sole arbitrator sitting at Madurai.', ['arbitration_seat Madurai']],
    ['Disputes. Three arbitrators decide. The seat and all sittings shall be at Panaji.', ['arbitration_seat Panaji']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
  test.each([
    'Board. Each holder has a seat on the board in proportion to shares, whatever an arbitrator may say.',
    'Injunctions. A party may apply to any competent court in proper cases.',
    'Law. Disclosure ordered by a court or tribunal is allowed in all cases.',
  ])('names no forum: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
