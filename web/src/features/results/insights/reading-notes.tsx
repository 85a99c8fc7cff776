import type { PagesInDoubt as Doubt, UnifiedAnalysis } from '@karar/schema'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pageHash, spanHash } from '../../../lib/place.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { pageRuns } from '../contract/page-runs.ts'
import type { Places } from '../use-places.ts'
import css from './reading-notes.module.css'

interface Props {
  doubt: Doubt
  /** what else the reader has to say, in sentences */
  warnings: readonly string[]
  /** what stands in the contract and speaks to machines */
  said?: UnifiedAnalysis['said_to_machines']
  places: Places
}

/**
 * Which pages could not be read, or not well, each leading to its place in the contract, and what else was out of the
 * ordinary in reading: figures hard to make out, tracked changes, words for machines. Nothing where nothing was.
 */
export const ReadingNotes = memo(function ReadingNotes({
  doubt: { unread_pages: unread, doubtful_pages: doubtful },
  warnings,
  said = [],
  places,
}: Props) {
  const { t } = useTranslation('results')
  const sure = unread.length + doubtful.length + said.length === 0
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
        {said.length > 0 && (
          <p>
            <Trans
              t={t}
              i18nKey="doubt.toMachines"
              count={said.length}
              components={{
                places: (
                  <Links
                    places={places}
                    links={said.map(({ start, end, page }) => ({
                      hash: spanHash(start, end),
                      name: t('doubt.page', { page }),
                      label: t('doubt.place', { page }),
                    }))}
                  />
                ),
              }}
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
})

/** Pages by their numbers, runs of them as from and to, each leading to its place in the contract. */
export function PageLinks({ pages, places: { go } }: { pages: readonly number[]; places: Places }) {
  const { t } = useTranslation('results')
  const link = (page: number) => (
    <PlaceLink hash={pageHash(page)} label={t('doubt.link', { page })} go={go}>
      {page}
    </PlaceLink>
  )
  return (
    <Joined
      parts={pageRuns(pages).map(([from, to]) => (
        <>
          {link(from)}
          {to > from && (
            <>
              {t('doubt.to')}
              {link(to)}
            </>
          )}
        </>
      ))}
    />
  )
}

interface LinksProps {
  links: readonly { hash: string; name: string; label: string }[]
  places: Places
}

function Links({ links, places: { go } }: LinksProps) {
  return (
    <Joined
      parts={links.map(({ hash, name, label }) => (
        <PlaceLink key={hash} hash={hash} label={label} go={go}>
          {name}
        </PlaceLink>
      ))}
    />
  )
}

/** Parts with commas and 'and' as the language joins a list. */
function Joined({ parts }: { parts: readonly ReactNode[] }) {
  const { i18n } = useTranslation('results')
  return new Intl.ListFormat(i18n.language === 'en' ? 'en-IN' : i18n.language)
    .formatToParts(parts.map((_, index) => String(index)))
    .map(({ type, value }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity
      <span key={index}>{type === 'element' ? parts[Number(value)] : value}</span>
    ))
}

interface PlaceLinkProps {
  hash: string
  label: string
  go: Places['go']
  children: ReactNode
}

function PlaceLink({ hash, label, go, children }: PlaceLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      className={css.link}
      to={{ search, hash }}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(hash, 'list')
      }}
    >
      {children}
    </Link>
  )
}
