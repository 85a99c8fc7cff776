import { DocumentEvent } from '@karar/schema'
import { followEvents } from '../../../lib/http/event-stream.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { documentQuery, takeDocument } from '../api.ts'
import { readWatched } from './watched.ts'

let followers = 0
let unfollow = () => {}

/**
 * Hears of the ends of analyses the moment they come; who cannot hear goes on asking every two seconds. One stream,
 * however many parts of a page want to know. @returns ends it
 */
export function followEnds(): () => void {
  if (followers++ === 0) {
    unfollow = followEvents('/documents/events', { onOpen: askAgain, onLost: () => {}, onEvent: hear })
  }
  return () => {
    if (--followers === 0) unfollow()
  }
}

function hear(event: string, data: unknown): void {
  const parsed = DocumentEvent.safeParse({ event, data })
  if (!parsed.success) return
  if (parsed.data.event === 'missed') askAgain()
  else void takeDocument(parsed.data.data)
}

/** One may have ended before anybody listened. */
function askAgain(): void {
  for (const { id } of readWatched()) void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey })
}
