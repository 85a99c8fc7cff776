import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useViews, type ViewId, viewIds } from '../../lib/document-view.ts'
import { formatNumber } from '../../lib/text/format.ts'
import type { Tab } from '../../ui/tab-list.tsx'
import type { ResultsState } from './states/load-state.ts'

/** Views that need an analysis. */
const locking: readonly ViewId[] = ['analysis', 'position', 'voice', 'chat']
/** What of the address goes along from view to view. */
const kept = ['severity', 'open']

interface Tabs {
  tabs: Tab[]
  /** the view that is shown */
  current: ViewId
  /** the view that the address asks for in vain, since it is locked */
  locked: ViewId | null
  /** the address of a view of this document */
  hrefOf: (view: string, parameters?: Record<string, string>) => { search: string }
}

/** The views that are there, and which of them the address names: one that is unknown or locked is the first. Until it
 *  is known whether there is an analysis nothing is locked, so that no padlock flashes up. `comments`: how many. */
export function useTabs(state: ResultsState['kind'], comments: number): Tabs {
  const { t } = useTranslation('results')
  const views = useViews()
  const [search] = useSearchParams()
  // after a failure nothing is known of the analysis: a padlock would promise what no analysis opens
  const open = state !== 'running' && state !== 'none'
  const there = viewIds.filter((id) => id === 'professional' || views[id])
  const isLocked = (id: ViewId) => !open && locking.includes(id)
  const asked = currentTab(search.get('tab'), there)
  return {
    tabs: there.map((id) => ({
      id,
      name: t(`tabs.${id}`),
      shortName: t(`tabs.short.${id}`),
      ...(id === 'comments' &&
        comments > 0 && {
          count: { count: comments, words: t('tabs.holds', { count: comments, shown: formatNumber(comments) }) },
        }),
      ...(isLocked(id) && { locked: t('tabs.locked') }),
      ...(id === 'professional' && !open && { chip: t('tabs.start') }),
    })),
    current: isLocked(asked) ? 'professional' : asked,
    locked: isLocked(asked) ? asked : null,
    hrefOf: (view, parameters = {}) => ({ search: addressOf(search, view, parameters) }),
  }
}

/** The view that the address names, if it is there; anything unknown is the first one. */
export function currentTab(asked: string | null, there: readonly string[]): ViewId {
  return viewIds.find((id) => id === asked && there.includes(id)) ?? 'professional'
}

/** `?tab=...`, with the filters of the issues as they are, so that they are still there on the way back. */
export function addressOf(now: URLSearchParams, view: string, parameters: Record<string, string>): string {
  const along = kept.flatMap((name) => {
    const value = now.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams([['tab', view], ...along, ...Object.entries(parameters)])}`
}
