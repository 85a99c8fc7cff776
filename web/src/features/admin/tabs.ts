import { useTranslation } from 'react-i18next'
import type { Tab } from '../../ui/tab-list.tsx'

/** Parts of the administration, in order. A new one is one line here, one in `useTabs` and one in `Administration`. */
const tabIds = [
  'pending',
  'users',
  'documents',
  'requests',
  'enquiries',
  'operations',
  'language-model',
  'audit',
] as const
type TabId = (typeof tabIds)[number]

/** The tab that the address names; anything unknown is the first one. */
export function currentTab(asked: string): TabId {
  return tabIds.find((id) => id === asked) ?? 'pending'
}

export function useTabs(waiting: number | undefined, requests: number | undefined): Tab[] {
  const { t } = useTranslation('admin')
  return [
    {
      id: 'pending',
      name: t('tabs.pending'),
      shortName: t('tabs.pendingShort'),
      ...(waiting ? { badge: { count: waiting, words: t('tabs.waiting', { count: waiting }) } } : {}),
    },
    { id: 'users', name: t('tabs.users'), shortName: t('tabs.usersShort') },
    { id: 'documents', name: t('tabs.documents'), shortName: t('tabs.documentsShort') },
    {
      id: 'requests',
      name: t('tabs.requests'),
      shortName: t('tabs.requestsShort'),
      ...(requests ? { badge: { count: requests, words: t('tabs.pendingRequests', { count: requests }) } } : {}),
    },
    { id: 'enquiries', name: t('tabs.enquiries') },
    { id: 'operations', name: t('tabs.operations') },
    { id: 'language-model', name: t('tabs.languageModel') },
    { id: 'audit', name: t('tabs.audit') },
  ]
}
