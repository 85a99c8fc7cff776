import { type Document, noneMissing, standingIn, standingOf, type UnifiedAnalysis, type Verdict } from '@karar/schema'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import { Disclaimer } from '../../../ui/states/disclaimer.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { ownReasons } from '../said-once.ts'
import { SideLine } from '../side/side-line.tsx'
import css from './verdict-header.module.css'

interface Props {
  document: Document
  analysis: UnifiedAnalysis
  phone: boolean
}

/** Whose side, the verdict, the two lines that carry it, and the four figures. */
export const VerdictHeader = memo(function VerdictHeader({ document, analysis, phone }: Props) {
  const { t } = useTranslation('results')
  const { verdict, safety_score } = analysis
  const older = standingOf(safety_score, verdict) === 'older_reading'
  return (
    <header>
      <div className={css.top}>
        <SideLine document={document} analysis={analysis} phone={phone} />
        <div className={css.disclaimer}>
          <Disclaimer short />
        </div>
      </div>
      <h1 className={css.verdict}>{older ? t('olderReading.title') : verdict.text}</h1>
      <Reasoning
        verdict={{
          ...verdict,
          ...(older && { reasoning: t('olderReading.body') }),
          detailed_reasons: ownReasons(analysis),
        }}
      />
      <Figures analysis={analysis} />
    </header>
  )
})

/** The two lines that carry the verdict; the reasons behind them on request, but at once where they keep it from clearing. */
function Reasoning({ verdict: { reasoning, detailed_reasons, not_cleared = [] } }: { verdict: Verdict }) {
  const { t } = useTranslation('results')
  const [more, setMore] = useState(not_cleared.length > 0)
  return (
    <>
      <p className={css.reasoning}>
        {reasoning}{' '}
        {detailed_reasons.length > 0 && (
          <TextAction aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? t('lessWhy') : t('why')}
          </TextAction>
        )}
      </p>
      <ul className={css.reasons} hidden={!more}>
        {detailed_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

function Figures({ analysis }: { analysis: UnifiedAnalysis }) {
  const { t } = useTranslation('results')
  const { safety_score, metrics, critical_issues } = analysis
  const critical = critical_issues.filter(({ severity }) => severity === 'critical').length
  const high = critical_issues.filter(({ severity }) => severity === 'high').length
  const told = noneMissing(analysis)
  return (
    <dl className={css.figures} aria-label={t('figures.label')}>
      <div className={css.scoreBox}>
        <dt>
          {t('figures.score')}
          <span className={css.band}>{t(`figures.standing.${standingIn(analysis)}`)}</span>
        </dt>
        <dd className={css.score}>{safety_score}%</dd>
      </div>
      <div>
        <dt>{t('figures.critical')}</dt>
        <dd className={css.figure}>
          {metrics.critical_issues_count}
          {critical + high > 0 && (
            <span className={css.shapes} role="img" aria-label={t('figures.shapes', { critical, high })}>
              {critical > 0 && (
                <>
                  <SeverityShape mark="critical" size={12} />
                  {critical}
                </>
              )}
              {high > 0 && (
                <>
                  <SeverityShape mark="high" size={12} />
                  {high}
                </>
              )}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('figures.missing')}</dt>
        {told === 'pages_in_doubt' || (told === 'not_judged' && metrics.missing_clauses_count === 0) ? (
          <dd className={css.figure} title={t(`missing.none.${told}`)}>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t(`missing.none.${told}`)}</span>
          </dd>
        ) : (
          <dd className={css.figure}>{metrics.missing_clauses_count}</dd>
        )}
      </div>
      <div>
        <dt>{t('figures.clauses')}</dt>
        <dd className={css.figure}>{metrics.total_clauses_analyzed}</dd>
      </div>
    </dl>
  )
}
