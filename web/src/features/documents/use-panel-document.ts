import type { Document } from '@karar/schema'
import { useInterval } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { staysAfter } from './stage.ts'

interface Shown {
  document: Document
  /** how many more are running */
  others: number
  /** since this page first saw it running */
  seconds: number
}

/** The document that the panel shows: the newest one running, or one that ended a moment ago. */
export function usePanelDocument(rows: readonly Document[]): Shown | null {
  const running = rows.filter((row) => row.analysis_status === 'analyzing')
  const since = useRef(new Map<string, number>())
  const [endedId, setEndedId] = useState<string | null>(null)
  const [now, setNow] = useState(() => Date.now())
  const tick = useInterval(() => setNow(Date.now()), 1000)
  const busy = running.length > 0
  useEffect(() => {
    if (busy) tick.start()
    return tick.stop
  }, [busy, tick.start, tick.stop])

  useEffect(() => {
    const ids = new Set(rows.filter((row) => row.analysis_status === 'analyzing').map((row) => row.id as string))
    const ended = rows.find((row) => since.current.has(row.id) && !ids.has(row.id))
    for (const id of ids) if (!since.current.has(id)) since.current.set(id, Date.now())
    for (const id of since.current.keys()) if (!ids.has(id)) since.current.delete(id)
    if (ended) setEndedId(ended.id)
  }, [rows])

  const ended = endedId === null ? undefined : rows.find((row) => row.id === endedId)
  const status = ended?.analysis_status
  useEffect(() => {
    if (status !== 'completed' && status !== 'failed') return
    const timer = setTimeout(() => setEndedId(null), staysAfter[status])
    return () => clearTimeout(timer)
  }, [status])

  const document = ended ?? running[0]
  if (!document || document.analysis_status === 'pending') return null
  const start = since.current.get(document.id) ?? now
  const others = running.filter((row) => row !== document).length
  return { document, others, seconds: Math.max(0, (now - start) / 1000) }
}
