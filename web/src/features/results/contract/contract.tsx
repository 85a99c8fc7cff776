import type { DocumentText } from '@karar/schema'
import { ChevronDown, ChevronUp, MessageSquarePlus, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useViews } from '../../../lib/document-view.ts'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { commentHref } from '../../comments/api.ts'
import type { Places } from '../use-places.ts'
import css from './contract.module.css'
import { ContractPages } from './contract-pages.tsx'
import { ContractSearch } from './contract-search.tsx'
import type { TextMark } from './marks.ts'
import { useSearch } from './use-search.ts'

/** The document's own words: undefined while they load. */
export interface LoadedText {
  data: DocumentText | undefined
  error: Error | null
  refetch: () => unknown
}

export interface ContractProps {
  text: LoadedText
  marks: readonly TextMark[]
  places: Places
  /** where the clauses told apart in the document begin, in order */
  breaks: readonly number[]
  step: (by: 1 | -1) => void
  /** opens the file as it was uploaded at one of its pages */
  onOriginal: (page: number) => void
}

/** The document's own words with the findings in their places. */
export function Contract({ text, marks, places, breaks, step, onOriginal }: ContractProps) {
  const { t } = useTranslation('results')
  const { comments } = useViews()
  const search = useSearch(text.data?.text ?? '')
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // the box goes with the keyboard in it; the button that opened it is another one by then
    if (wasOpen.current && !search.open && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = search.open
  }, [search.open])
  return (
    <div className={css.pane}>
      <header className={css.head}>
        {search.open ? (
          <ContractSearch search={search} />
        ) : (
          <>
            <h2 className={css.title}>{t('contract.title')}</h2>
            {text.data && (
              <span className={css.size}>
                {t('contract.size', {
                  pages: t('contract.pages', { count: text.data.pages.length }),
                  clauses: t('contract.clauses', { count: breaks.length }),
                })}
              </span>
            )}
            <span className={css.tools}>
              {comments && places.place && places.place.start < places.place.end && (
                <IconLink
                  className={css.comment}
                  label={t('commentOnMarked')}
                  to={commentHref(places.place.start, places.place.end)}
                >
                  <MessageSquarePlus size={18} strokeWidth={1.75} aria-hidden="true" />
                </IconLink>
              )}
              <IconButton ref={opener} label={t('contract.search')} onClick={() => search.setOpen(true)}>
                <Search size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('issues.previous')} onClick={() => step(-1)}>
                <ChevronUp size={19} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('issues.next')} onClick={() => step(1)}>
                <ChevronDown size={19} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </span>
          </>
        )}
      </header>
      {text.data ? (
        <ContractPages
          text={text.data}
          breaks={breaks}
          marks={marks}
          places={places}
          search={search}
          onOriginal={onOriginal}
        />
      ) : text.error ? (
        <div className={css.failed}>
          <FailedToLoad title={t('contract.failed')} error={text.error} onRetry={() => text.refetch()} />
        </div>
      ) : (
        <div className={css.waiting} role="status" aria-label={t('state.loading')} />
      )}
    </div>
  )
}
