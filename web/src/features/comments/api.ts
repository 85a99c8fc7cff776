import { type AddComment, Comment, type CommentId, type DocumentId, type EditComment } from '@karar/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { readPage } from '../../lib/http/read-page.ts'
import { spanHash } from '../../lib/place.ts'
import { type CommentList, dropComment, isKnown, putComment } from './comment-list.ts'

/** The address at which a comment on these words of the contract can be written. */
export const commentHref = (start: number, end: number) => ({
  search: `?${new URLSearchParams({ tab: 'comments', at: `${start}-${end}` })}`,
  hash: spanHash(start, end),
})

/** lists that were asked for while something happened that they may not know of */
const overtaken = new Set<DocumentId>()

/** The comments of a document, page by page. What happens to them afterwards is told (`live.ts`). */
export const commentsQuery = (id: DocumentId) =>
  infiniteQueryOptions({
    queryKey: ['comments', id],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const page = await readPage(Comment, `/documents/${id}/comments`, { cursor: pageParam }, signal)
      if (overtaken.delete(id)) setTimeout(() => void refreshComments(id))
      return page
    },
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export function refreshComments(id: DocumentId): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
}

/** Shows a comment's present state. @param isNew as in putComment */
export function showComment(comment: Comment, isNew: boolean): void {
  change(comment.document_id, (list) => putComment(list, comment, isNew))
}

/** Takes a comment that is gone out of sight. */
export function hideComment(document: DocumentId, id: CommentId): void {
  const list = queryClient.getQueryData(commentsQuery(document).queryKey)
  // on a page that was not asked for: only the server knows how many are left
  if (list && !isKnown(list, id) && list.pages.at(-1)?.next) void refreshComments(document)
  else change(document, (now) => dropComment(now, id))
}

function change(id: DocumentId, how: (list: CommentList) => CommentList): void {
  const { queryKey } = commentsQuery(id)
  const behind = queryClient.isFetching({ queryKey }) > 0
  queryClient.setQueryData(queryKey, (list) => list && how(list))
  // A list under way may have been read before this. The first one cannot be called off.
  if (!behind) return
  if (queryClient.getQueryData(queryKey)) void refreshComments(id)
  else overtaken.add(id)
}

export async function addComment(id: DocumentId, json: AddComment): Promise<Comment> {
  const comment = await request(Comment, `/documents/${id}/comments`, { method: 'POST', json })
  showComment(comment, true)
  return comment
}

export async function editComment(id: DocumentId, comment: CommentId, json: EditComment): Promise<Comment> {
  const edited = await request(Comment, `/documents/${id}/comments/${comment}`, { method: 'PUT', json })
  showComment(edited, false)
  return edited
}

/** Deletes a comment, also while the page is being left. One that is gone already is as good as deleted. */
export async function deleteComment({ id, document_id }: Comment): Promise<void> {
  try {
    await call(`/documents/${document_id}/comments/${id}`, { method: 'DELETE', keepalive: true })
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error
  }
}
