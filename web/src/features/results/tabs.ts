import { useTranslation } from 'react-i18next'
import type { Tab } from '../../ui/tab-list.tsx'

/** Views that exist, in order. A new view is one line here and one in `useTabs`. */
const tabIds = ['professional'] as const
export type TabId = (typeof tabIds)[number]

/** The tab that the address names; anything unknown is the first one. */
export function currentTab(asked: string | null): TabId {
  return tabIds.find((id) => id === asked) ?? 'professional'
}

export function useTabs(): Tab[] {
  const { t } = useTranslation('results')
  return [{ id: 'professional', name: t('tabs.professional'), shortName: t('tabs.professionalShort') }]
}
