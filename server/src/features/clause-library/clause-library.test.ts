import type { LibraryClause } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let token: string
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  token = (await karar.givenSession()).token
})
afterAll(() => karar.close())

const ask = async (query = ''): Promise<LibraryClause[]> =>
  (await karar.call(token)('GET', `/api/clause-library${query}`)).json()

test('every clause says what it is good for, in whole sentences without a name or a mark left open', async () => {
  const clauses = await ask()
  expect(clauses.length).toBeGreaterThan(60)
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  for (const { id, when, wording, ask } of clauses) {
    expect([id, /[.!]$/.test(when), wording.length > 20]).toEqual([id, true, true])
    expect(`${when} ${ask ?? ''} ${wording}`, id).not.toMatch(/[{}]|undefined|absent|null/)
  }
})

test('it is searched by words, and narrowed to what it is about', async () => {
  const caps = await ask('?q=liability%20limited')
  expect(caps.map(({ id }) => id)).toContain('clause-limitation_of_liability')
  const exit = await ask('?group=exit')
  expect(exit.length).toBeGreaterThan(3)
  expect(new Set(exit.map(({ group }) => group))).toEqual(new Set(['exit']))
  expect(await ask('?q=zzzz')).toEqual([])
})
