import { inSentence, type PositionData, standingIn, strengthBand } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { AdviceList } from '../../ui/findings/advice-list.tsx'
import { Gauges } from '../../ui/findings/gauges.tsx'
import { InsightList } from '../../ui/findings/insight-list.tsx'
import { LandingHeading } from '../../ui/focus/landing-heading.tsx'
import css from './position.module.css'
import { Scale } from './scale.tsx'

type Props = Omit<AnalysisViewProps, 'position'> & { position: PositionData }

/** Where the chosen party stands: one sentence, one scale, the figures in one line, and what they rest on. */
export function Dashboard({ document: { owner }, analysis, position, show, hrefOf }: Props) {
  const { t } = useTranslation('position')
  const { user_party, position_strength, negotiation_power } = position
  const band = strengthBand(position_strength)
  const standing = standingIn(analysis)
  return (
    <>
      <header>
        <p className={css.side}>
          {t('side', { party: inSentence(user_party) })}
          {owner ? (
            <span className={css.fixed}>{t('other.fixed', { name: owner.user_name })}</span>
          ) : (
            <Link className={css.change} to={hrefOf('position', { choose: '1' })} preventScrollReset>
              {t('change')}
            </Link>
          )}
        </p>
        <LandingHeading className={css.verdict}>{t(`band.${band}`)}</LandingHeading>
      </header>
      <Scale strength={position_strength} />
      <Gauges
        label={t('figures.label')}
        strength={position_strength}
        criticalIssues={analysis.metrics.critical_issues_count}
        standing={standing}
        called={t(`standing.${standing}`)}
        plain={[
          { name: t('figures.strength'), value: position_strength },
          { name: t('figures.power'), value: negotiation_power },
        ]}
      />
      <p className={css.lead}>{position.negotiation_power_description}</p>
      <div
        className={css.sides}
        data-one={position.key_advantages.length * position.key_risks.length === 0 || undefined}
      >
        <InsightList title={t('advantages')} none={t('noAdvantages')} insights={position.key_advantages} show={show} />
        <InsightList title={t('risks')} none={t('noRisks')} insights={position.key_risks} show={show} />
      </div>
      <AdviceList
        title={t('recommendations')}
        advice={position.recommendations}
        issues={analysis.critical_issues}
        show={show}
      />
      <section className={css.section}>
        <h2 className={css.heading}>{t('note')}</h2>
        <p className={css.note}>{position.consistency_note}</p>
      </section>
    </>
  )
}
