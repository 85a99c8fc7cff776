import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface Sheet {
  open: boolean
  /** slides the contract up, at a place where one is named; the back button closes it */
  show: (hash?: string) => void
  close: () => void
}

/**
 * The sheet with the contract, where there is no room beside the analysis. It is a step of its own in the history of the
 * browser. An address that names a place in the contract opens it, unless the place has a screen of its own.
 *
 * @param isScreen whether what a fragment names is shown on a screen of its own
 */
export function useContractSheet(isScreen: (hash: string) => boolean): Sheet {
  const location = useLocation()
  const { search, hash, key } = location
  const navigate = useNavigate()
  const [loadedAt] = useState(key)
  const [shut, setShut] = useState(false)
  const arrived = key === loadedAt
  const pushed = !arrived && (location.state as { sheet?: boolean } | null)?.sheet === true
  const named = /^#(issue|clause|page|at)-/.test(hash) && !isScreen(hash)
  const show = useCallback(
    (to = hash) =>
      void navigate({ search, hash: to }, { preventScrollReset: true, state: { origin: 'list', sheet: true } }),
    [navigate, search, hash],
  )
  const close = useCallback(() => {
    if (pushed) void navigate(-1)
    else setShut(true)
  }, [navigate, pushed])
  return { open: arrived ? named && !shut : pushed, show, close }
}
