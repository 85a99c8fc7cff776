import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

test.each([
  [
    'AGREEMENT OF LEAVE AND LICENCE made at Thane between PRAKASH MOHAN DESAI adult Indian inhabitant of Thane having his address at 4, Lake Road, hereinafter called “THE LICENSOR” of the ONE PART AND (1) ROHINI SURESH NENE Adult, Indian inhabitant, of 7, Hill Lane, hereinafter called “THE LICENSEE” of the OTHER PART.\n\n1. Fee. The Licensee shall pay Rs. 9,000 a month to the Licensor.\n',
    ['PRAKASH MOHAN DESAI', 'ROHINI SURESH NENE'],
  ],
  [
    'LEASE DEED\n\nThis Lease Deed is made between Mrs. Leela Menon, residing at Kochi (the "Lessor") of the ONE PART and Brightpath Academy LLP (the "Lessee") of the OTHER PART.\n\n1. Rent. The Lessee shall pay rent to the Lessor.\n',
    ['Mrs. Leela Menon', 'Brightpath Academy LLP'],
  ],
])('a name ends before what is said of the person, and begins behind the other part', (text, names) => {
  expect(understand(text, '2026-11-28').parties.map(({ name }) => name)).toEqual(names)
})
