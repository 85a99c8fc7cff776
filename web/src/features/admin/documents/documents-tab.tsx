import type { AdminDocument, User } from '@karar/schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/use-address.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Empty } from '../empty.tsx'
import css from '../list.module.css'
import { ListSkeleton } from '../list-skeleton.tsx'
import { OnlyChip } from '../only-chip.tsx'
import { ContentViewer } from './content-viewer.tsx'
import { allDocumentsQuery, type DocumentFilters, knownName } from './document-calls.ts'
import { documentFilters, emptiness } from './document-filters.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentTools } from './document-tools.tsx'
import { useDocumentActions } from './use-document-actions.tsx'

/** The documents of everybody, or of one account, by status and search. */
export function DocumentsTab({ me }: { me: User }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const filters = documentFilters(address.get)
  const list = useInfiniteQuery({ ...allDocumentsQuery(filters), placeholderData: keepPreviousData })
  const actions = useDocumentActions()
  const [viewed, setViewed] = useState<AdminDocument | null>(null)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const empty = emptiness(filters)
  // what could not be done with a document that is no longer in the list
  const stray = actions.problem && !rows.some(({ id }) => id === actions.problem?.id) ? actions.problem.words : null
  return (
    <>
      <DocumentTools filters={filters} total={list.data && total} />
      {filters.user && <OnlyOf filters={filters} rows={rows} />}
      {stray && (
        <div className={css.problem}>
          <Notice tone="error" onClose={actions.dismiss}>
            {stray}
          </Notice>
        </div>
      )}
      {list.isPending ? (
        <ListSkeleton />
      ) : list.isError && !list.data ? (
        <FailedToLoad title={t('documents.failed.list')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          title={t(`documents.${empty}`)}
          {...(empty === 'noneFound' ? { body: t('documents.noneFoundMore') } : {})}
        >
          {empty !== 'none' && <Link to={address.with({ status: '', q: '', user: '' })}>{t('documents.showAll')}</Link>}
        </Empty>
      ) : (
        <DocumentList
          rows={rows}
          total={total}
          actions={actions}
          onView={setViewed}
          more={list.hasNextPage ? list : null}
        />
      )}
      {viewed && <ContentViewer document={viewed} own={viewed.user_id === me.id} onClose={() => setViewed(null)} />}
    </>
  )
}

/** Whose documents alone are shown. */
function OnlyOf({ filters: { user }, rows }: { filters: DocumentFilters; rows: readonly AdminDocument[] }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  if (!user) return null
  const name = rows.find(({ user_id }) => user_id === user)?.user_name ?? knownName(user) ?? t('documents.oneAccount')
  const words = t('documents.of', { name })
  return (
    <ul className={css.problem}>
      <OnlyChip words={words} all={address.with({ user: '' })} allLabel={t('documents.everybodys', { what: words })} />
    </ul>
  )
}
