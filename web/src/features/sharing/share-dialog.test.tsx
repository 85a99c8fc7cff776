// @vitest-environment happy-dom
import type { SharedLinks } from '@karar/schema'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { aDocument } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { ShareDialog } from './share-dialog.tsx'

const document = aDocument()
const path = `/documents/${document.id}/shared-links`
const link = {
  id: '019a0000-0000-4000-8000-00000000000a',
  created_at: '2026-11-21T06:30:00.000Z',
  expires_at: '2026-11-28T06:30:00.000Z',
  last_used_at: null,
}

async function sharing(
  first: SharedLinks | { enabled: boolean; links: unknown[] },
  more: Parameters<typeof serve>[0] = {},
) {
  let now: unknown = first
  const asked = serve({
    [`GET ${path}`]: () => [200, now],
    [`POST ${path}`]: () => {
      now = { enabled: true, links: [link] }
      return [200, { ...link, token: 'secret' }]
    },
    [`DELETE ${path}/${link.id}`]: () => {
      now = { enabled: true, links: [] }
      return [204]
    },
    ...more,
  })
  const page = await live(<ShareDialog document={document} onClose={() => {}} />, ['sharing'])
  await page.wait()
  return { page, asked }
}

test('a link is good for a week unless another time is chosen, and is shown once with its secret behind the #', async () => {
  const { page, asked } = await sharing({ enabled: true, links: [] })
  expect(page.words()).toContain('No link is good now.')
  await page.press('Make a link')
  await page.wait()
  expect(asked.find(({ what }) => what === `POST ${path}`)?.json).toEqual({ days: 7 })
  expect(page.field('Link').value).toMatch(/\/shared#secret$/)
  expect(page.words()).toMatch(/Good until 28 Nov 2026.* Not used yet/)
})

test('the address of a link that is ended is not shown any longer', async () => {
  const { page } = await sharing({ enabled: true, links: [] })
  await page.press('Make a link')
  await page.wait()
  await page.press(/^End the link that is good until/)
  await page.wait()
  expect(page.words()).not.toContain('It is shown this once')
})

test('for how long is the owner’s choice', async () => {
  const { page, asked } = await sharing({ enabled: true, links: [] })
  await page.choose('30 days')
  await page.press('Make a link')
  await page.wait()
  expect(asked.find(({ what }) => what === `POST ${path}`)?.json).toEqual({ days: 30 })
})

test('a link can be ended, and is gone from the list', async () => {
  const used = { ...link, last_used_at: '2026-11-22T06:30:00.000Z' }
  const { page, asked } = await sharing({ enabled: true, links: [used] })
  expect(page.words()).toContain('Last used 22 Nov 2026')
  await page.press(/^End the link that is good until/)
  await page.wait()
  expect(asked.map(({ what }) => what)).toContain(`DELETE ${path}/${link.id}`)
  expect(page.words()).toContain('No link is good now.')
})

test('where the operator has turned links off nothing can be made', async () => {
  const { page } = await sharing({ enabled: false, links: [] })
  expect(page.words()).toContain('The operator of this Karar has turned links off.')
  expect(page.offers('Make a link')).toBe(false)
  expect(page.words()).not.toContain('good')
})

test('links made before they were turned off are not told as good, and can be ended', async () => {
  const { page, asked } = await sharing({ enabled: false, links: [link] })
  expect(page.words()).toContain('Links that do not work now')
  expect(page.words()).not.toMatch(/good (now|until)/i)
  await page.press(/^End the link that runs until/)
  expect(asked.map(({ what }) => what)).toContain(`DELETE ${path}/${link.id}`)
})

test('a link that could not be made is told in the server’s words', async () => {
  const full = [409, { detail: 'This document has 20 links. End one first.' }] as const
  const { page } = await sharing({ enabled: true, links: [] }, { [`POST ${path}`]: full })
  await page.press('Make a link')
  await page.wait()
  expect(page.words()).toContain('This document has 20 links. End one first.')
})
