import type { Draft } from '@karar/schema'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { meQuery } from '../../accounts/api.ts'
import { saveDraft } from '../api.ts'
import { sendable } from './sendable.ts'

type Values = Readonly<Record<string, string>>

export interface Filling {
  values: Values
  isOpen: (key: string) => boolean
  /** shown in the text at once, kept when the question is left */
  type: (key: string, value: string) => void
  /** keeps what was typed since the last time; comes back when all of it is kept or refused */
  flush: () => Promise<void>
  state: 'idle' | 'saving' | 'saved' | 'failed'
  /** the server's words */
  problem: string
}

/** What the server has not said that it keeps, by the draft. */
const unkept = typed<Values>(() => queryClient.getQueryData(meQuery.queryKey)?.id)

function noteTyped(id: string, key: string, value: string): void {
  unkept.keep(id, { ...unkept.of(id), [key]: value })
}

/** What was typed since it was sent is not kept yet. */
function noteKept(id: string, sent: Values): void {
  const rest = Object.entries(unkept.of(id) ?? {}).filter(([key, value]) => sent[key] !== value)
  if (rest.length > 0) unkept.keep(id, Object.fromEntries(rest))
  else unkept.drop(id)
}

/**
 * What is typed into a draft: the page has it first, the server gets it when a question is left. Whoever leaves while it
 * cannot be kept (without a network, with the session over, half a number) finds it when they come back.
 */
export function useFilling(draft: Draft): Filling {
  const [found] = useState(() => unkept.of(draft.id))
  const [values, setValues] = useState<Values>({ ...draft.values, ...found })
  const [state, setState] = useState<Filling['state']>('idle')
  const [problem, setProblem] = useState('')
  const unsaved = useRef<Record<string, string>>({ ...found })
  const running = useRef(Promise.resolve())

  async function save(): Promise<void> {
    const { send: sent, wait } = sendable(draft.fields, unsaved.current)
    if (Object.keys(sent).length === 0) return
    unsaved.current = { ...wait }
    setState('saving')
    try {
      await saveDraft(draft.id, { values: sent })
      noteKept(draft.id, sent)
      setState('saved')
    } catch (error) {
      // what was typed since then is newer
      unsaved.current = { ...sent, ...unsaved.current }
      setProblem(failureWords(error, ''))
      setState('failed')
      throw error
    }
  }
  // one after the other: an older answer never overtakes a newer one
  const flush = () => {
    const next = running.current.then(save)
    running.current = next.catch(() => {})
    return next
  }
  const last = useRef(flush)
  last.current = flush
  // whoever goes elsewhere, or closes the page, leaves nothing behind that was typed
  useEffect(() => {
    const keep = () => void last.current().catch(() => {})
    if (found) keep()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [found])
  return {
    values,
    isOpen: (key) => (values[key] ?? '').trim() === '',
    type: (key, value) => {
      unsaved.current[key] = value
      noteTyped(draft.id, key, value)
      setValues((now) => ({ ...now, [key]: value }))
    },
    flush,
    state,
    problem,
  }
}
