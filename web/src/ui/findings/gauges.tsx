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
  /** figures that come before the derived ones, without a colour */
  plain?: readonly { name: string; value: number }[]
}

/** The derived figures in one line, each with its colour and the word for it. */
export function Gauges({ label, strength, criticalIssues, standing, plain = [] }: Props) {
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
        const told = name === 'risk_distribution' && colour === 'green' && isUnproven(standing) ? standing : colour
        return (
          <div key={name}>
            <dt>{t(`gauge.${name}`)}</dt>
            <dd>
              {told === 'not_judged' ? '–' : `${gauges[name]}%`}
              <span className={`${css.word} ${css[told]}`}>{t(`gauge.${told}`)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const unproven = ['not_cleared', 'not_judged', 'older_reading'] as const satisfies Standing[]
const isUnproven = (standing: Standing): standing is (typeof unproven)[number] =>
  unproven.some((one) => one === standing)
