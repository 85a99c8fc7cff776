import type { Comment, CommentId } from '@karar/schema'
import type { InfiniteData } from '@tanstack/react-query'
import type { ListPage } from '../../lib/http/read-page.ts'

/** Comments as far as they are here, newest first. */
export type CommentList = InfiniteData<ListPage<Comment>>

/**
 * Puts a comment where it belongs: in the place of an older state of itself, or among the others by its age. One that
 * is older than all that are here comes with a later page.
 *
 * @param isNew whether it counts as one more where it is not here yet
 */
export function putComment(list: CommentList, comment: Comment, isNew: boolean): CommentList {
  if (isKnown(list, comment.id)) {
    const newer = (row: Comment) => (row.id === comment.id && !isOlder(comment, row) ? comment : row)
    return { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(newer) })) }
  }
  const last = list.pages.length - 1
  // ids sort by time
  const at = list.pages.findIndex(({ rows, next }, index) => {
    const oldest = rows.at(-1)
    return (oldest !== undefined && oldest.id < comment.id) || (index === last && next === null)
  })
  return {
    ...list,
    pages: list.pages.map((page, index) => ({
      ...page,
      rows: index === at ? [...page.rows, comment].toSorted((a, b) => (a.id < b.id ? 1 : -1)) : page.rows,
      total: page.total + (isNew ? 1 : 0),
    })),
  }
}

/** What comes late tells of an earlier state. */
function isOlder(comment: Comment, than: Comment): boolean {
  return (comment.edited_at ?? '') < (than.edited_at ?? '')
}

export function isKnown(list: CommentList, id: CommentId): boolean {
  return list.pages.some(({ rows }) => rows.some((row) => row.id === id))
}

/** Takes a comment out. One that is not here changes nothing: it may have been counted out already. */
export function dropComment(list: CommentList, id: CommentId): CommentList {
  if (!isKnown(list, id)) return list
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => row.id !== id),
      total: page.total - 1,
    })),
  }
}
