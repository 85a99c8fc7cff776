import '../../lib/testing/browser.ts'
import { allPlans, clauseTypes, contractTypes, issueCategories } from '@karar/schema'
import { beforeAll, expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { HomePage } from './page.tsx'

let markup = ''
let words = ''
beforeAll(async () => {
  markup = await draw(<HomePage />, ['home', 'pricing'])
  words = wordsOf(markup)
})

test('the statistics are counted in the product', () => {
  expect(words).toContain(`kinds of risk looked for ${issueCategories.length}`)
  expect(words).toContain(`types of clause recognised ${clauseTypes.length}`)
  expect(words).toContain(`types of contract ${contractTypes.length}`)
})

test('the eight kinds of contract, six things that one gets, and four steps stand there', () => {
  expect(words).toContain('Employment Service NDA Partnership Vendor Licensing Lease Purchase')
  for (const title of [
    'Clauses marked where they stand',
    'The Indian law behind each',
    'What is missing',
    'Who the contract favours',
    'Wording you can send',
    'A lawyer when you need one',
  ])
    expect(words).toContain(title)
  expect(words).toMatch(/1 Upload .* 2 Choose your side .* 3 Read the verdict .* 4 Send the changes/)
})

test('each plan has its card with its price, and leads to an account or to sales', () => {
  for (const { name } of allPlans) expect(words).toContain(name)
  expect(words).toContain('₹999 a month or ₹9,990 a year')
  expect(markup).toContain('href="/contact"')
  expect(markup.match(/href="\/login\?mode=register"/g)?.length).toBeGreaterThanOrEqual(5)
})

test('the product is shown at work: a sample to open, and a clause to paste', () => {
  expect(markup).toContain('href="/sample"')
  expect(words).toContain('0 of 1,500 characters. What you paste is read on this server and not kept.')
})

test('nowhere does the front page promise that a contract is safe', () =>
  expect(words).not.toMatch(/\bsafe to sign\b|\bguarantees?\b(?! on paid plans)/i))
