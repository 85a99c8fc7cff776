import { type ReactNode, Suspense } from 'react'
import { useSession } from '../../lib/http/session.ts'
import { Spinner } from '../states/spinner.tsx'

/** What stands around a page that anybody may see: one thing for a visitor, another for somebody who is signed in. */
export function ForBoth({ visitor, member }: { visitor: ReactNode; member: ReactNode }) {
  const session = useSession()
  return session === null ? visitor : <Suspense fallback={<Spinner />}>{member}</Suspense>
}
