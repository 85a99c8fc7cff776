import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useToken } from '../../lib/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { nextPage } from './next-page.ts'
import { Showcase } from './showcase.tsx'
import css from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

export function SignInPage() {
  const { t } = useTranslation(['accounts', 'ui'])
  const { search } = useLocation()
  if (useToken() !== null) return <Navigate to={nextPage(search)} replace />
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <main className={css.side}>
        <header className={css.top}>
          <Logo />
        </header>
        <div className={css.form}>
          <h1 className={css.title}>{t('welcome')}</h1>
          <p className={css.subtitle}>{t('subtitle')}</p>
          <SignInForm />
        </div>
      </main>
      <Showcase />
    </div>
  )
}
