import { derivedGauges, gaugeColour } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './gauges.module.css'

interface Props {
  label: string
  /** 0 to 100; null while no side was chosen: what hangs on it is then left out */
  strength: number | null
  criticalIssues: number
  /** figures that come before the derived ones, without a colour */
  plain?: readonly { name: string; value: number }[]
}

/** The derived figures in one line, each with its colour and the word for it. */
export function Gauges({ label, strength, criticalIssues, plain = [] }: Props) {
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
        return (
          <div key={name}>
            <dt>{t(`gauge.${name}`)}</dt>
            <dd>
              {gauges[name]}%<span className={`${css.word} ${css[colour]}`}>{t(`gauge.${colour}`)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
