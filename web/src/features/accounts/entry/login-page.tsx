import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { noteLossTold, useSession } from '../../../lib/http/session.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { Frame } from '../frame.tsx'
import { ForgotPasswordScreen } from '../password/forgot-password-screen.tsx'
import { type Mode, readStart, type Start, withoutMode } from '../start.ts'
import { nextPage } from './next-page.ts'
import { RegisterScreen } from './register-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

const screens = { login: SignInScreen, register: RegisterScreen, 'forgot-password': ForgotPasswordScreen }

/** Signing in, a new account, a forgotten password: one address, three screens. */
export function LoginPage() {
  const { search, state } = useLocation()
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const { mode, fromHome, notice } = readStart(state, search)
  const signedIn = useSession() !== null
  useEffect(noteLossTold, [])
  // Somebody whose reset link was refused may ask for another one, signed in or not.
  if (signedIn && mode !== 'forgot-password')
    return (
      <>
        <Navigate to={nextPage(search)} replace />
        {/* on a slow line the page that comes next is seconds away */}
        <Spinner />
      </>
    )

  const switchTo = (next: Mode) =>
    navigate({ search: withoutMode(search) }, { state: { mode: next, fromHome } satisfies Start })
  const Screen = screens[mode]
  return (
    <Frame fromHome={fromHome}>
      <meta name="description" content={t('pageDescription')} />
      <Screen email={email} onEmail={setEmail} onMode={switchTo} notice={notice} />
    </Frame>
  )
}
