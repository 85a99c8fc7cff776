import { ChatEvent, type ChatExchange, ChatMessage, ChatSuggestions, type DocumentId } from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, parse, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { type ListPage, readPage } from '../../lib/http/read-page.ts'
import { readBlocks } from './answer/read-blocks.ts'

/** Messages that are fetched at a time. */
const perPage = '20'

/** The person's own conversation with a document; the pages newest first. */
export const chatQuery = (id: DocumentId) =>
  infiniteQueryOptions({
    queryKey: ['chat', id],
    queryFn: ({ pageParam, signal }) =>
      readPage(ChatMessage, `/documents/${id}/chat`, { limit: perPage, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // what is said here is added here; another window's is seen when this one is come back to
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  })

export const suggestionsQuery = (id: DocumentId, analyzedAt: string | null) =>
  queryOptions({
    queryKey: ['chat-suggestions', id, analyzedAt],
    queryFn: ({ signal }) => request(ChatSuggestions, `/documents/${id}/chat/suggestions`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks, and yields what the server tells of the answer as it comes. */
export async function* streamChat(id: DocumentId, message: string, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await call(`/documents/${id}/chat`, {
    method: 'POST',
    json: { message },
    headers: { accept: 'text/event-stream' },
    signal,
  })
  for await (const block of readBlocks(response)) yield parse(ChatEvent, block)
}

export async function clearChat(id: DocumentId): Promise<void> {
  await call(`/documents/${id}/chat`, { method: 'DELETE' })
}

type Conversation = InfiniteData<ListPage<ChatMessage>, string>

/** Adds an exchange to the conversation that is shown, unless it is there. */
export function addExchange(id: DocumentId, { user_message, ai_response }: ChatExchange): void {
  queryClient.setQueryData<Conversation>(chatQuery(id).queryKey, (now) => {
    const [first, ...rest] = now?.pages ?? []
    if (!now || !first || first.rows.some((message) => message.id === user_message.id)) return now
    const rows = [ai_response, user_message, ...first.rows]
    return { ...now, pages: [{ ...first, rows, total: first.total + 2 }, ...rest] }
  })
}

/** Fetches the conversation anew. @returns whether the question, and so its answer, is kept by now */
export async function isKept(id: DocumentId, questionId: string): Promise<boolean> {
  const { pages } = await queryClient.fetchInfiniteQuery({ ...chatQuery(id), staleTime: 0 })
  return pages.some(({ rows }) => rows.some((message) => message.id === questionId))
}

/** Empties the conversation that is shown. */
export function emptyConversation(id: DocumentId): void {
  queryClient.setQueryData<Conversation>(chatQuery(id).queryKey, {
    pages: [{ rows: [], next: null, total: 0 }],
    pageParams: [''],
  })
}
