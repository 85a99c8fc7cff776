// @vitest-environment happy-dom
import { type PolicyTemplate, TemplateId } from '@karar/schema'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { meQuery } from '../accounts/api.ts'
import { ClauseLibrary } from './clauses/clause-library.tsx'
import { templateDeletions } from './deletions.ts'
import { TemplateGallery } from './gallery.tsx'

const id = TemplateId.parse('019a0000-0000-7000-8000-000000000005')
const template: PolicyTemplate = {
  id,
  name: 'Leave policy',
  category: 'hr_policy',
  description: 'Days off and how to ask for them.',
  template_content: '# Leave policy\n\n1. {{company_name}} grants {{days}} days.',
  contract_type: null,
  guide: null,
  fields: [
    { key: 'company_name', label: 'Company', kind: 'text', help: '', example: '', fills_from: 'company_name' },
    { key: 'days', label: 'Days', kind: 'number', help: '', example: '' },
  ],
  built_in: true,
  created_at: '2026-11-21T06:30:00.000Z',
  updated_at: '2026-11-21T06:30:00.000Z',
}

afterEach(() => act(() => templateDeletions.undo()))

async function looking(role: 'user' | 'admin', answers: Parameters<typeof serve>[0] = {}, address = '/templates') {
  const asked = serve({ 'GET /policy-templates': [200, [template]], ...answers })
  queryClient.setQueryData(meQuery.queryKey, { role, company_name: 'Nilgiri Softworks LLP' } as never)
  const page = await live(<TemplateGallery ready />, ['templates'], address)
  await page.wait()
  return { page, asked }
}

test('whoever is no administrator reads, downloads and fills in, and is told that this is all', async () => {
  const { page } = await looking('user')
  expect(page.words()).toContain('Only administrators can create or modify templates.')
  expect(page.words()).toContain('1 template HR policy Leave policy Days off')
  expect(page.offers('Fill in Leave policy')).toBe(true)
  expect([page.offers('New template'), page.offers('Edit Leave policy'), page.offers('Delete Leave policy')]).toEqual([
    false,
    false,
    false,
  ])
})

test('a preview has the company of the reader in it, and brackets where something is open', async () => {
  const { page } = await looking('user')
  await page.press('Preview Leave policy')
  await page.wait()
  expect(page.words()).toMatch(/Nilgiri Softworks LLP grants \[ ?Days ?\]/)
})

test('filling in begins a draft and goes there; a failure to begin is told', async () => {
  const { page } = await looking('user', {
    'POST /drafts': [409, { detail: 'You have 100 drafts. Delete one first.' }],
  })
  await page.press('Fill in Leave policy')
  await page.wait()
  expect(page.words()).toContain('You have 100 drafts. Delete one first.')
  expect(page.address()).toBe('/templates')
})

test('where nothing fits there is a way back to all', async () => {
  const { page } = await looking('user', { 'GET /policy-templates': [200, []] }, '/templates?q=zebra&category=other')
  expect(page.words()).toContain('No template fits')
  await page.press('Show all templates')
  expect(page.address()).toBe('/templates')
})

test('more words than can be searched for, as an address may hold, are cut and not refused', async () => {
  await looking('user', {}, `/templates?q=${'a'.repeat(300)}`)
  expect(document.querySelector<HTMLInputElement>('[role=searchbox]')?.value).toBe('a'.repeat(200))
})

test('a list that did not load says so, with a way to try again', async () => {
  let tries = 0
  const { page } = await looking('user', {
    'GET /policy-templates': () => (++tries === 1 ? [403, { detail: 'Not now.' }] : [200, [template]]),
  })
  expect(page.words()).toContain('Failed to load templates.')
  await page.press(/again/i)
  await page.wait()
  expect(page.words()).toContain('Leave policy')
})

