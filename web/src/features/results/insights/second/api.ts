import { type DocumentId, SecondReading } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../lib/http/http.ts'
import { queryClient } from '../../../../lib/http/query-client.ts'
import { sampleId } from '../../api.ts'

/** milliseconds between looks at a second reading that is under way */
const pollEvery = 2000

export const isUnderWay = ({ state }: SecondReading) => state === 'waiting' || state === 'reading'

const keyOf = (id: DocumentId) => ['results', id, 'second']

/**
 * How far the second reading is. It begins with an analysis, so each analysis asks anew.
 *
 * @param analysis tells one analysis of a document from the next
 */
export const secondQuery = (id: DocumentId, analysis: string | null) =>
  queryOptions({
    queryKey: [...keyOf(id), analysis],
    queryFn: ({ signal }) => request(SecondReading, `/documents/${id}/second-reading`, { signal }),
    enabled: id !== sampleId && analysis !== null,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pollEvery : false),
  })

/** Has the document read again. */
export const readAgain = (id: DocumentId) => change(id, { method: 'POST' })

/** Keeps the document on this machine, or lets it be read. */
export const keepLocal = (id: DocumentId, kept_local: boolean) => change(id, { method: 'PUT', json: { kept_local } })

async function change(id: DocumentId, how: { method: 'POST' | 'PUT'; json?: object }): Promise<void> {
  const now = await request(SecondReading, `/documents/${id}/second-reading`, how)
  queryClient.setQueriesData({ queryKey: keyOf(id) }, now)
}
