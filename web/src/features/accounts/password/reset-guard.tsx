import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { loadWords } from '../../../lib/text/words.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'

const ResetPage = lazy(async () => {
  const [page] = await Promise.all([import('./reset-page.tsx'), loadWords('accounts')])
  return { default: page.ResetPage }
})

/** Any address with a `token` opens the reset of a password, whoever is signed in; all others lead to the pages below. */
export function ResetGuard() {
  const token = new URLSearchParams(useLocation().search).get('token')
  if (token === null) return <Outlet />
  return (
    <Suspense fallback={<Spinner />}>
      <ResetPage key={token} token={token} />
    </Suspense>
  )
}
