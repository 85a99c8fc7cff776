import type { Card, LegalIssue } from '@karar/schema'
import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shorten } from '../../../lib/text/shorten.ts'
import { SeverityLabel } from '../../../ui/findings/severity.tsx'
import { QuotedWords } from '../../../ui/findings/struck.tsx'
import { OriginLine } from '../insights/second/origin-line.tsx'
import { IssueBody } from './issue-body.tsx'
import css from './issues.module.css'
import { ResolvedBox } from './resolved-box.tsx'
import { useHeldStill } from './use-held-still.ts'
import type { Resolved } from './use-resolved.ts'

interface Props {
  card: Card
  /** null where it is only to be checked: it has no grade and no tick, and shows its words while it is closed */
  resolved: Resolved | null
  open: boolean
  /** changes each time somebody arrives at this card from elsewhere; null while they have not */
  arrival: string | null
  onToggle: () => void
  /** shows one of its places in the contract, where that needs asking for */
  onPlace: ((issueId: string) => void) | undefined
}

const beforehand = typeof document === 'undefined'

/** What is higher than the window, as when all is enlarged, is nearest with its end: its title would stay out of sight. */
function fits(card: HTMLElement): boolean {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(card)
  const room =
    window.innerHeight - (Number.parseFloat(scrollMarginTop) || 0) - (Number.parseFloat(scrollMarginBottom) || 0)
  return card.offsetHeight <= room
}

/** One harm: in the margin where it stands, then what happens to the reader, and the rows below when open. */
export function IssueCard({ card, resolved, open, arrival, onToggle, onPlace }: Props) {
  const { t } = useTranslation('results')
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const card = item.current
    if (arrival === null || card === null) return
    const stay = arrival.endsWith('ruler') || arrival.endsWith('keys')
    card.scrollIntoView({ block: stay && fits(card) ? 'nearest' : 'start' })
  }, [arrival])
  const holdStill = useHeldStill(item, open)
  // what is folded away is drawn once the page is there: paper shows it, and so does a browser without script
  const later = useDeferredValue(true, beforehand)
  const [issue, ...others] = card
  const bodyId = `body-${issue.id}`
  const placeOf = ({ clause_number, page }: LegalIssue) => clause_number ?? t('issues.clausePlain', { page })
  // a clause that does one harm in two sentences is one place
  const further = new Set(others.map(placeOf).filter((place) => place !== placeOf(issue)))
  return (
    <li
      ref={item}
      className={css.card}
      data-open={open || undefined}
      data-settled={(resolved && card.every(({ id }) => resolved.ids.has(id))) || undefined}
      data-check={!resolved || undefined}
      data-issue={card.map(({ id }) => id).join(' ')}
    >
      <div className={css.margin}>
        <span className={css.clause}>{issue.clause_number ?? ''}</span>
        <span className={css.page}>
          {issue.clause_number ? t('issues.page', { page: issue.page }) : t('issues.clausePlain', { page: issue.page })}
        </span>
        {[...further].map((place) => (
          <span key={place} className={css.page}>
            {place}
          </span>
        ))}
      </div>
      <h3 className={css.name}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => {
            holdStill()
            onToggle()
          }}
        >
          {issue.title}
        </button>
      </h3>
      <div className={css.grade}>
        <OriginLine issue={issue} />
        {resolved && (
          <>
            <SeverityLabel mark={issue.severity} />
            <ResolvedBox card={card} resolved={resolved} />
          </>
        )}
        <ChevronDown className={css.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
      {!resolved && !open && (
        <p className={css.glance}>
          “<QuotedWords>{shorten(issue.quote, 160)}</QuotedWords>”
        </p>
      )}
      <div id={bodyId} className={css.body} hidden={!open}>
        {(open || later) && <IssueBody card={card} onPlace={onPlace} />}
      </div>
    </li>
  )
}
