import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { earns } from './earns.ts'

const terms = (title: string, called: string) =>
  understand(
    `${title}\n\nThese terms are a contract between Bazaarly Technologies Private Limited ("we", "us" or the "Company") and ${called}. By using the site you agree as follows:\n\n1. Fees. You pay the fees.\n`,
    '2026-11-26',
  )

test.each([
  ['TERMS OF SERVICE', 'you, the user ("you" or "User")', false],
  ['DELIVERY PARTNER TERMS', 'Mr. Ravi Kale (the "Delivery Partner")', true],
  ['TERMS FOR SELLERS', 'you, the user ("you" or "User")', true],
  ['SELLER AGREEMENT', 'Mr. Ravi Kale (the "Seller")', true],
])('%s with %s', (title, called, does) => {
  const contract = terms(title, called)
  const signs = contract.parties.find(({ name }) => !name.startsWith('Bazaarly'))!
  expect(earns(contract, signs)).toBe(does)
})
