import type { LegalIssue } from '@karar/schema'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityLabel } from '../../../ui/findings/severity.tsx'
import { IssueBody } from './issue-body.tsx'
import css from './issues.module.css'
import { ResolvedBox } from './resolved-box.tsx'
import type { Resolved } from './use-resolved.ts'

interface Props {
  issue: LegalIssue
  resolved: Resolved
  open: boolean
  /** changes each time somebody arrives at this card from elsewhere; null while they have not */
  arrival: string | null
  onToggle: () => void
  /** shows the place in the contract, where it is not beside this */
  onPlace: (() => void) | undefined
}

/** One finding: in the margin its clause and page, then what happens to the reader, and the rows below when open. */
export function IssueCard({ issue, resolved, open, arrival, onToggle, onPlace }: Props) {
  const { t } = useTranslation('results')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (arrival === null) return
    const reader = card.current
    const stay = arrival.endsWith('ruler') || arrival.endsWith('keys')
    reader?.scrollIntoView({ block: stay ? 'nearest' : 'start' })
  }, [arrival])
  const bodyId = `body-${issue.id}`
  return (
    <li
      ref={card}
      className={css.card}
      data-open={open || undefined}
      data-settled={resolved.ids.has(issue.id) || undefined}
      data-issue={issue.id}
    >
      <div className={css.margin}>
        <span className={css.clause}>{issue.clause_number ?? ''}</span>
        <span className={css.page}>
          {issue.clause_number ? t('issues.page', { page: issue.page }) : t('issues.clausePlain', { page: issue.page })}
        </span>
      </div>
      <h3 className={css.name}>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          {issue.title}
        </button>
      </h3>
      <div className={css.grade}>
        <SeverityLabel mark={issue.severity} />
        <ResolvedBox issue={issue} resolved={resolved} />
        <ChevronDown className={css.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
      <div id={bodyId} className={css.body} hidden={!open}>
        <IssueBody issue={issue} onPlace={onPlace} />
      </div>
    </li>
  )
}
