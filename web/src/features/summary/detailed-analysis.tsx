import { type Card, cardsOf, type UnifiedAnalysis } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { clauseHash, issueHash } from '../../lib/place.ts'
import { SeverityLabel } from '../../ui/findings/severity.tsx'
import { capped } from './caps.ts'
import css from './summary.module.css'

interface Props {
  analysis: UnifiedAnalysis
  show: (hash: string) => void
}

/** Each harm with its clauses, what is wrong and what to improve, and each clause in plain words. */
export function DetailedAnalysis({ analysis: { critical_issues, clause_analyses }, show }: Props) {
  const { t } = useTranslation('summary')
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t('detailed.issues')}</h2>
        {critical_issues.length === 0 && <p className={css.none}>{t('detailed.noIssues')}</p>}
        <ul>
          {cardsOf(critical_issues).map((card) => (
            <Harm key={card[0].id} card={card} show={show} />
          ))}
        </ul>
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>{t('detailed.clauses')}</h2>
        <ul>
          {clause_analyses.map((clause) => (
            <li key={clause.id} className={css.issue}>
              <span className={css.number}>{clause.number}</span>
              <div>
                {clause.heading && (
                  <button type="button" className={css.link} onClick={() => show(clauseHash(clause.id))}>
                    {clause.heading}
                  </button>
                )}
                <p className={css.words}>{clause.plain_language}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Said once, whatever the number of clauses that do it. */
function Harm({ card, show }: { card: Card; show: Props['show'] }) {
  const { t } = useTranslation('summary')
  const [issue] = card
  const numbers = new Set(card.flatMap(({ clause_number }) => clause_number ?? []))
  const flags = [...new Set(card.flatMap(({ red_flags }) => red_flags))]
  return (
    <li className={css.issue}>
      <span className={css.number}>{[...numbers].join(', ')}</span>
      <div>
        <h3 className={css.issueTitle}>
          <button type="button" className={css.link} onClick={() => show(issueHash(issue.id))}>
            {issue.title}
          </button>{' '}
          <SeverityLabel mark={issue.severity} />
        </h3>
        <p>{issue.description}</p>
        <Points title={t('detailed.flags')} points={capped(flags, 'redFlags')} />
        <Points title={t('detailed.notes')} points={capped(issue.improvement_notes, 'improvementNotes')} />
      </div>
    </li>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <>
      <p className={css.pointsTitle}>{title}</p>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
