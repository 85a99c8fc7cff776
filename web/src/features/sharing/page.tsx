import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { sharedQuery } from './api.ts'
import { SharedReading } from './shared-reading.tsx'
import css from './sharing.module.css'

/** One analysis for whoever has its link: read only, without an account. */
export function SharedPage() {
  const { t } = useTranslation(['sharing', 'ui'])
  // Kept: a jump into the text puts its place where the secret stands.
  const [token] = useState(() => window.location.hash.slice(1))
  const { data, error, refetch } = useQuery({ ...sharedQuery(token), enabled: token !== '' })
  return (
    <div className={css.page}>
      <title>
        {t('ui:pageTitle', { page: data ? t('shared.pageTitle', { name: data.name }) : t('shared.title') })}
      </title>
      <meta name="robots" content="noindex, nofollow" />
      <header className={css.bar}>
        <Logo />
        <ThemeSwitch />
      </header>
      <main>
        {token === '' ? (
          <>
            <h1 className={css.title}>{t('shared.noLink')}</h1>
            <p>{t('shared.noLinkBody')}</p>
          </>
        ) : data ? (
          <SharedReading shared={data} />
        ) : error ? (
          <FailedToLoad heading="h1" title={t('shared.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )}
      </main>
    </div>
  )
}
