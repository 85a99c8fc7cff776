import type { UnifiedAnalysis } from '@karar/schema'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import { clauseName } from '../../../lib/text/clause-name.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import type { Places } from '../use-places.ts'
import css from './gate.module.css'
import { type Gate, type GateClause, gateOf } from './gate.ts'
import { resolvedScore } from './resolved-score.ts'

interface Props {
  analysis: UnifiedAnalysis
  /** ids of the findings that the reader has ticked off */
  settled: ReadonlySet<string>
  places: Pick<Places, 'go'>
  phone: boolean
}

/** What stands between the reader and signing, clause by clause: each that is settled leaves the row of those that do. */
export const GateBlock = memo(function GateBlock({ analysis, settled, places, phone }: Props) {
  const { t } = useTranslation('results')
  const gate = gateOf(analysis, settled)
  const ticked = analysis.critical_issues.filter(({ id }) => settled.has(id)).length
  const then = resolvedScore(analysis, settled)
  return (
    <section aria-label={t('gate.label')}>
      {gate && (
        <div className={css.gate}>
          <p className={css.lead} role="status">
            <Lead gate={gate} />
          </p>
          <ol className={css.clauses}>
            {gate.clauses.map((clause) => (
              <li key={clause.number ?? clause.page}>
                <Clause clause={clause} settled={settled} go={(hash) => places.go(hash, 'ruler', phone)} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className={css.settled} role="status">
        {ticked > 0 && (
          <>
            <b>{t('resolved.count', { count: ticked, total: analysis.critical_issues.length })}</b>{' '}
            {then &&
              then.score > analysis.safety_score &&
              t(then.exact ? 'resolved.score' : 'resolved.scoreAbout', { score: then.score })}
          </>
        )}
      </p>
    </section>
  )
})

function Lead({ gate: { open, clauses, clears } }: { gate: Gate }) {
  const { t } = useTranslation('results')
  if (open === 0) return t(clears ? 'gate.done' : 'gate.doneMore')
  const numbers = t('gate.numbers', { returnObjects: true })
  const number = numbers[open - 1] ?? formatNumber(open)
  if (!clears) return t('gate.first', { count: open, number })
  return t(open < clauses.length ? 'gate.still' : 'gate.stand', { count: open, number })
}

/** The way to the first finding of a clause that is open. */
function Clause({
  clause,
  settled,
  go,
}: {
  clause: GateClause
  settled: ReadonlySet<string>
  go: (hash: string) => void
}) {
  const { t } = useTranslation('results')
  const { number, page, severity, issues } = clause
  const place = number === null ? t('issues.clausePlain', { page }) : clauseName(number)
  const next = issues.find(({ id }) => !settled.has(id)) ?? issues[0]
  return (
    <button
      type="button"
      className={css.clause}
      data-settled={clause.settled || undefined}
      aria-label={clause.settled ? t('gate.isSettled', { place }) : place}
      title={next?.title}
      onClick={() => next && go(issueHash(next.id))}
    >
      {clause.settled ? (
        <Check size={15} strokeWidth={2.2} aria-hidden="true" />
      ) : (
        <SeverityShape mark={severity} size={12} />
      )}
      <span>{number ?? place}</span>
    </button>
  )
}
