// @vitest-environment happy-dom
import type { AdminOverview, TimeEntry, TimeSummary } from '@karar/schema'
import { expect, test } from 'vitest'
import { aRequest } from '../../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { RequestsTab } from './requests-tab.tsx'

const { id } = aRequest()
const path = `/legal-requests/${id}`

const entry: TimeEntry = {
  id: '019a0000-0000-7000-8000-000000000401',
  start_time: '2026-11-21T06:30:00.000Z',
  end_time: '2026-11-21T07:30:00.000Z',
  duration_minutes: 60,
  billable_hours: 1,
  billable_rate: 2000,
  billable_amount: 2000,
  description: 'Reading',
  recorded_by: 'Asha Rao',
  flagged: false,
  measured_minutes: 60,
  corrected_at: null,
  corrected_by: null,
  correction_reason: null,
}
const summary: TimeSummary = {
  total_hours: 1,
  total_billable_amount: 2000,
  total_minutes: 60,
  entries: 1,
  flagged_entries: 0,
  included_minutes: 0,
  included_amount: 0,
  payable_amount: 2000,
}

/** The desk at the time of a request, with this answer to a correction. */
async function atTime(answer: Parameters<typeof serve>[0][string]) {
  const asked = serve({
    'GET /admin/legal-consultation/requests': [200, [aRequest({ status: 'completed', time_entries: 1 })]],
    [`GET ${path}/time-entries`]: [200, [entry]],
    [`GET ${path}/time-summary`]: [200, summary],
    [`PUT ${path}/time-entries/${entry.id}`]: answer,
  })
  const overview = { legal_requests: {} } as AdminOverview
  const page = await liveWithDialogs(<RequestsTab overview={overview} />, ['admin', 'consultations'])
  const open = async () => {
    await page.press('Time entries: Meera Nair')
    await page.wait()
    await page.press(/^Correct/)
  }
  await open()
  return { page, open, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('the keyboard goes into the form, and back to the entry that it came from', async () => {
  const { page } = await atTime([200, entry])
  expect(document.activeElement).toBe(page.field('Minutes'))
  await page.press('Leave it as it is')
  expect(document.activeElement).toBe(page.control(/^Correct/))
})

test('a time entry is only corrected with a reason', async () => {
  const { page, asked } = await atTime([200, { ...entry, duration_minutes: 45 }])
  await page.type('Minutes', '45')
  await page.submit('Minutes')
  expect(page.words()).toContain('Say why the entry is changed.')
  await page.type('Reason for the change', 'Lunch')
  await page.submit('Minutes')
  expect(asked()).toEqual([
    {
      what: `PUT ${path}/time-entries/${entry.id}`,
      json: {
        duration_minutes: 45,
        billable_rate: 2000,
        description: 'Reading',
        reason: 'Lunch',
        seen_corrected_at: null,
      },
    },
  ])
})

/** The correction of an entry, begun and with this answer to it. */
async function correcting(answer: Parameters<typeof serve>[0][string]) {
  const opened = await atTime(answer)
  const { page } = opened
  await page.type('Minutes', '30')
  await page.type('Reason for the change', 'Two calls')
  return opened
}

test('whoever corrects what another has corrected meanwhile reads what is there, keeps what they typed, and may save it then', async () => {
  const corrected_at = '2026-11-21T08:00:00.000Z'
  const message = 'Asha Rao has corrected this entry meanwhile.'
  const { page, asked } = await correcting((json) =>
    (json as { seen_corrected_at: unknown }).seen_corrected_at === corrected_at
      ? [200, { ...entry, duration_minutes: 30 }]
      : [409, { detail: { reason: 'time_entry_changed', message, corrected_at } }],
  )
  await page.submit('Minutes')
  await page.wait()
  expect(page.words()).toContain(message)
  expect([page.field('Minutes').value, page.field('Reason for the change').value]).toEqual(['30', 'Two calls'])
  await page.submit('Minutes')
  await page.wait()
  expect(asked().map(({ json }) => (json as { seen_corrected_at: unknown }).seen_corrected_at)).toEqual([
    null,
    corrected_at,
  ])
  expect(page.offers('Save the entry')).toBe(false)
})

test('a correction that was typed is there again when its dialog was closed, until it is saved or left', async () => {
  const { page, open } = await correcting([500, {}])
  await page.key('Escape')
  await open()
  expect([page.field('Minutes').value, page.field('Reason for the change').value]).toEqual(['30', 'Two calls'])
  await page.press('Leave it as it is')
  await page.press(/^Correct/)
  expect([page.field('Minutes').value, page.field('Reason for the change').value]).toEqual(['60', ''])
})

test('a correction that fails after its dialog was closed is said by the name of who asked', async () => {
  let fail = () => {}
  const late = new Promise<readonly [number, object]>((resolve) => {
    fail = () => resolve([500, {}])
  })
  const { page } = await correcting(() => late)
  await page.submit('Minutes')
  await page.key('Escape')
  fail()
  await page.wait()
  expect(page.words()).toContain('Meera Nair The entry could not be corrected. Please try again.')
})
