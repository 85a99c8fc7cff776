import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CountBadge } from './count-badge.tsx'
import { badgeText } from './findings/badge-text.ts'
import css from './tab-list.module.css'

export interface Tab {
  id: string
  name: string
  /** shorter name for a phone */
  shortName?: string
  /** a word beside the name, such as where to begin */
  chip?: string
  /** a count that asks to be dealt with, and what it counts */
  badge?: { count: number; words: string }
  /** how many things it holds, and what they are */
  count?: { count: number; words: string }
  /** why it cannot be opened yet */
  locked?: string
}

interface Props {
  label: string
  tabs: readonly Tab[]
  current: string
  /** the address that shows a tab */
  hrefOf: (id: string) => { search: string; hash?: string }
  /** a tab was pressed that is locked */
  onLocked?: (id: string) => void
}

/** pixels of the next tab that stay in sight, so that one knows of it */
const neighbour = 48

/** How far a row of tabs is to be scrolled so that one of them is whole, with a piece of its neighbour; in pixels. */
export function scrolledTo(
  { scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>,
  { offsetLeft, offsetWidth }: Pick<HTMLElement, 'offsetLeft' | 'offsetWidth'>,
): number {
  const end = offsetLeft + offsetWidth
  if (offsetLeft < scrollLeft || offsetWidth > clientWidth) return Math.max(0, offsetLeft - neighbour)
  return end > scrollLeft + clientWidth ? end - clientWidth + neighbour : scrollLeft
}

/** Tabs as addresses, so that each can be linked to and the back button leads through them. */
export function TabList({ label, tabs, current, hrefOf, onLocked }: Props) {
  const row = useRef<HTMLElement>(null)
  // Where they do not all fit, the current one is brought into sight. The page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each tab that becomes the current one
  useEffect(() => {
    const tabs = row.current
    if (!tabs) return
    // also when the row gets narrower or wider, or a count that comes later makes the tabs before it wider
    const observer = new ResizeObserver(() => {
      const tab = tabs.querySelector<HTMLElement>('[aria-current]')
      if (tab) tabs.scrollLeft = scrolledTo(tabs, tab)
    })
    for (const part of [tabs, ...tabs.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [current])
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {tabs.map(({ id, name, shortName, chip, badge, count, locked }) =>
        locked ? (
          <button
            key={id}
            type="button"
            className={`${css.tab} ${css.locked}`}
            aria-disabled="true"
            title={locked}
            onClick={() => onLocked?.(id)}
          >
            <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
            <Name name={name} shortName={shortName} />
            <span className="visually-hidden">{locked}</span>
          </button>
        ) : (
          <Link
            key={id}
            to={hrefOf(id)}
            preventScrollReset
            className={css.tab}
            aria-current={id === current ? 'page' : undefined}
          >
            <Name name={name} shortName={shortName} />
            {chip && <span className={css.chip}>{chip}</span>}
            {count && (
              <>
                <span className={css.count} aria-hidden="true">
                  {badgeText(count.count)}
                </span>
                <span className="visually-hidden">{count.words}</span>
              </>
            )}
            {badge && (
              <>
                <CountBadge count={badge.count} />
                <span className="visually-hidden">{badge.words}</span>
              </>
            )}
          </Link>
        ),
      )}
    </nav>
  )
}

function Name({ name, shortName = name }: { name: string; shortName: string | undefined }) {
  return (
    <>
      <span className={css.long}>{name}</span>
      <span className={css.short}>{shortName}</span>
    </>
  )
}
