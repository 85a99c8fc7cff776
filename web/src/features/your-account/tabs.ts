import { useTranslation } from 'react-i18next'
import type { Tab } from '../../ui/tab-list.tsx'

const tabIds = ['profile', 'sessions', 'security', 'data'] as const
export type TabId = (typeof tabIds)[number]

/** The tab that the address names; anything unknown is the first one. */
export function currentTab(asked: string | null): TabId {
  return tabIds.find((id) => id === asked) ?? 'profile'
}

/** The address of a tab, within the page. */
export function tabAddress(id: string): { search: string } {
  return { search: id === 'profile' ? '' : `?tab=${id}` }
}

export function useTabs(): Tab[] {
  const { t } = useTranslation('your-account')
  return tabIds.map((id) => ({ id, name: t(`tabs.${id}`), shortName: t(`tabsShort.${id}`) }))
}
