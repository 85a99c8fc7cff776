import { Urgency } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { UrgencyBars } from '../../ui/legal/urgency-bars.tsx'
import css from './consultations.module.css'

/** How soon an answer is needed, the most urgent first, each with the time in which one is answered. */
export function UrgencyChoice({ value, onChange }: { value: Urgency; onChange: (urgency: Urgency) => void }) {
  const { t } = useTranslation('consultations')
  return (
    <fieldset className={css.urgency}>
      <legend>{t('urgencyLabel')}</legend>
      {Urgency.options.toReversed().map((urgency) => (
        <label key={urgency} className={css.choice}>
          <input
            type="radio"
            name="urgency"
            value={urgency}
            checked={urgency === value}
            onChange={() => onChange(urgency)}
          />
          <UrgencyBars urgency={urgency} />
          <b>{t(`urgency.${urgency}.name`)}</b>
          <span className={css.time}>{t(`urgency.${urgency}.time`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
