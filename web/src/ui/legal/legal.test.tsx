// @vitest-environment happy-dom
import type { LegalMessage, TimeEntry, TimeSummary } from '@karar/schema'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { Thread } from './thread.tsx'
import { TimeList } from './time-list.tsx'

const message = (content: string, more: Partial<LegalMessage> = {}): LegalMessage => ({
  id: content,
  from_desk: false,
  author_name: 'Meera Nair',
  content,
  created_at: '2026-11-21T06:30:00.000Z',
  ...more,
})

let requests = 0
/** of a new request each time, unless it is said which */
const thread = (more: Partial<Parameters<typeof Thread>[0]> = {}) =>
  live(
    <Thread
      about={`request ${++requests}`}
      title="lease.pdf"
      messages={[]}
      desk={false}
      closed={false}
      onEarlier={null}
      onSend={async () => {}}
      {...more}
    />,
    ['consultations'],
  )

test('messages are read from the oldest on, each under the name by which its reader knows the writer', async () => {
  const messages = [
    message('By Friday.', { from_desk: true, author_name: 'Adv. Rao' }),
    message('When?'),
    message('Hello.', { author_name: null }),
  ]
  const own = (await thread({ messages })).words()
  expect(own).toMatch(/You .* Hello\. You .* When\? Legal team .* By Friday\./)
  const page = await thread({ messages, desk: true })
  const desks = page.words().slice(page.words().lastIndexOf('Hello.') - 60)
  expect(desks).toMatch(/Deleted account .* Hello\. Meera Nair .* When\? Adv\. Rao .* By Friday\./)
})

test('what was written is sent without the spaces around it, and the field is empty again', async () => {
  const onSend = vi.fn(async () => {})
  const page = await thread({ onSend })
  await page.type('Your message', '  When?\n')
  await page.press('Send the message')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('When?')
  expect(page.field('Your message').value).toBe('')
})

test('nothing is not sent, and that is said until something is typed', async () => {
  const onSend = vi.fn(async () => {})
  const page = await thread({ onSend })
  await page.type('Your message', '   ')
  await page.press('Send the message')
  expect(page.words()).toContain('Please enter a message')
  expect(onSend).not.toHaveBeenCalled()
  await page.type('Your message', 'W')
  expect(page.words()).not.toContain('Please enter a message')
})

test('a message that is too long is not cut off: that is said, and nothing is sent', async () => {
  const onSend = vi.fn(async () => {})
  const page = await thread({ onSend })
  await page.type('Your message', 'a'.repeat(5001))
  expect(page.words()).toContain('This has 5,001 characters, and 5,000 can be sent.')
  await page.press('Send the message')
  expect(onSend).not.toHaveBeenCalled()
})

test('what was typed outlives a failure, which is told in words', async () => {
  const page = await thread({ onSend: () => Promise.reject(new Error('Five hundred messages are the most.')) })
  await page.type('Your message', 'When?')
  await page.press('Send the message')
  expect(page.words()).toContain('Five hundred messages are the most.')
  expect(page.field('Your message').value).toBe('When?')
  // also where it is closed with it and opened again, until it is sent
  await page.close()
  const again = await thread({ about: `request ${requests}` })
  expect(again.field('Your message').value).toBe('When?')
  await again.press('Send the message')
  await again.close()
  expect((await thread({ about: `request ${requests}` })).field('Your message').value).toBe('')
})

/** A thread that can be closed and opened again, as in a dialog. */
function Closable({ onSend }: { onSend: (content: string) => Promise<void> }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Close or open
      </button>
      {open && (
        <Thread
          about="request that is closed"
          title="lease.pdf"
          messages={[]}
          desk={false}
          closed={false}
          onEarlier={null}
          onSend={onSend}
        />
      )}
    </>
  )
}

/** Sends a message whose answer comes when it is told to, and closes the thread meanwhile. */
async function sendAndClose() {
  let answer: (failure?: string) => void = () => {}
  const page = await liveWithDialogs(
    <Closable
      onSend={() =>
        new Promise((resolve, reject) => {
          answer = (failure) => (failure ? reject(new Error(failure)) : resolve())
        })
      }
    />,
    ['consultations'],
  )
  await page.type('Your message', 'When?')
  await page.press('Send the message')
  await page.press('Close or open')
  return { page, answer: (failure?: string) => answer(failure) }
}

