import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { isLossUntold, useSession, wasLost } from '../../lib/http/session.ts'
import { Spinner } from '../../ui/states/spinner.tsx'

interface Props {
  /** what '/' is to a visitor */
  home: ReactNode
  /** what '/templates' is to a visitor */
  templates: ReactNode
  /** the guard with all that lies behind it */
  children: ReactNode
}

/**
 * At '/' a visitor is shown the home page, and at '/templates' that signing in is needed; on all other addresses, and for
 * who is signed in, the guard decides.
 */
export function Entrance({ home, templates, children }: Props) {
  const { pathname } = useLocation()
  const session = useSession()
  // also where the session ends while the page still loads, before anything of it is drawn
  const [cameSignedIn] = useState(() => session !== null || isLossUntold())
  const open = new Map([
    ['/', home],
    ['/templates', templates],
  ])
  // Whose session ends under their hands is told so by the guard.
  const visitor = session === null && !(cameSignedIn && wasLost())
  return <Suspense fallback={<Spinner />}>{visitor ? (open.get(pathname) ?? children) : children}</Suspense>
}
