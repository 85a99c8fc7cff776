import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const aliasesOf = (text: string): string[][] =>
  understand(text, '2026-11-27').parties.map(({ aliases }) =>
    aliases.filter((word) => /party|part$/.test(word)).toSorted(),
  )

const DEED = (second: string, words: string): string =>
  `RENT AGREEMENT between Mrs. Leela Nair, Kochi (hereinafter called the "Landlord/First Party") and Ms. Asha Roy, Kochi (hereinafter called the "Tenant${second}").\n\n1. ${words}\n`

test.each([
  [
    'who is left over is the second party',
    '',
    'The Second Party shall pay the rent.',
    [['first party'], ['second party']],
  ],
  ['not where nobody speaks of one', '', 'The Tenant shall pay the rent.', [['first party'], []]],
  [
    'whoever is called so already is it',
    '/Second Party',
    'The Second Party shall pay.',
    [['first party'], ['second party']],
  ],
])('%s', (_, second, words, told) => {
  expect(aliasesOf(DEED(second, words))).toEqual(told)
})
