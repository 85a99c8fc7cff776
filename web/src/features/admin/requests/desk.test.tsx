// @vitest-environment happy-dom
import type { AdminOverview, DeskRequest } from '@karar/schema'
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
  // what was typed would be there again in the next test
  await page.press('Leave it as it is')
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

test('what a timer is for is there again when its dialog was closed, until it is started or left', async () => {
  const { page } = await desk([aRequest({ status: 'assigned' })], {
    [`POST /legal-requests/${id}/start-timer`]: [500, {}],
  })
  const work = () => page.field('What the time is for')
  await page.press('Start Timer: Meera Nair')
  await page.type('What the time is for', 'Reading the lease and its annexures')
  await page.key('Escape')
  await page.press('Start Timer: Meera Nair')
  expect(work().value).toBe('Reading the lease and its annexures')
  await page.press('Leave it as it is')
  await page.press('Start Timer: Meera Nair')
  expect(work().value).toBe('')
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

test('without a match the desk says where it looked, without requests where they come from', async () => {
  const { page } = await desk([], {}, '/admin?tab=requests&q=Nobody')
  expect(page.words()).toContain('No request matches.')
  await page.press('Show all requests')
  expect(page.address()).toBe('/admin?tab=requests&status=all')
  expect(page.words()).toContain('There are no requests here. Who chooses Talk to Legal Team')
})

test('whoever writes to the requester begins in the field, though the messages come after the dialog', async () => {
  const { page } = await desk([aRequest()], { [`GET /legal-requests/${id}/messages`]: [200, []] })
  await page.press('Write message: Meera Nair')
  await page.wait()
  expect(document.activeElement).toBe(page.field('Your message'))
})
