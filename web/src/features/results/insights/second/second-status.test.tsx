import { DocumentId, type SecondReading } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../../lib/testing/draw.tsx'
import { anIssue } from '../../../../lib/testing/made.ts'
import { IssueBody } from '../../issues/issue-body.tsx'
import { SecondStatus } from './second-status.tsx'

const id = DocumentId.parse('0198c2f0-0000-7000-8000-000000000001')
const nothing = { added: 0, confirmed: 0, doubted: 0, missing: 0, dropped: 0, left_out: 0 }
const away = { provider: 'openai', model: 'm-1', host: 'api.example.com', here: false, redacted: false } as const
const reading = (more: Partial<SecondReading>): SecondReading => ({
  ...nothing,
  ...{ state: 'done', reader: away, kept_local: false, parts_done: 0, parts: 4, message: null, finished_at: null },
  ...more,
})
const said = async (more: Partial<SecondReading>, own = true) =>
  wordsOf(await draw(<SecondStatus second={reading(more)} id={own ? id : null} />, ['results']))

test('the page says that a second reading is under way, who reads and what leaves the machine', async () => {
  expect(await said({ state: 'reading', parts_done: 1 })).toBe(
    'A second reading by m-1 is under way: part 2 of 4. What it adds appears below as it comes. ' +
      'The text of the contract is sent to api.example.com. Keep it local',
  )
  expect(await said({ reader: { ...away, here: true } })).toContain('It runs on this server: nothing leaves it.')
  expect(await said({ reader: { ...away, redacted: true } })).toContain('Aadhaar')
})

test('what it brought is told in figures, with what was dropped and what it was not shown', async () => {
  expect(await said({ added: 2, confirmed: 1, doubted: 1, missing: 0, dropped: 3, left_out: 1 })).toContain(
    'Read a second time by m-1: it adds 2 findings, agrees with 1 of Karar’s, doubts 1; ' +
      '3 claims did not stand in the contract and were dropped; 1 passage that speaks to a machine was not shown to it.',
  )
  expect(await said({})).toContain('it adds no finding.')
})

test('a failure is told in words with a way to try again; others than the owner have no ways', async () => {
  const failed = { state: 'failed', message: 'The language model took too long.' } as const
  expect(await said(failed)).toMatch(/came to nothing\. The language model took too long\. .*Read again Keep it local$/)
  expect(await said(failed, false)).not.toMatch(/Read again|Keep it local/)
  expect(await said({ state: 'kept_local', kept_local: true })).toBe(
    'This document is kept on this server: no language model reads it. Allow a second reading',
  )
})

test('mark-up and links in what a model says are words', async () => {
  const says = '<img src=x onerror=alert(1)> [click](https://evil.example) <b>bold</b>'
  const opinion = { says, doubt: null, law: [{ cited: 'Moon Act 1999, s. 4', known: false }] }
  const markup = await draw(<IssueBody card={[anIssue({ origin: 'model', second_opinion: opinion })]} />, ['results'])
  expect(markup).not.toMatch(/<img|<a [^>]*evil|<b>bold/)
  expect(wordsOf(markup)).toContain('It names Moon Act 1999, s. 4 (authority not verified)')
})
