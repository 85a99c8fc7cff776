// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import { serve } from '../../../lib/testing/serve.ts'
import { FactEditor } from './fact-editor.tsx'
import type { DatedFact } from './facts.ts'

const { id } = aDocument()
const path = `PUT /documents/${id}/facts`
const fee: DatedFact = {
  label: 'Fee',
  value: 'Rs. 90,000',
  quote: 'a fee of\n  Rs. 90,000',
  start: 40,
  end: 60,
  page: 3,
}
const none = { dates: [], term: [], notice: [], money: [], governing_law: [], seat: [] }

async function editing(
  fact: DatedFact,
  kind: 'money' | 'dates' = 'money',
  answer: readonly [number, unknown] = [200, none],
) {
  const asked = serve({ [path]: answer })
  const onClose = vi.fn()
  const page = await live(<FactEditor kind={kind} fact={fact} id={id} onClose={onClose} />, ['results'])
  return { page, asked, onClose }
}

test('the words of the contract stand beside what is put right', async () => {
  const { page } = await editing(fee)
  expect(page.words()).toContain('The contract, page 3: “a fee of Rs. 90,000”')
  expect([page.field('What it is').value, page.field('What it should say').value]).toEqual(['Fee', 'Rs. 90,000'])
})

test('what was changed is kept at the place where it was read', async () => {
  const { page, asked, onClose } = await editing(fee)
  await page.type('What it is', 'Cap')
  await page.type('What it should say', ' Rs. 95,000 ')
  await page.press('Keep it')
  await page.wait()
  expect(asked).toEqual([
    {
      what: path,
      json: {
        kind: 'money',
        start: 40,
        label: 'Fee',
        value: 'Rs. 90,000',
        correction: { label: 'Cap', value: 'Rs. 95,000' },
      },
    },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('where nothing was changed nothing is sent', async () => {
  const { page, asked, onClose } = await editing(fee)
  await page.press('Keep it')
  expect(asked).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a blank is told at its field, and only once it was tried', async () => {
  const { page, asked, onClose } = await editing(fee)
  await page.type('What it should say', '  ')
  expect(page.words()).not.toContain('Say what it should be.')
  await page.press('Keep it')
  expect(page.words()).toContain('Say what it should be.')
  expect(page.words()).not.toContain('Say what it is.')
  expect([asked, onClose.mock.calls.length]).toEqual([[], 0])
})

test('a date is chosen as a day', async () => {
  const { page, asked } = await editing({ ...fee, label: 'Start', value: '1 April 2026', iso: '2026-04-01' }, 'dates')
  expect([page.field('The day').type, page.field('The day').value]).toEqual(['date', '2026-04-01'])
  await page.type('The day', '')
  await page.press('Keep it')
  expect(page.words()).toContain('Choose a day.')
  await page.type('The day', '2026-04-15')
  await page.press('Keep it')
  await page.wait()
  expect(asked[0]?.json).toMatchObject({ kind: 'dates', correction: { label: 'Start', value: '2026-04-15' } })
})

test('what the server refuses is told, and what was typed stays', async () => {
  const { page, onClose } = await editing(fee, 'money', [422, { detail: 'That is too long.' }])
  await page.type('What it should say', 'Rs. 95,000')
  await page.press('Keep it')
  await page.wait()
  expect(page.words()).toContain('That is too long.')
  expect(page.field('What it should say').value).toBe('Rs. 95,000')
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape leaves it as it was', async () => {
  const { page, asked, onClose } = await editing(fee)
  page.field('What it is').focus()
  await page.key('Escape')
  expect([asked, onClose.mock.calls.length]).toEqual([[], 1])
})
