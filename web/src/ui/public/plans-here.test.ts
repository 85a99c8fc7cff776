import { allPlans } from '@karar/schema'
import { afterEach, expect, test, vi } from 'vitest'
import { drawWith, freeContracts, freeStandIn, plansHere } from './plans-here.ts'

afterEach(() => vi.unstubAllGlobals())

const told = (content: string | undefined) =>
  vi.stubGlobal('document', { querySelector: () => (content === undefined ? null : { content }) })

test('the free plan allows what this server gives a new account, and the others stay as they are', () => {
  told('7')
  expect(plansHere().map(({ contracts }) => contracts)).toEqual([7, 10, null, null])
  told('0')
  expect(plansHere()[0]?.contracts).toBe(0)
})

test.each([undefined, '__FREE__', ''])('where the page does not tell (%s), it is as in the table', (content) => {
  told(content)
  expect(plansHere()).toEqual(allPlans)
})

test('a page that is drawn beforehand keeps the place free', () => {
  vi.stubGlobal('document', undefined)
  expect(freeContracts()).toBe(freeStandIn)
  drawWith(1)
  expect(plansHere()[0]?.contracts).toBe(1)
  drawWith(freeStandIn)
})
