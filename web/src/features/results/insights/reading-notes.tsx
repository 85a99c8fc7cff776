import type { PagesInDoubt as Doubt } from '@karar/schema'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pageHash } from '../../../lib/place.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { pageRuns } from '../contract/page-runs.ts'
import type { Places } from '../use-places.ts'
import css from './reading-notes.module.css'

interface Props {
  doubt: Doubt
  /** what else the reader has to say, in sentences */
  warnings: readonly string[]
  places: Places
}

/**
 * Which pages could not be read, or not well, each leading to its place in the contract, and what else was out of the
 * ordinary in reading: figures hard to make out, tracked changes. Nothing where nothing was.
 */
export function ReadingNotes({ doubt: { unread_pages: unread, doubtful_pages: doubtful }, warnings, places }: Props) {
  const { t } = useTranslation('results')
  const sure = unread.length + doubtful.length === 0
  if (sure && warnings.length === 0) return null
  return (
    <div className={css.notice}>
      <Notice tone={sure ? 'info' : 'warning'}>
        {unread.length > 0 && (
          <p>
            <Trans
              t={t}
              i18nKey="doubt.unread"
              count={unread.length}
              components={{ pages: <PageLinks pages={unread} places={places} /> }}
            />
          </p>
        )}
        {doubtful.length > 0 && (
          <p>
            <Trans
              t={t}
              i18nKey="doubt.badly"
              count={doubtful.length}
              components={{ pages: <PageLinks pages={doubtful} places={places} /> }}
            />
          </p>
        )}
        {warnings.map((warning) => (
          <p key={warning} className={css.note}>
            {warning}
          </p>
        ))}
      </Notice>
    </div>
  )
}

/** Pages by their numbers, runs of them as from and to, each leading to its place in the contract. */
export function PageLinks({ pages, places: { go } }: { pages: readonly number[]; places: Places }) {
  const { t, i18n } = useTranslation('results')
  const { search } = useLocation()
  const link = (page: number) => (
    <Link
      className={css.link}
      to={{ search, hash: pageHash(page) }}
      aria-label={t('doubt.link', { page })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(pageHash(page), 'list')
      }}
    >
      {page}
    </Link>
  )
  const runs = pageRuns(pages)
  // 'and' as the language joins a list, with each run in the place of its number
  const parts = new Intl.ListFormat(i18n.language === 'en' ? 'en-IN' : i18n.language).formatToParts(
    runs.map((_, index) => String(index)),
  )
  return parts.map(({ type, value }, index) => {
    const run = type === 'element' ? runs[Number(value)] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity
    if (!run) return <span key={index}>{value}</span>
    const [from, to] = run
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity
      <span key={index}>
        {link(from)}
        {to > from && (
          <>
            {t('doubt.to')}
            {link(to)}
          </>
        )}
      </span>
    )
  })
}
