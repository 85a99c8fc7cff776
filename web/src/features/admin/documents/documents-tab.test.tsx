// @vitest-environment happy-dom
import type { AdminDocument } from '@karar/schema'
import { expect, test } from 'vitest'
import { anAdmin, aUserId } from '../../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import { serve } from '../../../lib/testing/serve.ts'
import { DocumentsTab } from './documents-tab.tsx'

const { owner: _, ...plain } = aDocument()
const document = (more: Partial<AdminDocument> = {}): AdminDocument => ({
  ...plain,
  user_id: aUserId(1),
  user_name: 'Meera Nair',
  user_email: 'meera@nilgiri.example',
  company_name: 'Nilgiri Softworks LLP',
  ...more,
})
const { id } = plain

async function tab(rows: AdminDocument[], calls: Parameters<typeof serve>[0] = {}, address = '/admin?tab=documents') {
  const asked = serve({ 'GET /admin/documents': [200, rows], ...calls })
  const page = await liveWithDialogs(<DocumentsTab me={anAdmin()} />, ['admin'], address)
  return { page, asked: () => asked.map(({ what }) => what) }
}

test('a document says what it is, whose, and what came of it', async () => {
  const { page } = await tab([document()])
  expect(page.words()).toContain('lease.pdf 82.0 KB · PDF · 21 Nov 2026')
  expect(page.words()).toContain('Meera Nair Nilgiri Softworks LLP meera@nilgiri.example Completed')
  expect(page.words()).toContain('Safety Score 32%: Don’t sign yet.')
})

test('why one failed is said beside it; without an analysis its comments can still be read', async () => {
  const failed = document({
    analysis_status: 'failed',
    safety_score: null,
    verdict: null,
    analysis_error: { reason: 'encrypted', message: 'The file is protected by a password.' },
  } as Partial<AdminDocument>)
  const { page } = await tab([failed])
  expect(page.words()).toContain('Failed The file is protected by a password.')
  expect(page.control('Comments: lease.pdf').getAttribute('href')).toBe(`/documents/${id}/results?tab=comments`)
})

test('to look into somebody’s document says that it is recorded', async () => {
  const content = 'Each party keeps secrets.'
  const { page, asked } = await tab([document()], {
    [`GET /admin/documents/${id}/content`]: [
      200,
      {
        original_filename: 'lease.pdf',
        file_size: 84_000,
        mime_type: 'application/pdf',
        upload_time: '2026-11-21T06:30:00.000Z',
        content,
        pages: [{ number: 1, start: 0, end: content.length, source: 'text', confidence: 1 }],
        message: null,
      },
    ],
  })
  expect(asked()).not.toContain(`GET /admin/documents/${id}/content`)
  await page.press('View Content: lease.pdf')
  await page.wait()
  expect(page.words()).toContain('Each party keeps secrets.')
  expect(page.words()).toContain('That you look at it is recorded in the audit log.')
})

test('a text that cannot be loaded says so in the specified words', async () => {
  const { page } = await tab([document()], { [`GET /admin/documents/${id}/content`]: [403, {}] })
  await page.press('View Content: lease.pdf')
  await page.wait()
  expect(page.words()).toContain('Failed to load document content. Please try again.')
})

test('a document is deleted after a question that says what is lost, and whose it is', async () => {
  const path = `DELETE /admin/documents/${id}`
  const { page, asked } = await tab([document()], { [path]: [200, { success: true, message: '' }] })
  await page.press('Delete: lease.pdf')
  expect(page.words()).toContain('The file of Meera Nair (meera@nilgiri.example) will be lost for good')
  await page.press('Keep the document')
  expect(asked()).not.toContain(path)
  await page.press('Delete: lease.pdf')
  await page.press('Delete document')
  expect(asked()).toContain(path)
  expect(page.words()).toContain('lease.pdf deleted, with its text and its analysis.')
})

test.each([
  [404, 'Document not found. It may have already been deleted.'],
  [401, 'Authentication failed. Please login again.'],
  [500, 'Failed to delete document. Please try again.'],
])('a deletion that is answered by %i says: %s', async (status, words) => {
  const { page } = await tab([document()], { [`DELETE /admin/documents/${id}`]: [status, {}] })
  await page.press('Delete: lease.pdf')
  await page.press('Delete document')
  await page.wait()
  expect(page.words()).toContain(words)
})

test('an owner’s name leads to that account’s documents, and back to everybody’s', async () => {
  const { page } = await tab([document()], { [`GET /admin/users/${aUserId(1)}/documents`]: [200, [document()]] })
  await page.press('Show only documents of Meera Nair')
  await page.wait()
  expect(page.words()).toContain('Documents of Meera Nair')
  await page.press('No longer only: Documents of Meera Nair')
  expect(page.address()).toBe('/admin?tab=documents')
})

test.each([
  ['', 'Nobody has uploaded a document yet.'],
  ['&status=failed', 'No document has this status.'],
  ['&q=moon', 'No document matches. The search looks in the names of files'],
])('an empty list of %j says: %s', async (asked, words) => {
  const { page } = await tab([], {}, `/admin?tab=documents${asked}`)
  expect(page.words()).toContain(words)
})
