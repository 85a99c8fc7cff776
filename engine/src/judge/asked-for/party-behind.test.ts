import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'

const readFor = (opening: string, party: string) =>
  analyze(
    `${opening}\n\n1. Rent. The Tenant shall pay the rent by the 5th. The Manager keeps the keys.\n\n2. Visitors. The Tenant shall not bring visitors. The Manager may enter the room at any time.\n\n3. Leaving. The Tenant shall give a month of notice. Indian law applies.`,
    { day: '2026-11-21', party },
  ).perspective.party

const named = (behind: string): string =>
  `ROOM PAPER\n\nThis Agreement is made between Smt. Meera Joshi${behind} and the lodger who signs below (the "Tenant").`

test.each([
  [named(', proprietor of Teesta Girls Hostel, Dehradun (the "Manager")')],
  [`${named(' (the "Manager")')}\n\nThe Manager, trading as Teesta Girls Hostel, lets rooms to students.`],
  [named(' (the "Manager") representing Teesta Girls Hostel, Dehradun,')],
  [`${named(' (the "Manager") of Dehradun')}\n\nThe Manager runs the rooms known as Teesta Girls Hostel.`],
  [`${named(' (the "Manager")')}\n\nDues are paid in the Manager's app, Teesta Girls Hostel.`],
  [`${named(' (the "Manager")')}\n\nTeesta Girls Hostel, a unit of the Manager, serves the meals.`],
  [`TEESTA GIRLS HOSTEL\n\n${named(' (the "Manager")')}`],
])('a business reads on the side of the party whose it is: %s', (opening) => {
  expect(readFor(opening, 'Teesta Girls Hostel')).toBe(readFor(opening, 'Manager'))
})

test.each([
  'Smt. Meera Joshi (the "Manager"), trading as Teesta Girls Hostel, and Ms. Tara Negi (the "Tenant").',
  'Meera Joshi, of Dehradun (the "Manager"), carrying on business as Teesta Girls Hostel, and Ms. Tara Negi (the "Tenant").',
])('a business told behind the mark of its owner is not that of whoever comes next: %s', (parties) => {
  const opening = `ROOM PAPER\n\nThis Agreement is made on 2 May 2026 between ${parties}`
  expect(readFor(opening, 'Teesta Girls Hostel')).toBe(readFor(opening, 'Manager'))
  expect(readFor(opening, 'Tenant')).toBe('Ms. Tara Negi')
})

test('who goes between two is neither of them, and who goes between others may be one', () => {
  const read = (whom: string, party: string, more = '') =>
    analyze(
      `${named(' (the "Manager")')}\n\n1. Rent. The Tenant shall pay the rent by the 5th. The Manager keeps the keys.\n\n2. Visitors. The Tenant shall not bring visitors. The Manager may enter the room at any time.\n\n3. Helper: Kosi Homes Pvt. Ltd. acts only as a broker between ${whom}. It takes a month of rent.${more}`,
      { day: '2026-11-21', party },
    ).perspective.party
  expect(read('the Manager and the Tenant', 'Kosi Homes Pvt. Ltd.')).toBe('Kosi Homes Pvt. Ltd.')
  expect(read('the Owner and the Tenant', 'Kosi Homes')).toBe('Kosi Homes')
  expect(read('the buyer and the seller', 'Kosi Homes')).not.toBe('Kosi Homes')
  const bound = ' Kosi Homes Pvt. Ltd. shall pay a fine of Rs. 90,000 if the Tenant leaves early.'
  expect(read('the Manager and the Tenant', 'Kosi Homes', bound)).not.toBe('Kosi Homes')
})

test('a name that the paper gives to a stranger, or to nobody, is no party', () => {
  const opening = `${named(' (the "Manager")')}\n\nMeals may be had at the Gomti Tiffin House next door.`
  expect(readFor(opening, 'Gomti Tiffin House')).not.toBe('Smt. Meera Joshi')
})

test('the label of a side before a name is no part of it', () => {
  const text =
    'ROOM PAPER\n\nby and between:\n\nOWNER / LICENSOR: Smt. Meera Joshi, of Dehradun, hereinafter referred to as the "Manager";\n\nAND\n\nTENANT / LODGER: Asha Rawat, of Pauri, hereinafter referred to as the "Tenant".'
  expect(readFor(text, 'Manager')).toBe('Smt. Meera Joshi')
})
