import { allPlans } from '@karar/schema'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from './lib/text/words.ts'
import { structuredData } from './structured-data.ts'

beforeAll(() => loadWords('ui', 'home', 'pricing'))

test('search engines are told of the product with the prices of the table of plans', () => {
  const data = JSON.parse(structuredData('/'))
  expect([data['@context'], data['@type'], data.name]).toEqual(['https://schema.org', 'SoftwareApplication', 'Karar'])
  expect(data.offers.map(({ name, price }: { name: string; price: string }) => [name, price])).toEqual(
    allPlans.map(({ name, monthly }) => [name, String(monthly)]),
  )
})

test('they are told the questions and answers that stand on the page of prices', () => {
  const { mainEntity } = JSON.parse(structuredData('/pricing'))
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    i18next.t('pricing:faq', { returnObjects: true }).map(({ ask }) => ask),
  )
})

test('of other pages nothing is told, and nothing ends the element early', () => {
  expect(structuredData('/about')).toBe('')
  expect(structuredData('/') + structuredData('/pricing')).not.toContain('<')
})
