// @vitest-environment happy-dom
import type { AdminOverview, DeskRequest, TimeEntry, TimeSummary } from '@karar/schema'
import { expect, test } from 'vitest'
import { aRequest } from '../../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { RequestsTab } from './requests-tab.tsx'

const overview = {
  legal_requests: { pending: 2, assigned: 1, in_progress: 1, completed: 1200, cancelled: 0 },
  overdue_requests: 1,
} as AdminOverview
const list = 'GET /admin/legal-consultation/requests'
const { id } = aRequest()

/** The desk, with a server that has these requests and answers these calls. */
async function desk(requests: DeskRequest[], calls: Parameters<typeof serve>[0] = {}, address?: string) {
  const asked = serve({
    [list]: [200, requests],
    'GET /admin/legal-consultation/lawyers': [200, ['Adv. Rao']],
    ...calls,
  })
  const page = await liveWithDialogs(<RequestsTab overview={overview} />, ['admin', 'consultations'], address)
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('a request says who asks, about what, how soon, and what the plan grants', async () => {
  const { page } = await desk([aRequest()])
  const words = page.words()
  expect(words).toMatch(/Meera Nair Nilgiri Softworks LLP meera@nilgiri\.example \+91 98400 55512 lease\.pdf/)
  expect(words).toMatch(/Pending, received 21 Nov 2026, \d\d:\d\d/)
  expect(words).toMatch(/High Answer within 4 to 8 hours by 21 Nov 2026, \d\d:\d\d/)
  expect(words).toContain('Add-on of the plan: ₹2,500 for 30 minutes')
})

test('filters carry how many there are of each, grouped as in India', async () => {
  const { page } = await desk([aRequest()])
  expect(page.words()).toMatch(
    /Open 4 Pending 2 Assigned 1 In progress 1 Completed 1,200 Cancelled 0 Overdue 1 All 1,204/,
  )
})

test('what is late, unread or to be corrected is said; a document that is gone is no link', async () => {
  const { page } = await desk([
    aRequest({
      overdue: true,
      awaiting_reply: true,
      flagged_entries: 2,
      document_id: null,
      total_hours: 1.5,
      total_billable_amount: 3000,
    }),
  ])
  const words = page.words()
  expect(words).toMatch(/Overdue since 21 Nov 2026/)
  expect(words).toContain('The requester wrote last')
  expect(words).toContain('2 time entries wait to be corrected')
  expect(words).toContain('1.50 h billed, ₹3,000')
  expect(words).toContain('lease.pdf (deleted)')
  expect(page.offers('lease.pdf')).toBe(false)
})

test('a lawyer is named before a request is assigned; names used before are offered', async () => {
  const { page, asked } = await desk([aRequest()], {
    [`PUT /admin/legal-consultation/requests/${id}`]: [
      200,
      aRequest({ status: 'assigned', assigned_lawyer: 'Adv. Rao' }),
    ],
  })
  await page.press('Assign Lawyer: Meera Nair')
  await page.submit('Name of the lawyer')
  expect(page.words()).toContain('Enter the name of the lawyer.')
  expect(asked()).toEqual([])
  await page.press('Adv. Rao')
  await page.submit('Name of the lawyer')
  await page.wait()
  expect(asked()).toHaveLength(1)
  expect(page.words()).toContain('Legal consultation request updated successfully')
})

test('a timer is started at the rate that is usual, with what it is for', async () => {
  const { page, asked } = await desk([aRequest({ status: 'assigned', assigned_lawyer: 'Adv. Rao' })], {
    [`POST /legal-requests/${id}/start-timer`]: [
      200,
      {
        has_active_timer: true,
        start_time: '2026-11-21T06:30:00.000Z',
        current_duration_minutes: 0,
        billable_rate: 2000,
        description: 'Reading',
        billable_amount: 0,
        forgotten: false,
      },
    ],
  })
  expect(page.offers('Mark Complete: Meera Nair')).toBe(false)
  await page.press('Start Timer: Meera Nair')
  await page.type('What the time is for', '  Reading ')
  await page.submit('What the time is for')
  expect(asked()).toEqual([
    { what: `POST /legal-requests/${id}/start-timer`, json: { billable_rate: 2000, description: 'Reading' } },
  ])
})

test('a rate that is no number, or beyond the limit, is refused in words', async () => {
  const { page, asked } = await desk([aRequest({ status: 'assigned' })])
  await page.press('Start Timer: Meera Nair')
  for (const rate of ['', '200000']) {
    await page.type('Rate in rupees an hour', rate)
    await page.submit('Rate in rupees an hour')
    expect(page.words()).toContain('Enter the rate as a number, from 0 to 1,00,000 rupees an hour.')
  }
  expect(asked()).toEqual([])
})

test('a timer that the server refuses says why, in its words or in the specified ones', async () => {
  for (const [body, words] of [
    [{ detail: 'A timer is already running.' }, 'A timer is already running.'],
    [{}, 'Failed to start timer'],
  ] as const) {
    const { page } = await desk([aRequest({ status: 'assigned' })], {
      [`POST /legal-requests/${id}/start-timer`]: [409, body],
    })
    await page.press('Start Timer: Meera Nair')
    await page.submit('What the time is for')
    await page.wait()
    expect(page.words()).toContain(words)
    await page.close()
  }
})

test('work that is under way can be marked complete, after a question that says who is told', async () => {
  const { page, asked } = await desk([aRequest({ status: 'in_progress', assigned_lawyer: 'Adv. Rao' })], {
    [`PUT /admin/legal-consultation/requests/${id}`]: [200, aRequest({ status: 'completed' })],
  })
  expect(page.words()).toContain('In progress with Adv. Rao')
  await page.press('Mark Complete: Meera Nair')
  expect(page.words()).toContain('The request about lease.pdf is closed, and Meera Nair is told by e-mail.')
  await page.press('Leave it open')
  expect(asked()).toEqual([])
  await page.press('Mark Complete: Meera Nair')
  await page.press('Mark Complete')
  expect(asked()).toHaveLength(1)
})

test.each([
  ['completed', false, true],
  ['cancelled', false, false],
  ['pending', true, false],
] as const)('what is %s can still be: assigned %s, looked into for its time %s', async (status, assign, time) => {
  const { page } = await desk([aRequest({ status })])
  expect(page.offers('Assign Lawyer: Meera Nair')).toBe(assign)
  expect(page.offers('Time entries: Meera Nair')).toBe(time)
  expect(page.offers('Update status: Meera Nair')).toBe(assign)
})

test('a note is for administrators alone, and keeps what was written', async () => {
  const { page, asked } = await desk([aRequest({ admin_notes: 'Call after six.' })], {
    [`PUT /admin/legal-consultation/requests/${id}`]: [200, aRequest({ admin_notes: 'Called.' })],
  })
  expect(page.words()).toContain('Note: Call after six.')
  await page.press('Edit note: Meera Nair')
  expect(page.field('Note').value).toBe('Call after six.')
  expect(page.words()).toContain('Seen by administrators alone.')
  await page.type('Note', 'Called.')
  await page.submit('Note')
  expect(asked()).toEqual([
    {
      what: `PUT /admin/legal-consultation/requests/${id}`,
      json: { admin_notes: 'Called.', seen_notes: 'Call after six.' },
    },
  ])
})

test('a note that was typed is there again when its dialog was closed, until it is saved or left as it was', async () => {
  const { page } = await desk([aRequest()])
  await page.press('Add note: Meera Nair')
  await page.type('Note', 'She calls back on Monday.')
  await page.key('Escape')
  await page.press('Add note: Meera Nair')
  expect(page.field('Note').value).toBe('She calls back on Monday.')
  await page.press('Leave it as it is')
  await page.press('Add note: Meera Nair')
  expect(page.field('Note').value).toBe('')
})

test('what fails after its dialog was closed is said at the request', async () => {
  let fail = () => {}
  const path = `PUT /admin/legal-consultation/requests/${id}`
  const late = new Promise<readonly [number, object]>((resolve) => {
    fail = () => resolve([500, {}])
  })
  const { page } = await desk([aRequest()], { [path]: () => late })
  await page.press('Assign Lawyer: Meera Nair')
  await page.press('Adv. Rao')
  await page.submit('Name of the lawyer')
  await page.key('Escape')
  fail()
  await page.wait()
  expect(page.words()).toContain('Failed to update legal consultation request')
})

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

test('a time entry is only corrected with a reason', async () => {
  const path = `/legal-requests/${id}`
  const { page, asked } = await desk([aRequest({ status: 'completed', time_entries: 1 })], {
    [`GET ${path}/time-entries`]: [200, [entry]],
    [`GET ${path}/time-summary`]: [200, summary],
    [`PUT ${path}/time-entries/${entry.id}`]: [200, { ...entry, duration_minutes: 45 }],
  })
  await page.press('Time entries: Meera Nair')
  await page.wait()
  await page.press(/^Correct/)
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
  const path = `/legal-requests/${id}`
  const opened = await desk([aRequest({ status: 'completed', time_entries: 1 })], {
    [`GET ${path}/time-entries`]: [200, [entry]],
    [`GET ${path}/time-summary`]: [200, summary],
    [`PUT ${path}/time-entries/${entry.id}`]: answer,
  })
  const { page } = opened
  const open = async () => {
    await page.press('Time entries: Meera Nair')
    await page.wait()
    await page.press(/^Correct/)
  }
  await open()
  await page.type('Minutes', '30')
  await page.type('Reason for the change', 'Two calls')
  return { ...opened, open }
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

test('without a match the desk says where it looked, without requests where they come from', async () => {
  const { page } = await desk([], {}, '/admin?tab=requests&q=Nobody')
  expect(page.words()).toContain('No request matches.')
  await page.press('Show all requests')
  expect(page.address()).toBe('/admin?tab=requests&status=all')
  expect(page.words()).toContain('There are no requests here. Who chooses Talk to Legal Team')
})
