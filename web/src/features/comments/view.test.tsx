// @vitest-environment happy-dom
import { type Comment, type DocumentText, longestComment } from '@karar/schema'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { forgetToken, keepToken, wasLost } from '../../lib/http/session.ts'
import { aUser, aUserId } from '../../lib/testing/accounts.ts'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { aClause, aDocument, anAnalysis, othersDocument } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { meQuery } from '../accounts/api.ts'
import { commentsQuery } from './api.ts'
import { CommentsView } from './view.tsx'

const document = aDocument()
const path = `/documents/${document.id}/comments`
const words = 'The Client pays within thirty days.'
const text: DocumentText = {
  text: words,
  pages: [{ number: 1, start: 0, end: words.length, source: 'text', confidence: 1 }],
} as DocumentText

const comment = (more: Partial<Comment> = {}): Comment => ({
  id: '019a0000-0000-7000-8000-000000000701' as Comment['id'],
  document_id: document.id,
  content: 'Ask for fifteen days.',
  comment_type: 'legal',
  is_private: false,
  author_id: aUserId(1),
  author_name: 'Meera Nair',
  place: null,
  created_at: '2026-11-21T06:30:00.000Z',
  edited_at: null,
  edited_by_name: null,
  ...more,
})

/** The tab with these comments; what the server is asked is written down. */
async function tab(
  comments: Comment[],
  calls: Parameters<typeof serve>[0] = {},
  address = '/?tab=comments',
  of = document,
) {
  const asked = serve({ [`GET ${path}`]: [200, comments], ...calls })
  queryClient.setQueryData(meQuery.queryKey, aUser())
  queryClient.setQueryData(commentsQuery(of.id).queryKey, {
    pages: [{ rows: comments, next: null, total: comments.length }],
    pageParams: [''],
  })
  const show = vi.fn()
  const page = await liveWithDialogs(
    <CommentsView
      document={of}
      analysis={anAnalysis({ clause_analyses: [aClause({ start: 0, end: words.length })] })}
      text={text}
      show={show}
      hrefOf={() => ({ search: '' })}
    />,
    ['comments'],
    address,
  )
  return { page, show, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('the tab has a heading with how many there are, and says who sees what is written', async () => {
  const { page } = await tab([comment()])
  expect(window.document.querySelector('h1')?.textContent).toBe('Comments 1')
  expect(page.words()).toContain('You and the administrators see what is written here.')
})

test('on somebody else’s document an administrator is told who the owner’s side is', async () => {
  const { page } = await tab([], {}, undefined, othersDocument() as typeof document)
  expect(page.words()).toContain('The owner of this document and the administrators see what is written here.')
})

test('a comment says who wrote it, as what, for whom, and who changed it since', async () => {
  const { page } = await tab([
    comment({ is_private: true, edited_at: '2026-11-22T06:30:00.000Z', edited_by_name: 'Asha Rao' }),
  ])
  expect(page.words()).toMatch(/Meera Nair Legal Private 21 Nov 2026, 12:00( IST)? edited by Asha Rao/)
  expect(page.words()).toContain('Ask for fifteen days.')
})

test('without comments the tab says what they are for', async () => {
  expect((await tab([])).page.words()).toContain('Nobody has written anything here yet. Note what you want to ask')
})

test('a blank comment is refused in the specified words, until something is typed', async () => {
  const { page, asked } = await tab([])
  await page.type('Your comment', '  ')
  await page.submit('Your comment')
  expect(page.words()).toContain('Please enter a comment')
  await page.type('Your comment', 'A')
  expect(page.words()).not.toContain('Please enter a comment')
  expect(asked()).toEqual([])
})

test('what was written is sent with its kind and whom it is for, and the field is empty again', async () => {
  const added = comment({ content: 'By Friday?', is_private: true })
  const { page, asked } = await tab([], { [`POST ${path}`]: [201, added] })
  await page.type('Your comment', 'By Friday?')
  await page.choose('Private')
  await page.submit('Your comment')
  await page.wait()
  expect(asked()).toEqual([
    {
      what: `POST ${path}`,
      json: { content: 'By Friday?', comment_type: 'general', is_private: true, place: null },
    },
  ])
  expect(page.field('Your comment').value).toBe('')
  expect(page.words()).toContain('By Friday?')
  // who cannot see the list grow is told
  expect([...window.document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)).toContain(
    'Comment added.',
  )
})

test('what could not be added is said, and stays where it was typed', async () => {
  const { page } = await tab([], { [`POST ${path}`]: [500, {}] })
  await page.type('Your comment', 'By Friday?')
  await page.submit('Your comment')
  await page.wait()
  expect(page.words()).toContain('Failed to add comment. Please try again.')
  expect(page.field('Your comment').value).toBe('By Friday?')
})

test('a comment that is too large to be taken in is told so, and not to be tried again', async () => {
  const { page } = await tab([], { [`POST ${path}`]: [413, {}] })
  await page.type('Your comment', 'Far too much')
  await page.submit('Your comment')
  await page.wait()
  expect(page.words()).toContain(`A comment has at most ${formatNumber(longestComment)} characters`)
  expect(page.words()).not.toContain('Please try again')
})

test('whose session is over when they send finds what they wrote once they have signed in again', async () => {
  keepToken('first')
  const { page } = await tab([], { [`POST ${path}`]: [401, { detail: 'Please sign in.' }] })
  await page.type('Your comment', 'By Friday?')
  await page.choose('Private')
  await page.submit('Your comment')
  await page.wait()
  await vi.waitFor(() => expect(wasLost()).toBe(true), { timeout: 20_000 })
  await page.close()
  keepToken('second')
  const again = await tab([])
  expect(again.page.field('Your comment').value).toBe('By Friday?')
  expect(again.page.words()).toContain('Private')
  await again.page.close()
  forgetToken()
  expect((await tab([])).page.field('Your comment').value).toBe('')
})

test('the address may name the words that a comment is about; it can be taken off', async () => {
  const { page, asked } = await tab([], { [`POST ${path}`]: [201, comment()] }, `/?tab=comments&at=0-${words.length}`)
  expect(page.words()).toContain('Clause 3, page 1 The Client pays within thirty days.')
  await page.type('Your comment on this place', 'Fifteen.')
  await page.submit('Your comment on this place')
  await page.wait()
  expect(asked()[0]?.json).toMatchObject({ place: { start: 0, end: words.length } })
  expect(page.address()).toBe('/?tab=comments')
})

const placed = comment({
  place: { start: 0, end: words.length, clause_id: 'c3', clause_number: '3', page: 2, quote: words },
})

test('a comment on a place leads to it in the contract', async () => {
  const { page, show } = await tab([placed])
  await page.press('Clause 3, page 2')
  expect(show).toHaveBeenCalledOnce()
})

test('a place whose words are gone is told and leads nowhere', async () => {
  const { page } = await tab([comment({ place: { ...placed.place!, quote: 'Other words stood here once.' } })])
  expect(page.words()).toContain('Other words stood here once.')
  expect(page.offers('Clause 3, page 2')).toBe(false)
})

test('a comment is edited where it stands; only what changed is sent', async () => {
  const { page, asked } = await tab([comment()], {
    [`PUT ${path}/${comment().id}`]: [200, comment({ content: 'Ask for ten days.' })],
  })
  await page.press('Edit the comment by Meera Nair')
  expect(page.field('Edit the comment').value).toBe('Ask for fifteen days.')
  await page.type('Edit the comment', 'Ask for ten days.')
  await page.submit('Edit the comment')
  await page.wait()
  expect(asked()).toEqual([{ what: `PUT ${path}/${comment().id}`, json: { content: 'Ask for ten days.' } }])
  expect(page.words()).toContain('Ask for ten days.')
})

test('editing is left by Escape, and nothing is sent', async () => {
  const { page, asked } = await tab([comment()])
  await page.press('Edit the comment by Meera Nair')
  await page.key('Escape')
  expect(page.offers('Save')).toBe(false)
  expect(asked()).toEqual([])
})

test('what was made of a comment is there again after Escape; Cancel forgets it', async () => {
  const { page } = await tab([comment()])
  const edit = () => page.press('Edit the comment by Meera Nair')
  await edit()
  await page.type('Edit the comment', 'Ask for ten days, and for')
  await page.key('Escape')
  await edit()
  expect(page.field('Edit the comment').value).toBe('Ask for ten days, and for')
  await page.press('Cancel')
  await edit()
  expect(page.field('Edit the comment').value).toBe('Ask for fifteen days.')
})
