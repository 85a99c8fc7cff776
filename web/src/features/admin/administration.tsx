import type { AdminOverview, User } from '@karar/schema'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../lib/use-address.ts'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { pendingCountQuery } from '../shell/api.ts'
import css from './administration.module.css'
import { refreshUsers } from './api.ts'
import { AuditTab } from './audit/audit-tab.tsx'
import { DocumentsTab } from './documents/documents-tab.tsx'
import { EnquiriesTab } from './enquiries/enquiries-tab.tsx'
import { Figures } from './figures.tsx'
import { LanguageModelTab } from './language-model/language-model-tab.tsx'
import { OperationsTab } from './operations/operations-tab.tsx'
import { WorkLine } from './operations/work-line.tsx'
import { PendingTab } from './people/pending-tab.tsx'
import { UsersTab } from './people/users-tab.tsx'
import { RequestsTab } from './requests/requests-tab.tsx'
import { currentTab, useTabs } from './tabs.ts'

interface Props {
  me: User
  overview: UseQueryResult<AdminOverview>
}

/** Figures, tabs, and the part that the address names. */
export function Administration({ me, overview }: Props) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const waiting = useWaiting(overview.data)
  const tab = currentTab(address.get('tab'))
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      {overview.isError && !overview.data ? (
        <FailedToLoad title={t('failed.page')} error={overview.error} onRetry={() => overview.refetch()} />
      ) : (
        <>
          <Figures overview={overview.data} />
          <WorkLine overdue={overview.data?.overdue_requests ?? 0} unchecked={overview.data?.unchecked_time ?? 0} />
        </>
      )}
      <div className={css.tabs}>
        <TabList
          label={t('tabs.label')}
          tabs={useTabs(waiting, overview.data?.pending_requests)}
          current={tab}
          hrefOf={(id) => ({ search: `?${new URLSearchParams({ tab: id })}` })}
        />
      </div>
      {tab === 'pending' && <PendingTab me={me} />}
      {tab === 'users' && <UsersTab me={me} />}
      {tab === 'documents' && <DocumentsTab me={me} />}
      {tab === 'requests' && <RequestsTab overview={overview.data} />}
      {tab === 'enquiries' && <EnquiriesTab />}
      {tab === 'operations' && <OperationsTab />}
      {tab === 'language-model' && <LanguageModelTab />}
      {tab === 'audit' && <AuditTab />}
    </div>
  )
}

/** How many wait, as the navigation polls it. Where that has moved on, figures and lists follow. */
function useWaiting(overview: AdminOverview | undefined): number | undefined {
  const { data: polled, dataUpdatedAt } = useQuery(pendingCountQuery)
  const shown = overview?.pending_users
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the poll, not for each figure
  useEffect(() => {
    if (polled !== undefined && shown !== undefined && polled !== shown) void refreshUsers()
  }, [dataUpdatedAt])
  return polled ?? shown
}
