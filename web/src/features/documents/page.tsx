import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/text/format.ts'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { Head } from '../../ui/public/head.tsx'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { initializationQuery } from '../templates/api.ts'
import css from './documents.module.css'
import { DocumentsTable } from './list/documents-table.tsx'
import { EmptyList } from './list/empty-list.tsx'
import { NothingFound } from './list/nothing-found.tsx'
import { TableSkeleton } from './list/table-skeleton.tsx'
import { FailureBanner } from './progress/failure-banner.tsx'
import { undoDeletions } from './tools/deletions.ts'
import { isNarrowed, noFilters, useFilters } from './tools/filters.ts'
import { ListTools } from './tools/list-tools.tsx'
import { SelectionBar } from './tools/selection-bar.tsx'
import { useActions } from './tools/use-actions.tsx'
import { useSelection } from './tools/use-selection.ts'
import { DropArea } from './upload/drop-area.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { useDocuments } from './use-documents.ts'

export function DocumentsPage() {
  const { t } = useTranslation(['documents', 'ui'])
  const { filters, change, all: showAll } = useFilters()
  const everything = useDocuments(noFilters)
  const list = useDocuments(filters)
  const { problem, dialog, ...actions } = useActions()
  const selection = useSelection(list.rows)
  const frame = useKeepFocus<HTMLDivElement>(list.rows.length)
  useHotkeys([['mod+Z', undoDeletions]])
  // as each visit begins, whatever comes of it
  useQuery(initializationQuery)
  const empty = everything.known && everything.query.isSuccess && everything.total === 0
  const narrowed = isNarrowed(filters)

  return (
    <div className={css.page} data-long={list.rows.length > 7 || undefined}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.count} role="status">
          {narrowed && list.known && list.query.isSuccess
            ? t('find.found', { count: list.total, total: formatNumber(everything.total) })
            : everything.total > 0 && t('count', { count: everything.total })}
        </p>
      </header>
      {/* one banner at a time: what was just asked for comes first */}
      {problem || <FailureBanner rows={everything.rows} onAnalyze={actions.analyze} />}
      <DropArea />
      <UploadList />
      {!empty && <ListTools filters={filters} onChange={change} />}
      <SelectionBar selection={selection} onDelete={() => actions.remove(selection.rows)} />
      <div className={css.list} ref={frame} tabIndex={-1}>
        {list.query.isError && list.rows.length === 0 ? (
          <FailedToLoad title={t('error.title')} error={list.query.error} onRetry={() => list.query.refetch()} />
        ) : !list.known ? (
          <TableSkeleton />
        ) : empty ? (
          <EmptyList />
        ) : list.rows.length === 0 && !list.query.hasNextPage ? (
          <NothingFound searched={filters.q !== ''} all={showAll} />
        ) : (
          <DocumentsTable
            rows={list.rows}
            q={filters.q}
            total={list.total}
            selection={selection}
            actions={actions}
            more={list.query.hasNextPage ? list.query : null}
          />
        )}
      </div>
      <Disclaimer />
      {dialog}
    </div>
  )
}
