import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { HttpError } from '../../lib/http/http-error.ts'
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
  // whoever puts another link into the same window changes no more than this, and the browser loads nothing
  const token = useLocation().hash.slice(1)
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
          <NoAnalysis title={t('shared.noLink')} words={t('shared.noLinkBody')} />
        ) : data ? (
          <SharedReading shared={data} />
        ) : isOver(error) ? (
          <NoAnalysis title={t('shared.failed')} words={error.detail} />
        ) : error ? (
          <FailedToLoad heading="h1" title={t('shared.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )}
      </main>
    </div>
  )
}

/** The link is none, or none any more: to try again changes nothing. */
const isOver = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 404

/** What to do instead, and the way to what Karar is. */
function NoAnalysis({ title, words }: { title: string; words: string }) {
  const { t } = useTranslation('sharing')
  return (
    <section role="alert">
      <h1 className={css.title}>{title}</h1>
      <p>{words}</p>
      <Link to="/">{t('shared.home')}</Link>
    </section>
  )
}
