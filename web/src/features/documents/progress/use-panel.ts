import type { DocumentId } from '@karar/schema'
import { useDocumentVisibility, useInterval } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { refreshList } from '../api.ts'
import { type PanelItem, type Phase, phaseOf, shownIndex, staysAfter } from './panel-item.ts'
import { useToldElsewhere } from './told-elsewhere.ts'
import { useWatchedDocuments, type WatchedDocument } from './use-watched-documents.ts'
import { isSlow } from './watch.ts'
import { forgetAnalyses } from './watched.ts'

export interface Panel {
  shown: PanelItem | null
  /** its place among those that can be stepped through, from 1 */
  place: number
  count: number
  step: (by: 1 | -1) => void
  /** stops the time after which an end goes by itself, for somebody who reads or reaches for it */
  hold: (held: boolean) => void
}

/** What the panel shows: an end that was not told yet, else one of the analyses that run. */
export function usePanel(): Panel {
  const documents = useWatchedDocuments()
  const toldElsewhere = useToldElsewhere()
  const [slowTold, setSlowTold] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [held, hold] = useState(false)
  const now = useNow(documents.some(({ document }) => document.analysis_status === 'analyzing'))
  const hidden = useDocumentVisibility() === 'hidden'

  const all = documents.flatMap((one) => itemOf(one, now) ?? [])
  const items = all.filter(
    ({ document: { id }, phase }) => !toldElsewhere.has(id) && !(phase === 'timeout' && slowTold.has(id)),
  )
  const index = shownIndex(items, chosen)
  const shown = items[index] ?? null

  const tellNoMore = useCallback((id: DocumentId, phase: Phase) => {
    if (phase === 'timeout') setSlowTold((told) => new Set([...told, id]))
    else forgetAnalyses(new Set([id]))
  }, [])
  const id = shown?.document.id
  const phase = shown?.phase ?? 'running'
  useEffect(() => {
    // Nobody reads an end on a page that is out of sight: its time begins when the person is back.
    if (!id || phase === 'running' || held || hidden) return
    const timer = setTimeout(() => tellNoMore(id, phase), staysAfter[phase])
    return () => clearTimeout(timer)
  }, [id, phase, held, hidden, tellNoMore])

  const ended = all.filter(({ phase }) => phase === 'completed' || phase === 'failed')
  const endedIds = idsOf(ended)
  useEffect(() => {
    // Lists may be narrowed or sorted by what has just changed.
    if (endedIds) void refreshList()
  }, [endedIds])
  const endedElsewhere = idsOf(ended.filter(({ document }) => toldElsewhere.has(document.id)))
  useEffect(() => forgetAnalyses(new Set(endedElsewhere.split(' '))), [endedElsewhere])
  const awake = all.filter(({ phase, document }) => phase === 'running' && slowTold.has(document.id))
  // One that gives signs again may fall silent again.
  if (awake.length > 0) setSlowTold(new Set([...slowTold].filter((one) => !idsOf(awake).includes(one))))

  function step(by: 1 | -1) {
    const next = items[(index + by + items.length) % items.length]
    // Whoever leaves an end has seen it.
    if (shown && shown.phase !== 'running') tellNoMore(shown.document.id, shown.phase)
    setChosen(next?.document.id ?? null)
  }
  return { shown, place: index + 1, count: items.length, step, hold }
}

const idsOf = (items: readonly PanelItem[]) => items.map(({ document }) => document.id).join(' ')

function itemOf({ document, at, since, scanned }: WatchedDocument, now: number): PanelItem | null {
  const phase = phaseOf(document, isSlow(document.id))
  if (!phase) return null
  const { progress } = document
  const seconds = progress ? progress.time_elapsed + Math.max(0, now - at) / 1000 : Math.max(0, now - since) / 1000
  return { document, phase, seconds, scanned }
}

/** milliseconds, every second while `ticking` */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  const tick = useInterval(() => setNow(Date.now()), 1000)
  useEffect(() => {
    if (ticking) tick.start()
    return tick.stop
  }, [ticking, tick.start, tick.stop])
  return now
}
