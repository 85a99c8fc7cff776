import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
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
    ['Courts. The Taoyuan District Court of Taiwan tries any suit.', ['court Taoyuan']],
    ['Courts. The Superior Court of Dawson County tries any suit.', ['court Dawson County']],
    ['Courts. Disputes are settled under Patna jurisdictions only.', ['court Patna']],
    ['Courts. The courts located in the city of Ajmer/Rajasthan decide.', ['court Ajmer']],
    ['Courts. Either of us may ask the Udupi court for an urgent order.', ['court Udupi']],
    ['Courts. You may sue us at Nagpur alone.', ['court Nagpur']],
    ['Courts. Any claim of yours is to be brought at Rewa and at no other place.', ['court Rewa']],
    ['Courts. A dispute that remains is heard at Bikaner, whoever begins it.', ['court Bikaner']],
    ['Courts. Disputes go to the Sub Court, Alappuzha, for a decree.', ['court Alappuzha']],
    ['Courts. If it goes to court, it will be at Nanded, where we live.', ['court Nanded']],
    ['Courts. Any dispute will be filed in Sikar court of Rajasthan only.', ['court Sikar']],
    ['Courts. Disputes are decided by the courts at Akola, to the exclusion of the courts at Washim.', ['court Akola']],
    [
      'Disputes. The seat of the arbitration is Karnal and its courts alone have jurisdiction.',
      ['arbitration_seat Karnal', 'court Karnal'],
    ],
    [
      'Disputes. They go to an arbitrator appointed by both or by the Indian Council of Arbitration, seat Salem.',
      ['arbitration_seat Salem'],
    ],
    [
      'Disputes. Disputes go to arbitration under the Arbitration and Conciliation Act, 1996 at Bidar.',
      ['arbitration_seat Bidar'],
    ],
    [
      'Disputes. A cousin of the owner, sitting as sole arbitrator at Pali, decides disputes.',
      ['arbitration_seat Pali'],
    ],
    ['Disputes. Every dispute shall be resolved in London by three arbitrators.', ['arbitration_seat London']],
    ['Disputes. Disputes go to a sole arbitrator. The venue shall be Kollam.', ['arbitration_seat Kollam']],
    ['Disputes. One arbitrator decides at Hubli or by video. The seat is Belagavi.', ['arbitration_seat Belagavi']],
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
    'Disputes. The arbitrator is named by the London Court of International Arbitration.',
    'Rules. The Danish Institute of Arbitration in Copenhagen keeps the rules.',
    'Liability. Some jurisdictions do not let a seller shut out such claims; most courts do.',
    'Work. The venue of the wedding shall be Udaipur and the crew arrives a day before.',
  ])('names no forum: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
