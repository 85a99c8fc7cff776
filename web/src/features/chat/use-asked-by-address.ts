import type { DocumentId } from '@karar/schema'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../lib/use-address.ts'
import { ask, readAsking } from './asking.ts'
import { keepDraft } from './draft.ts'

/** Asks at once what the address says (`ask=QUESTION`), and takes it out of the address, so that it is asked once. */
export function useAskedByAddress(id: DocumentId): void {
  const address = useAddress()
  const question = address.get('ask').trim()
  const taken = useRef('')
  const { set } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is another one each time
  useEffect(() => {
    if (question === taken.current) return
    taken.current = question
    if (question === '') return
    set({ ask: '' })
    // one at a time: this one waits where it can be sent
    if (readAsking(id)?.phase === 'asking') keepDraft(id, question)
    else void ask(id, question)
  }, [question, id])
}
