import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { loseToken, useSession, wasLost } from '../../lib/http/session.ts'
import { useInSteps } from '../../lib/use-in-steps.ts'
import css from '../../ui/states/message-page.module.css'
import { Spinner } from '../../ui/states/spinner.tsx'
import { meQuery } from './api.ts'
import { signInAddress } from './entry/next-page.ts'
import type { Start } from './start.ts'

const FirstPasswordPage = lazy(async () => ({
  default: (await import('./password/first-password-page.tsx')).FirstPasswordPage,
}))

/** Who it is. Never fails: whoever asks next is told. */
export const loadPerson = () => queryClient.prefetchQuery(meQuery)

/** Lets a signed-in person through to the pages below, and everybody else to sign-in. */
export function RequireUser() {
  const location = useLocation()
  const session = useSession()
  if (session === null) {
    // as specified: whose session ends among the templates begins again at the home page
    if (wasLost() && location.pathname === '/templates') return <Navigate to="/" replace />
    const start: Start = wasLost() ? { notice: 'ended' } : {}
    return <Navigate to={signInAddress(location)} state={start} replace />
  }
  // made anew for each session: another tab may have signed in somebody else meanwhile
  return <SignedIn key={session} />
}

function SignedIn() {
  const { t } = useTranslation(['accounts', 'ui'])
  const me = useQuery(meQuery)
  const person = useInSteps(me.data)
  // A refused session ends; a server that does not answer ends nothing.
  const refused = me.error instanceof HttpError && me.error.kind === 'status' && me.error.status < 500
  useEffect(() => {
    if (refused) loseToken()
  }, [refused])

  if (person?.must_change_password) {
    return (
      <Suspense fallback={<Spinner />}>
        <FirstPasswordPage email={person.email} />
      </Suspense>
    )
  }
  if (person) return <Outlet />
  if (me.isError && !refused && !me.data) {
    return (
      <main className={css.page}>
        <h1 className={css.title}>{t('unreachable')}</h1>
        <p className={css.body}>{t('unreachableBody')}</p>
        <Button onClick={() => me.refetch()}>{t('ui:tryAgain')}</Button>
      </main>
    )
  }
  return <Spinner label={t('checking')} />
}
