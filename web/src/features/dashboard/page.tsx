import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { overviewQuery } from './api.ts'
import css from './dashboard.module.css'
import { Overview } from './overview.tsx'
import { Skeleton } from './skeleton.tsx'
import { SystemStatus } from './system-status.tsx'

/** What a signed-in person sees first: how the documents stand and what comes next. */
export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'ui'])
  const overview = useQuery(overviewQuery)
  // without documents the same button stands where they would be
  const empty = overview.data?.recent_activity.recent_documents.length === 0
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {!empty && (
          <Button component={Link} to="/documents">
            {t('upload')}
          </Button>
        )}
      </header>
      {overview.data ? (
        <Overview overview={overview.data} />
      ) : overview.isError ? (
        <FailedToLoad title={t('failed')} error={overview.error} onRetry={() => overview.refetch()} />
      ) : (
        <Skeleton />
      )}
      <SystemStatus />
      <Disclaimer />
    </div>
  )
}
