import type { DocumentText } from '@karar/schema'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useKeys } from '../../../lib/use-keys.ts'
import type { Places } from '../use-places.ts'
import css from './contract.module.css'
import { ContractPage } from './contract-page.tsx'
import type { TextMark } from './marks.ts'
import { pageAt, scrollToOffset } from './scroll-to-offset.ts'
import { useNearPages } from './use-near-pages.ts'
import type { TextSearch } from './use-search.ts'

interface Props {
  text: DocumentText
  breaks: readonly number[]
  marks: readonly TextMark[]
  places: Places
  search: TextSearch
  onOriginal: (page: number) => void
}

/** What the key for the contract brings the focus to. */
export const contractId = 'contract'

/** So many pages are drawn with one that is jumped to, before it comes into view: else it moves as those above it do. */
const beside = 3

/** The sheet: all pages one under the other, of which only those near the window are drawn. */
export function ContractPages({ text: { text, pages }, breaks, marks, places, search, onOriginal }: Props) {
  const { t } = useTranslation('results')
  const { search: query } = useLocation()
  const scroller = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const { near, heightOf, watch } = useNearPages(scroller)
  const { place, origin, moved } = places
  const hit = search.hits[search.index]
  useKeys({ '/': () => search.setOpen(true) })

  // Nothing moves under a person who chose the place right here.
  const target = hit ?? (origin === 'contract' ? null : place)
  const start = target?.start
  const whole = hit ? undefined : place?.page
  // kept while the place is closed: nothing moves then
  const goal = start === undefined ? wanted : (whole ?? pageAt(pages, start))
  if (goal !== wanted) setWanted(goal)
  // before it is painted: what is seen first is the place, with the pages around it drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` brings the reader to the same place again
  useLayoutEffect(() => {
    if (start === undefined || !scroller.current) return
    return scrollToOffset(scroller.current, pages, start, whole)
  }, [start, whole, pages, moved])

  const hits = useMemo(() => search.hits.map((span) => ({ ...span, current: span === hit })), [search.hits, hit])
  if (text.trim() === '') return <p className={css.failed}>{t('contract.empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} id={contractId} className={css.well} tabIndex={0} aria-label={t('contract.title')}>
      <div className={css.sheet} data-nosnippet>
        {pages.map((page) => {
          const within = (span: { start: number; end: number }) => span.start < page.end && span.end > page.start
          return (
            <ContractPage
              key={page.number}
              text={text}
              page={page}
              pages={pages.length}
              drawn={near.has(page.number) || (wanted !== null && Math.abs(page.number - wanted) <= beside)}
              height={heightOf(page)}
              watch={watch}
              breaks={breaks}
              marks={marks.filter(within)}
              hits={hits.filter(within)}
              place={place && within(place) ? place : null}
              query={query}
              onOriginal={onOriginal}
            />
          )
        })}
      </div>
    </section>
  )
}
