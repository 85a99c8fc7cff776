import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Disclaimer } from '../../ui/disclaimer.tsx'
import { FailedToLoad } from '../../ui/failed-to-load.tsx'
import { documentsQuery } from './api.ts'
import css from './documents.module.css'
import { DocumentsTable } from './documents-table.tsx'
import { DropArea } from './drop-area.tsx'
import { EmptyList } from './empty-list.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { UploadList } from './upload-list.tsx'
import { useActions } from './use-actions.tsx'
import { useWatchAnalyses } from './use-watch-analyses.ts'

export function DocumentsPage() {
  const { t } = useTranslation(['documents', 'ui'])
  const list = useInfiniteQuery(documentsQuery)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const { problem, ...actions } = useActions()
  useWatchAnalyses(rows)

  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {total > 0 && <p className={css.count}>{t('count', { count: total })}</p>}
      </header>
      {problem}
      <FailureBanner rows={rows} onAnalyze={actions.analyze} />
      <DropArea />
      <UploadList />
      {list.isPending ? (
        <TableSkeleton />
      ) : list.isError && rows.length === 0 ? (
        <FailedToLoad title={t('error.title')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyList />
      ) : (
        <DocumentsTable rows={rows} total={total} actions={actions} more={list.hasNextPage ? list : null} />
      )}
      <Disclaimer />
      <ProgressPanel rows={rows} />
    </div>
  )
}
