import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Address, useAddress } from '../../../lib/use-address.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { type AuditFilters, auditQuery } from '../api.ts'
import { Empty } from '../empty.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { MoreRows } from '../more-rows.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { AuditPersons } from './audit-persons.tsx'
import { AuditTable } from './audit-table.tsx'
import { AuditTools } from './audit-tools.tsx'

/** What was done in accounts and administration, by whom and to whom. */
export function AuditTab() {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const filters = filtersOf(address)
  const list = useInfiniteQuery({ ...auditQuery(filters), placeholderData: keepPreviousData })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const filtered = Object.values(filters).some((value) => value !== '')
  return (
    <>
      <AuditFilterBar filters={filters} onChange={address.set} />
      <AuditTools filters={filters} total={list.data && total} />
      <AuditPersons filters={filters} rows={rows} />
      {list.isPending ? (
        <ListSkeleton />
      ) : list.isError && !list.data ? (
        <FailedToLoad title={t('failed.audit')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          title={filtered ? t('audit.noneFound') : t('audit.none')}
          {...(filtered ? { body: t('audit.noneFoundMore') } : {})}
        >
          {filtered && <Link to={{ search: '?tab=audit' }}>{t('audit.showAll')}</Link>}
        </Empty>
      ) : (
        <AuditTable rows={rows} />
      )}
      <MoreRows more={list.hasNextPage ? list : null} shown={rows.length} total={total} />
    </>
  )
}

function filtersOf({ get }: Address): AuditFilters {
  return {
    action: get('action'),
    actor: get('actor'),
    subject: get('subject'),
    from: get('from'),
    to: get('to'),
  }
}
