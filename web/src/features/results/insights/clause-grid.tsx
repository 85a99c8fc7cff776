import { type ClauseAnalysis, type LegalIssue, titleCase } from '@karar/schema'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViews } from '../../../lib/document-view.ts'
import { clauseHash, issueHash } from '../../../lib/place.ts'
import { clauseNameIn } from '../../../lib/text/clause-name.ts'
import { type Mark, SeverityLabel, SeverityShape } from '../../../ui/findings/severity.tsx'
import { TextAction, TextLink } from '../../../ui/text-action.tsx'
import { commentHref } from '../../comments/api.ts'
import { tellingClauses } from '../said-once.ts'
import type { Places } from '../use-places.ts'
import css from './clause-grid.module.css'
import { riskiest } from './clause-order.ts'
import section from './professional.module.css'

/** How many clauses are shown before details are asked for, and how much of the advice on each. */
const atFirst = 6
const adviceLimit = 100

interface Props {
  clauses: readonly ClauseAnalysis[]
  issues: readonly LegalIssue[]
  places: Places
}

/** Detailed Clause Analysis: number, heading, one plain sentence, grade. The riskiest first, until all are asked for. */
export const ClauseGrid = memo(function ClauseGrid({ clauses, issues, places }: Props) {
  const { t } = useTranslation('results')
  const [all, setAll] = useState(false)
  const id = useId()
  const telling = tellingClauses(clauses, issues)
  const whole = clauses.filter(({ part_of }) => part_of === undefined).length
  const rest = whole - telling.filter(({ part_of }) => part_of === undefined).length
  const grades = new Map(issues.toReversed().map((issue) => [issue.clause_id, issue.severity]))
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t('clauses.title')}</h2>
      {clauses.length === 0 && <p className={section.none}>{t('clauses.none')}</p>}
      <ul id={id}>
        {(all ? telling : riskiest(telling, grades, atFirst)).map((clause) => (
          <Row
            key={clause.id}
            clause={clause}
            grade={grades.get(clause.id) ?? null}
            issues={issues.filter(({ clause_id }) => clause_id === clause.id)}
            details={all}
            places={places}
          />
        ))}
      </ul>
      {whole > 0 && (
        <p className={css.more}>
          {!all && whole > atFirst && <span>{t('clauses.showing', { shown: atFirst, total: whole })}</span>}
          {all && rest > 0 && <span>{t('clauses.rest', { count: rest })}</span>}
          <TextAction aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? t('clauses.hide') : t('clauses.show')}
          </TextAction>
        </p>
      )}
    </section>
  )
})

interface RowProps {
  clause: ClauseAnalysis
  grade: LegalIssue['severity'] | null
  /** its findings, which have cards of their own */
  issues: readonly LegalIssue[]
  details: boolean
  places: Places
}

function Row({ clause, grade, issues, details, places: { go } }: RowProps) {
  const { t } = useTranslation('results')
  const { comments } = useViews()
  // a provision of no kind that is known says nothing of itself; its finding knows of what kind the harm is
  const isPlain = clause.clause_type === 'general' && issues.length > 0
  const kind = titleCase((isPlain && issues[0]?.clause_type) || clause.clause_type)
  const flag = clause.red_flags[0]
  const advice = clause.improvement_notes
  return (
    <li className={css.row}>
      <span className={css.number}>{clause.number}</span>
      <div>
        <p className={css.head}>
          <button type="button" className={css.name} onClick={() => go(clauseHash(clause.id), 'list')}>
            {clause.heading || kind}
          </button>
          {clause.heading && clause.clause_type !== 'general' && <span className={css.kind}>{kind}</span>}
          {comments && (
            <span className={css.comment}>
              <TextLink
                to={commentHref(clause.start, clause.end)}
                aria-label={
                  clause.number ? t('commentOn', { clause: clauseNameIn(clause.number) }) : t('commentOnThis')
                }
              >
                {t('comment')}
              </TextLink>
            </span>
          )}
        </p>
        {!isPlain && <p className={css.words}>{clause.plain_language || flag}</p>}
        {details && clause.plain_by_model && (
          <p className={css.words}>{t('second.plain', { says: clause.plain_by_model })}</p>
        )}
        {onceEach(issues).map(({ id, title }) => (
          <p key={id} className={css.words}>
            <TextAction onClick={() => go(issueHash(id), 'list')}>{title}</TextAction>
          </p>
        ))}
        {details && issues.length === 0 && flag && flag !== clause.plain_language && (
          <p className={css.words}>{flag}</p>
        )}
        {details && issues.length === 0 && advice && (
          <p className={css.words}>
            <b>{t('clauses.improve')}:</b> {advice.length > adviceLimit ? `${advice.slice(0, adviceLimit)}…` : advice}
          </p>
        )}
      </div>
      {grade ? <SeverityLabel mark={grade} /> : <Risk level={clause.risk_assessment} />}
    </li>
  )
}

/** Findings of one clause that say the same lead to one card. */
const onceEach = (issues: readonly LegalIssue[]): LegalIssue[] =>
  [...Map.groupBy(issues, ({ title }) => title).values()].map(([first]) => first!)

const marks: Record<ClauseAnalysis['risk_assessment'], Mark> = { high: 'high', medium: 'medium', low: 'low' }

/** The grade of a clause in which no single finding stands. */
function Risk({ level }: { level: ClauseAnalysis['risk_assessment'] }) {
  const { t } = useTranslation('results')
  return (
    <span className={css.risk}>
      <SeverityShape mark={marks[level]} size={12} />
      {t(`clauses.risk.${level}`)}
    </span>
  )
}
