import { inSentence, standingIn } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askedHere } from '../../lib/asked-here.ts'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { issueHash } from '../../lib/place.ts'
import { AdviceList } from '../../ui/findings/advice-list.tsx'
import { Gauges } from '../../ui/findings/gauges.tsx'
import { InsightList } from '../../ui/findings/insight-list.tsx'
import { capped } from './caps.ts'
import css from './summary.module.css'

/** The verdict, the score, the one thing to do, and three of each. */
export function Overview({ analysis, position, show, hrefOf }: AnalysisViewProps) {
  const { t } = useTranslation('summary')
  const { verdict, safety_score, summary, critical_issues, key_advantages, key_risks, metrics } = analysis
  const standing = standingIn(analysis)
  const what = summary.points.find(({ topic }) => topic === 'what')
  const [first, ...more] = analysis.attorney_recommendations
  const [worst] = critical_issues
  return (
    <>
      <h1 className={css.verdict}>{standing === 'older_reading' ? t('overview.olderReading') : verdict.text}</h1>
      {/* of a text that could not be judged nothing is told in short, but why */}
      {standing === 'not_judged' ? (
        <p className={css.lead}>{verdict.reasoning}</p>
      ) : (
        what && <p className={css.lead}>{what.text}</p>
      )}
      <div className={css.heads}>
        <p className={css.scoreBox}>
          <span className={css.score}>{safety_score}%</span>
          <span>
            {t('overview.score')}
            <span className={css.band}>{t(`overview.standing.${standing}`)}</span>
          </span>
        </p>
        {first && (
          <div className={css.first}>
            <h2 className={css.firstTitle}>{t('overview.first')}</h2>
            {worst && first.endsWith(worst.actionable_guidance) ? (
              <button type="button" className={css.link} onClick={() => show(issueHash(worst.id))}>
                {first}
              </button>
            ) : (
              <p>{first}</p>
            )}
          </div>
        )}
      </div>
      <Gauges
        label={t('overview.gauges')}
        strength={position?.position_strength ?? null}
        criticalIssues={metrics.critical_issues_count}
        standing={standing}
        called={t(`overview.standing.${standing}`)}
      />
      <p className={css.side}>
        {position ? (
          t('overview.chosen', { party: inSentence(position.user_party) })
        ) : (
          // whose side is taken until then stands above
          <>
            <Link to={hrefOf('position', { choose: '1' })}>{t('overview.choose')}</Link> {t('overview.chooseWhy')}
          </>
        )}
      </p>
      <div className={css.sides} data-one={key_advantages.length * key_risks.length === 0 || undefined}>
        <InsightList
          title={t('overview.advantages')}
          none={t('overview.noAdvantages')}
          insights={capped(key_advantages, 'advantages')}
          show={show}
        />
        <InsightList
          title={t('overview.concerns')}
          none={t('overview.noConcerns')}
          insights={capped(key_risks, 'concerns')}
          show={show}
        />
      </div>
      {/* the first stands above, and is not said again */}
      {more.length > 0 && (
        <AdviceList
          title={t('overview.recommendations')}
          advice={capped(more, 'recommendations')}
          issues={critical_issues}
          show={show}
        />
      )}
      <section className={css.section}>
        <h2 className={css.heading}>{t('overview.ask')}</h2>
        <ul className={css.questions}>
          {capped(analysis.voice_suggestions, 'voiceSuggestions').map((ask) => (
            <li key={ask}>
              <Link to={hrefOf('chat', { ask })} state={askedHere}>
                {ask}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
