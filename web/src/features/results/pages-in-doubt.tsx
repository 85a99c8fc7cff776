import type { PagesInDoubt as Doubt } from '@karar/schema'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { pageRuns } from './page-runs.ts'
import css from './pages-in-doubt.module.css'
import { pageHash } from './place.ts'
import type { Places } from './use-places.ts'

interface Props {
  doubt: Doubt
  places: Places
}

/** Which pages could not be read, or not well: each leads to its place in the contract. Nothing where all are certain. */
export function PagesInDoubt({ doubt: { unread_pages: unread, doubtful_pages: doubtful }, places }: Props) {
  const { t } = useTranslation('results')
  if (unread.length + doubtful.length === 0) return null
  return (
    <div className={css.notice}>
      <Notice tone="warning">
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
      </Notice>
    </div>
  )
}

function PageLinks({ pages, places: { go } }: { pages: readonly number[]; places: Places }) {
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