test('a message that fails after its thread was closed is said by name, and is there when it is opened again', async () => {
  const { page, answer } = await sendAndClose()
  answer('Five hundred messages are the most.')
  await page.wait()
  expect(page.words()).toContain('lease.pdf Five hundred messages are the most.')
  await page.press('Close or open')
  expect(page.field('Your message').value).toBe('When?')
})

test('a message that arrives after its thread was closed and opened again is gone from the field, what was added is not', async () => {
  for (const [added, left] of [
    ['When?', ''],
    ['When? By Friday?', 'When? By Friday?'],
  ] as const) {
    const { page, answer } = await sendAndClose()
    await page.press('Close or open')
    await page.type('Your message', added)
    answer()
    await page.wait()
    expect(page.field('Your message').value).toBe(left)
    await page.type('Your message', '')
    await page.close()
  }
})

test('a request that is closed takes no more messages; earlier ones can still be asked for', async () => {
  const onEarlier = vi.fn()
  const page = await thread({ closed: true, onEarlier, messages: [message('When?')] })
  expect(page.words()).toContain('This request is closed.')
  expect(page.offers('Send the message')).toBe(false)
  await page.press('Show earlier messages')
  expect(onEarlier).toHaveBeenCalledOnce()
})

const entry: TimeEntry = {
  id: '019a0000-0000-4000-8000-000000000001',
  start_time: '2026-11-21T06:30:00.000Z',
  end_time: '2026-11-21T07:15:00.000Z',
  duration_minutes: 45,
  billable_hours: 0.75,
  billable_rate: 4000,
  billable_amount: 3000,
  description: 'Read the lease',
  recorded_by: 'Adv. Rao',
  flagged: false,
  measured_minutes: 45,
  corrected_at: null,
  corrected_by: null,
  correction_reason: null,
}
const summary: TimeSummary = {
  total_hours: 0.75,
  total_billable_amount: 3000,
  total_minutes: 45,
  entries: 1,
  flagged_entries: 0,
  included_minutes: 30,
  included_amount: 2000,
  payable_amount: 1000,
}
const times = (more: Partial<Parameters<typeof TimeList>[0]> = {}) =>
  live(<TimeList entries={[entry]} summary={summary} onEarlier={null} onStatement={async () => {}} {...more} />, [
    'consultations',
  ])

test('an entry says what was done, how long and for how much; the sum takes off what the plan includes', async () => {
  const said = (await times()).words()
  expect(said).toContain('Read the lease')
  expect(said).toContain('₹3,000')
  expect(said).toMatch(/30 minutes: − ₹2,000/)
  expect(said).toMatch(/₹1,000/)
})

test('a correction is told with its reason and what was measured; a timer that was left running is marked', async () => {
  const corrected = { ...entry, measured_minutes: 900, flagged: true, correction_reason: 'The timer was left on.' }
  const said = (await times({ entries: [corrected] })).words()
  expect(said).toMatch(/900.*The timer was left on\./)
  expect((await times({ entries: [{ ...entry, description: '' }] })).words()).not.toContain(
    'The timer was left on. The',
  )
})

test('the requester corrects nothing; the desk does', async () => {
  expect((await times()).offers(/Correct/)).toBe(false)
  const onCorrect = vi.fn()
  await (await times({ onCorrect })).press(/Correct/)
  expect(onCorrect).toHaveBeenCalledExactlyOnceWith(entry)
})

test('a statement that could not be made is told; the next try takes that back', async () => {
  let works = false
  const asked: string[] = []
  const page = await times({
    onStatement: async (format) => {
      asked.push(format)
      if (!works) throw new Error('no')
    },
  })
  const before = page.words()
  await page.press(/PDF/)
  expect(page.words()).not.toBe(before)
  works = true
  await page.press(/CSV/)
  expect(page.words()).toBe(before)
  expect(asked).toEqual(['pdf', 'csv'])
})

test('where no time was spent there is no sum of nothing', async () => {
  const page = await times({ entries: [] })
  expect(page.words()).not.toContain('₹')
  expect(page.offers(/PDF/)).toBe(false)
})
