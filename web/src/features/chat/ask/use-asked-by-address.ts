import type { DocumentId } from '@karar/schema'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isAskedHere } from '../../../lib/asked-here.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { ask, readAsking } from './asking.ts'
import { giveBackDraft, keepDraft } from './draft.ts'

/**
 * Asks at once what a link of ours says (`ask=QUESTION`), and takes it out of the address, so that it is asked once.
 * An address that came from elsewhere asks nothing: its question waits where it can be sent.
 */
export function useAskedByAddress(id: DocumentId): void {
  const address = useAddress()
  const question = address.get('ask').trim()
  const here = isAskedHere(useLocation().state)
  const taken = useRef('')
  const { set } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is another one each time, and `here` goes with the address
  useEffect(() => {
    if (question === taken.current) return
    taken.current = question
    if (question === '') return
    set({ ask: '' })
    if (!here) giveBackDraft(id, question)
    // one at a time: this one waits where it can be sent
    else if (readAsking(id)?.phase === 'asking') keepDraft(id, question)
    else void ask(id, question)
  }, [question, id])
}
