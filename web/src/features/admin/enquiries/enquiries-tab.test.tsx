// @vitest-environment happy-dom
import type { Enquiry } from '@karar/schema'
import { expect, test } from 'vitest'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { EnquiriesTab } from './enquiries-tab.tsx'

const id = '019a0000-0000-7000-8000-000000000501' as Enquiry['id']
const enquiry: Enquiry = {
  id,
  name: 'Meera Nair',
  company: 'Nilgiri Softworks LLP',
  email: 'meera@nilgiri.example',
  phone: null,
  message: 'Two hundred contracts a month.',
  created_at: '2026-11-21T06:30:00.000Z',
  answered_at: null,
}

async function tab(rows: Enquiry[], calls: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ 'GET /admin/enquiries': [200, rows], ...calls })
  const page = await liveWithDialogs(<EnquiriesTab />, ['enquiries', 'admin'])
  return { page, asked: () => asked.map(({ what }) => what).filter((what) => !what.startsWith('GET')) }
}

test('an enquiry says who asks for what, and is answered by mail with its subject', async () => {
  const { page } = await tab([enquiry])
  expect(page.words()).toMatch(/Meera Nair Nilgiri Softworks LLP .*21 Nov 2026.* Two hundred contracts a month\./)
  expect(page.control('meera@nilgiri.example').getAttribute('href')).toBe(
    'mailto:meera@nilgiri.example?subject=Your%20message%20to%20Karar',
  )
})

test('what was answered is noted, once', async () => {
  const path = `POST /admin/enquiries/${id}/answered`
  const { page, asked } = await tab([enquiry], { [path]: [200, {}] })
  await page.press('Mark as answered: Meera Nair')
  expect(asked()).toEqual([path])
})

test('of what was answered that is said, and it need not be noted again', async () => {
  const { page } = await tab([{ ...enquiry, answered_at: '2026-11-22T06:30:00.000Z' }])
  expect(page.words()).toContain('Answered 22 Nov 2026')
  expect(page.offers('Mark as answered: Meera Nair')).toBe(false)
})

test('an enquiry is only removed after a question that names its sender', async () => {
  const path = `DELETE /admin/enquiries/${id}`
  const { page, asked } = await tab([enquiry], { [path]: [204] })
  await page.press('Delete: Meera Nair')
  expect(page.words()).toContain('Delete what Meera Nair wrote, for good?')
  await page.press('Keep')
  expect(asked()).toEqual([])
  await page.press('Delete: Meera Nair')
  await page.press('Delete for good')
  expect(asked()).toEqual([path])
})

test('the keyboard stays at the enquiry when it is answered, and goes on at the next when it is gone', async () => {
  const other = { ...enquiry, id: '019a0000-0000-7000-8000-000000000502' as Enquiry['id'], name: 'Ravi Iyer' }
  const third = { ...enquiry, id: '019a0000-0000-7000-8000-000000000503' as Enquiry['id'], name: 'Leela Das' }
  let rows = [third, enquiry, other]
  serve({
    'GET /admin/enquiries': () => [200, rows],
    [`POST /admin/enquiries/${id}/answered`]: () => {
      rows = [third, { ...enquiry, answered_at: '2026-11-22T06:30:00.000Z' }, other]
      return [200, {}]
    },
    [`DELETE /admin/enquiries/${id}`]: () => {
      rows = [third, other]
      return [204]
    },
  })
  const page = await liveWithDialogs(<EnquiriesTab />, ['enquiries', 'admin'])
  const byKeyboard = async (name: string) => {
    page.control(name).focus()
    await page.press(name)
    await page.wait()
  }
  await byKeyboard('Mark as answered: Meera Nair')
  expect(document.activeElement?.textContent).toMatch(/^Meera Nair/)
  await byKeyboard('Delete: Meera Nair')
  await byKeyboard('Delete for good')
  expect(document.activeElement?.textContent).toMatch(/^Ravi Iyer/)
})

test('without enquiries the page says where they would come from', async () => {
  expect((await tab([])).page.words()).toContain('Nobody has written yet.')
})

test('a list that cannot be loaded says so', async () => {
  serve({ 'GET /admin/enquiries': [403, {}] })
  const page = await liveWithDialogs(<EnquiriesTab />, ['enquiries'])
  expect(page.words()).toContain('The enquiries could not be loaded')
})
