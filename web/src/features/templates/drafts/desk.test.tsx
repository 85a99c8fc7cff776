// @vitest-environment happy-dom
import { type Draft, DraftId } from '@karar/schema'
import { expect, test, vi } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { DraftDesk } from './draft-desk.tsx'

const field = (key: string, label: string, more: Partial<Draft['fields'][number]> = {}) => ({
  key,
  label,
  kind: 'text' as const,
  help: '',
  example: '',
  ...more,
})
const draft: Draft = {
  id: DraftId.parse('019a0000-0000-7000-8000-000000000009'),
  template_id: null,
  name: 'Consultancy',
  category: 'other',
  is_contract: true,
  template_content: '# Consultancy\n\n1. {{consultant}} is paid {{fee}} from {{start}}.',
  guide: null,
  fields: [
    field('consultant', 'Who advises', { example: 'Meera Nair' }),
    field('fee', 'The fee', { kind: 'money' }),
    field('start', 'The first day', { kind: 'date' }),
  ],
  values: {},
  created_at: '2026-11-21T06:30:00.000Z',
  updated_at: '2026-11-21T06:30:00.000Z',
}
const path = `PUT /drafts/${draft.id}`

async function filling(more: Partial<Draft> = {}, answers: Parameters<typeof serve>[0] = {}) {
  // the server keeps what it is sent
  let kept: Draft = { ...draft, ...more }
  const asked = serve({
    [path]: (json) => {
      const { values = {}, name = kept.name } = json as { values?: Record<string, string>; name?: string }
      kept = { ...kept, name, values: { ...kept.values, ...values } }
      return [200, kept]
    },
    'GET /drafts': [200, []],
    ...answers,
  })
  const page = await live(<DraftDesk draft={kept} />, ['templates', 'documents'], '/templates/drafts/x')
  const saved = () => asked.filter(({ what }) => what === path).map(({ json }) => json)
  return { page, asked, saved }
}

test('it begins with the first question that is open', async () => {
  const { page } = await filling({ values: { consultant: 'Meera Nair' } })
  expect(page.words()).toContain('Question 2 of 3')
  expect(page.field('The fee (in rupees)').value).toBe('')
})

test('what is typed stands in the text at once, is kept when the question is left, and the next one comes', async () => {
  const { page, saved } = await filling()
  expect(page.words()).toContain('For example: Meera Nair')
  await page.type('Who advises', 'Farida Contractor')
  expect(page.words()).toMatch(/1\. Farida Contractor is paid/)
  expect(saved()).toEqual([])
  await page.press('Next')
  await page.wait()
  expect(saved()).toEqual([{ values: { consultant: 'Farida Contractor' } }])
  expect(page.words()).toContain('Question 2 of 3')
  expect(page.words()).toContain('Saved')
  expect(page.address()).toContain('question=fee')
})

test('what does not fit its question is told there, kept back, and leads nowhere', async () => {
  const { page, saved } = await filling({ values: { consultant: 'Meera Nair' } })
  await page.type('The fee (in rupees)', 'a lot')
  await page.press('Next')
  await page.wait()
  expect(page.words()).toContain('Please give a number.')
  expect(page.words()).toContain('Question 2 of 3')
  expect(saved()).toEqual([])
  await page.type('The fee (in rupees)', '90000')
  await page.press('Next')
  await page.wait()
  expect(saved()).toEqual([{ values: { fee: '90000' } }])
})

test('a question can wait; at the end it is said how many do, with the way to the first', async () => {
  const { page } = await filling()
  for (const _ of draft.fields) {
    await page.press('Skip for now')
    await page.wait()
  }
  expect(page.words()).toContain('3 questions are still open.')
  await page.press('Go to the first open question')
  expect(page.words()).toContain('Question 1 of 3')
})

test('what could not be saved is still there, and goes along with the next', async () => {
  let down = true
  const { page, asked } = await filling(
    {},
    { [path]: (json) => (down ? [503, { detail: 'We are starting.' }] : [200, { ...draft, ...(json as object) }]) },
  )
  await page.type('Who advises', 'Meera Nair')
  await page.press('Next')
  await page.wait()
  expect(page.words()).toContain('We are starting.')
  expect(page.words()).toContain('Question 1 of 3')
  down = false
  await page.press('Next')
  await page.wait()
  expect(asked.filter(({ what }) => what === path).map(({ json }) => json)).toEqual([
    { values: { consultant: 'Meera Nair' } },
    { values: { consultant: 'Meera Nair' } },
  ])
  expect(page.words()).toContain('Question 2 of 3')
})

test('whoever closes the page leaves nothing behind that was typed', async () => {
  const { page, saved } = await filling()
  await page.type('Who advises', 'Meera Nair')
  window.dispatchEvent(new Event('pagehide'))
  await page.wait()
  expect(saved()).toEqual([{ values: { consultant: 'Meera Nair' } }])
})

test('whoever leaves without a network, or with half a number, finds what they typed, and it is sent then', async () => {
  const first = await filling({}, { [path]: [503, { detail: 'We are starting.' }] })
  await first.page.type('Who advises', 'Meera Nair')
  await first.page.press(/^The fee/)
  await first.page.type('The fee (in rupees)', '90k')
  await first.page.close()
  const { page, saved } = await filling()
  await page.wait()
  expect(page.words()).toMatch(/1\. Meera Nair is paid 90k/)
  expect(saved()).toEqual([{ values: { consultant: 'Meera Nair' } }])
  await page.press(/^The fee/)
  await page.type('The fee (in rupees)', '90000')
  await page.press('Next')
  await page.wait()
  await page.close()
  // on a page that is opened after that, the server's word counts
  expect((await filling({ values: { consultant: 'Farida' } })).page.words()).toMatch(/1\. Farida is paid/)
})

test('a draft can be given another name, and Escape leaves it as it is', async () => {
  const { page, saved } = await filling()
  await page.press('Rename this draft')
  await page.type('Name of the draft', '  ')
  expect(page.words()).toContain('Please give the draft a name')
  await page.submit('Name of the draft')
  expect(saved()).toEqual([])
  await page.type('Name of the draft', 'For Farida')
  await page.key('Escape')
  expect(page.offers('Rename this draft')).toBe(true)
  await page.press('Rename this draft')
  await page.type('Name of the draft', 'For Farida')
  await page.submit('Name of the draft')
  await page.wait()
  expect(saved()).toEqual([{ name: 'For Farida' }])
})

test('what nobody signs is not offered to be analysed', async () => {
  const { page } = await filling({ is_contract: false })
  expect(page.offers('Analyze this draft')).toBe(false)
  expect(page.offers('Download')).toBe(true)
})

test('what is typed is sent before the text is analysed', async () => {
  const order: string[] = []
  const { page } = await filling(
    {},
    {
      [path]: (json) => {
        order.push('saved')
        return [200, { ...draft, ...(json as object) }]
      },
      [`GET /drafts/${draft.id}/download`]: () => {
        order.push('fetched')
        return [503, { detail: 'Too busy.' }]
      },
    },
  )
  await page.type('Who advises', 'Meera Nair')
  await page.press('Analyze this draft')
  await page.wait()
  await vi.waitFor(() => expect(order).toEqual(['saved', 'fetched']))
  await page.wait()
  expect(page.words()).toContain('Too busy.')
})
