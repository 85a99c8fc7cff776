import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { homeLawOf } from './home-law.ts'

/** Far enough from the names: what stands right behind one is said of that party. */
const MORE = 'Orbis keeps the machines clean and tells Veena of each fault. '.repeat(8)

const lawOf = (words: string): string =>
  homeLawOf(
    understand(
      `SERVICES AGREEMENT\n\nThis Agreement is made between Orbis LLC ("Orbis") and ${words} ("Veena").\n\n1. Orbis serves Veena for $400 a month. ${MORE}\n2. The laws of the State of Florida govern this Agreement.\n`,
      '2026-11-21',
    ),
  )

test.each([
  ['a Seminole Indian company to be formed at Okeechobee', 'is_foreign'],
  ['Veena Gaming of the Pine Indian Reservation', 'is_foreign'],
  ['Veena Capital Limited, a private limited company registered in England', 'is_foreign'],
  ['Veena Foods Private Limited, an Indian company', 'compares'],
  ['Veena Foods, a firm at Pune in India', 'compares'],
])('a contract with %s: Indian law %s', (party, law) => expect(lawOf(party)).toBe(law))
