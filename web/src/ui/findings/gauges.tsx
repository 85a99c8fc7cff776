import { derivedGauges, gaugeColour, type Standing } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './gauges.module.css'

interface Props {
  label: string
  /** 0 to 100; null while no side was chosen: what hangs on it is then left out */
  strength: number | null
  criticalIssues: number
  /** how the score is told: that nothing grave was found is good only where the contract was judged and cleared */
  standing: Standing
  /** that in words; of this room they would weigh on the front page, which loads its words */
  called: string
  /** figures that come before the derived ones, without a colour */
  plain?: readonly { name: string; value: number }[]
}

/** The derived figures in one line, each with its colour and the word for it. */
export function Gauges({ label, strength, criticalIssues, standing, called, plain = [] }: Props) {
  const { t } = useTranslation('ui')
  const gauges = derivedGauges(strength ?? 0, criticalIssues)
  const names = strength === null ? (['risk_distribution'] as const) : (Object.keys(gauges) as (keyof typeof gauges)[])
  return (
    <dl className={css.gauges} aria-label={label}>
      {plain.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}%</dd>
        </div>
      ))}
      {names.map((name) => {
        const colour = gaugeColour(gauges[name])
        const unproven = name === 'risk_distribution' && colour === 'green' && isUnproven(standing)
        return (
          <div key={name}>
            <dt>{t(`gauge.${name}`)}</dt>
            <dd>
              {unproven && standing === 'not_judged' ? '–' : `${gauges[name]}%`}
              <span className={`${css.word} ${css[unproven ? 'unproven' : colour]}`}>
                {unproven ? called : t(`gauge.${colour}`)}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const isUnproven = (standing: Standing): boolean =>
  standing === 'not_cleared' || standing === 'not_judged' || standing === 'older_reading'
