import type { Document, SecondReading } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../../../lib/http/query-client.ts'
import { documentQuery } from '../../../documents/api.ts'
import { analysisQuery } from '../../api.ts'
import { secondQuery } from './api.ts'
import { SecondStatus } from './second-status.tsx'

interface Props {
  document: Document
  /** tells one analysis of the document from the next */
  analyzedAt: string | null
}

/** Where a language model is set up: how far its reading is, what it added, who it is and what leaves the machine. */
export function SecondLine({ document: { id, owner }, analyzedAt }: Props) {
  const { data } = useQuery(secondQuery(id, analyzedAt))
  useFollowing(id, data)
  if (!data || data.state === 'off' || (data.state === 'kept_local' && data.reader === null)) return null
  return <SecondStatus second={data} id={owner ? null : id} />
}

/** What a second reading changes is seen on the page as it comes. */
function useFollowing(id: Document['id'], now: SecondReading | undefined) {
  const before = useRef<string | undefined>(undefined)
  const mark = now && JSON.stringify([now.state, now.added, now.confirmed, now.doubted, now.missing, now.parts_done])
  useEffect(() => {
    const first = before.current === undefined
    if (mark === before.current) return
    before.current = mark
    if (first) return
    void queryClient.invalidateQueries({ queryKey: analysisQuery(id).queryKey })
    void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey })
    // taken back, the analysis is put right by a job: it is looked at once more when that is over
    const later = setTimeout(() => void queryClient.invalidateQueries({ queryKey: analysisQuery(id).queryKey }), 4000)
    return () => clearTimeout(later)
  }, [id, mark])
}