test('an administrator’s deletion takes the card away at once, and can be undone before the server hears of it', async () => {
  const { page, asked } = await looking('admin')
  await page.press('Delete Leave policy')
  expect(page.offers('Fill in Leave policy')).toBe(false)
  act(() => templateDeletions.undo())
  expect(page.offers('Fill in Leave policy')).toBe(true)
  expect(asked.some(({ what }) => what.startsWith('DELETE'))).toBe(false)
})

test('a template is made whole or not at all, and is previewed while it is written', async () => {
  const made = { ...template, name: 'Travel policy' }
  const { page, asked } = await looking('admin', { 'POST /policy-templates': [200, made] })
  await page.press('New template')
  await page.wait()
  await page.type('Name', 'Travel policy')
  await page.press('Create template')
  expect(page.words()).toContain('Please fill in all fields')
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
  await page.type('Content', '# Travel\n\n{{company_name}} pays for trains.')
  expect(page.words()).toMatch(/Preview Travel/)
  await page.type('Description', 'Who pays for trains.')
  await page.type(/^Category \*?/, 'hr_policy')
  // one that is too long is not cut off by its field, nor sent
  const short = page.field('Content').value
  expect(page.field('Content').maxLength).toBe(-1)
  await page.type('Content', `${short}${' and trams'.repeat(10_000)}`)
  expect(page.words()).toMatch(/This has 1,00,0\d\d characters, and a template can have 1,00,000\./)
  await page.press('Create template')
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
  await page.type('Content', short)
  await page.press('Create template')
  await page.wait()
  expect(asked.find(({ what }) => what === 'POST /policy-templates')?.json).toEqual({
    name: 'Travel policy',
    category: 'hr_policy',
    description: 'Who pays for trains.',
    template_content: '# Travel\n\n{{company_name}} pays for trains.',
  })
})

test('whoever lost the right to write meanwhile is told that, and the text stays', async () => {
  const { page } = await looking('admin', { [`PUT /policy-templates/${id}`]: [403, { detail: 'Forbidden' }] })
  await page.press('Edit Leave policy')
  await page.wait()
  await page.type('Name', 'Leave policy 2')
  await page.press('Save')
  await page.wait()
  expect(page.words()).toContain('You do not have permission to change templates.')
  expect(page.field('Name').value).toBe('Leave policy 2')
  // and is there again when the editor is closed and opened, until it is not wanted
  await page.press('Cancel')
  await page.press('Edit Leave policy')
  await page.wait()
  expect(page.field('Name').value).toBe('Leave policy 2')
  await page.press('Start anew')
  expect([page.field('Name').value, page.offers('Start anew')]).toEqual(['Leave policy', false])
})

const clause = {
  id: 'one_sided_indemnity',
  source: 'finding',
  name: 'One-sided indemnity',
  group: 'liability',
  when: 'One side alone pays for losses.',
  ask: 'Ask for a mutual indemnity.',
  wording: 'Each party shall indemnify the other.',
  law: ['Indian Contract Act 1872, s. 124'],
}

test('a fair wording says when to use it, what to ask for and which law stands behind it', async () => {
  serve({ 'GET /clause-library': [200, [clause, { ...clause, id: 'b', name: 'Notices', ask: null, law: [] }]] })
  const page = await live(<ClauseLibrary />, ['templates'])
  await page.wait()
  expect(page.words()).toContain('2 clauses')
  expect(page.words()).toContain(
    'Liability In place of: One-sided indemnity The clause that it replaces One side alone pays for losses. ' +
      'What to ask for Ask for a mutual indemnity. The law Indian Contract Act 1872, s. 124',
  )
  // what has neither says neither
  expect(page.words().match(/What to ask for/g)).toHaveLength(1)
  expect(page.offers('Copy clause: Notices')).toBe(true)
})

test('words that no clause has are told; a subject that there is none of is as if it were not asked for', async () => {
  const asked = serve({ 'GET /clause-library': [200, []] })
  const page = await live(<ClauseLibrary />, ['templates'], '/templates?group=zebras')
  await page.wait()
  expect(page.words()).toContain('No clause has these words.')
  expect(page.field('Subject').value).toBe('')
  expect(asked).toHaveLength(1)
})
