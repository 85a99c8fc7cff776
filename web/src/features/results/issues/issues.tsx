import type { Card, Document, UnifiedAnalysis } from '@karar/schema'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import { EmailButton } from '../email/email-button.tsx'
import type { Places } from '../use-places.ts'
import { IssueCard } from './issue-card.tsx'
import css from './issues.module.css'
import { SeverityFilter } from './severity-filter.tsx'
import type { Resolved } from './use-resolved.ts'
import type { ShownIssues } from './use-shown-issues.ts'

interface Props {
  document: Document
  analysis: UnifiedAnalysis
  shown: ShownIssues
  resolved: Resolved
  places: Places
  phone: boolean
  /** the id of the card that stands open */
  open: string | null
  onPlace: ((hash?: string) => void) | undefined
  /** how many cards are drawn so far */
  drawn: number
}

/** What to fix, worst first: the first card open (but for a phone, where each opens a screen), the others one line. */
export function Issues({ document, analysis, shown, resolved, places, phone, open, onPlace, drawn }: Props) {
  const { t } = useTranslation('results')
  const { place, origin, moved, go } = places
  const all = analysis.critical_issues
  const settled = all.filter(({ id }) => resolved.ids.has(id)).length
  const named = place?.issueId ?? null
  const toPlace = useMemo(() => onPlace && ((id: string) => onPlace(issueHash(id))), [onPlace])
  const toOneOf = useCallback((id: string) => go(issueHash(id), 'list'), [go])
  const isOpen = (card: Card) => !phone && card.some(({ id }) => id === open)
  return (
    <section aria-label={t('issues.title')}>
      <header className={css.head}>
        <h2 className={css.title}>{phone ? t('issues.titleShort') : t('issues.title')}</h2>
        {all.length > 0 && <EmailButton analysis={analysis} document={document} settled={resolved.ids} />}
      </header>
      {((all.length > 3 && shown.counts.length > 1) || settled > 0 || shown.openOnly) && (
        <SeverityFilter shown={shown} total={all.length} resolved={settled} />
      )}
      {all.length === 0 && <p className={css.none}>{t('issues.none')}</p>}
      {all.length > 0 && shown.cards.length === 0 && (
        <p className={css.none}>{shown.openOnly ? t('resolved.noneOpen') : t('issues.noneOfSeverity')}</p>
      )}
      <ol>
        {shown.cards.slice(0, drawn).map((card) => (
          <IssueCard
            key={card[0].id}
            card={card}
            resolved={resolved}
            open={isOpen(card)}
            // A card that the person opened right here needs no moving.
            arrival={card.some(({ id }) => id === named) && origin !== 'card' ? `${moved} ${origin ?? ''}` : null}
            onToggle={() => go(isOpen(card) ? '' : issueHash(card[0].id), 'card', phone)}
            onPlace={toPlace ?? (card.length > 1 ? toOneOf : undefined)}
          />
        ))}
      </ol>
    </section>
  )
}
