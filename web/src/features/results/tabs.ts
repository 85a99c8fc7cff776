import { useTranslation } from 'react-i18next'
import { useViews, type ViewId, viewIds } from '../../lib/document-view.ts'
import type { Tab } from '../../ui/tab-list.tsx'

/** The view that the address names, if it is there; anything unknown is the first one. */
export function currentTab(asked: string | null, there: readonly string[]): ViewId {
  return viewIds.find((id) => id === asked && there.includes(id)) ?? 'professional'
}

export function useTabs(): Tab[] {
  const { t } = useTranslation('results')
  const views = useViews()
  return viewIds
    .filter((id) => id === 'professional' || views[id])
    .map((id) => ({ id, name: t(`tabs.${id}`), shortName: t(`tabs.short.${id}`) }))
}

/** The address of a view of this document. */
export const hrefOf = (view: string, parameters: Record<string, string> = {}) => ({
  search: `?${new URLSearchParams({ tab: view, ...parameters })}`,
})
