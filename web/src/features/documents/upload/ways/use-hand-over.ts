import { useEffect, useRef } from 'react'
import { queryClient } from '../../../../lib/http/query-client.ts'
import { readToken } from '../../../../lib/http/session.ts'
import { useSend } from '../../../../lib/http/use-send.ts'
import { meQuery } from '../../../accounts/api.ts'

/** milliseconds; who has heard nothing by then sends it all the same */
const patience = 5000

/**
 * Asks whether the session goes on before what lies nowhere else is handed over to be sent: an upload that finds the session
 * over loads the page anew, and text and photos are gone with the page. Where no server answers it is handed over: the
 * upload says so, and can be repeated.
 */
export function useHandOver(handOver: () => void) {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useSend({
    mutationFn: isStillSignedIn,
    onSuccess: (isSignedIn) => {
      if (isSignedIn && isOpen.current) handOver()
    },
  })
}

async function isStillSignedIn(): Promise<boolean> {
  const answer = queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false }).catch(() => {})
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
  return readToken() !== null
}
