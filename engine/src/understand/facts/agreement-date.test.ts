import { expect, test } from 'vitest'
import { findDates } from '../../grammar/dates.ts'
import { agreementDate } from './agreement-date.ts'

const dayOf = (text: string): string | null => {
  const norm = text.toLowerCase()
  const dates = findDates(norm)
  return dates[agreementDate(norm, dates)]?.iso ?? null
}

test.each<[string, string | null]>([
  ['This Deed is made at Vellore on this 9th day of March 2027 between', '2027-03-09'],
  ['SUPPLY AGREEMENT\nDate: 4 May 2027. Place: Hosur.', '2027-05-04'],
  ['Ref: HR/27/12\n\n12 August 2027\n\nDear Ms. Rao, we are pleased', '2027-08-12'],
  ['AGENCY AGREEMENT dated 2 June 2027 between Lotus Mills and Mr. Iyer', '2027-06-02'],
  ['Under letter No. 77/B dated 1 March 2027 this Agreement is made on 4 May 2027 between', '2027-05-04'],
  ['With reference to your application dated 8 May 2027 we write as follows. Date: 11 May 2027', '2027-05-11'],
  ['The flat is held under a sale deed registered on 3 June 2015 at Thane.', null],
  ['Terms of use. Last updated: 3 November 2027.', null],
  ['The loan of Rs. 5,00,000 shall be repaid in a single sum on 30 November 2028.', null],
  ['This lease starts on 1 July 2027.', null],
  [
    'AMENDMENT NO. 1\nDated as of 11 November 2027\nReference is hereby made to that certain fully executed Content Licence Agreement Number 12 dated as of 16 December 2026',
    '2027-11-11',
  ],
  ['Hirer: Surya Mandal   Event: 28.11.2027 to 02.12.2027', null],
])('%s', (text, expected) => {
  expect(dayOf(text)).toBe(expected)
})
