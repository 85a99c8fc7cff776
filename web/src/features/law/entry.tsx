import type { LawEntry } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../lib/text/days.ts'
import { lawName } from '../../lib/text/law-name.ts'
import css from './page.module.css'

/** One provision: its name, what it says, how it stands, and how far it was checked. */
export function Entry({ entry }: { entry: LawEntry }) {
  const { t } = useTranslation('law')
  const days = [
    ...(entry.from === null ? [] : [t('from', { day: formatDay(entry.from) })]),
    ...(entry.until === null ? [] : [t('until', { day: formatDay(entry.until) })]),
  ]
  return (
    <li className={css.entry}>
      <div>
        <strong>{lawName(entry)}</strong>
        <p>{entry.says}</p>
      </div>
      <div className={css.standing}>
        <p className={css.state} data-state={entry.state}>
          {t(`state.${entry.state}`)}
        </p>
        {days.length > 0 && <p>{days.join(', ')}</p>}
        <p className={css.checked}>{t(`checked.${entry.checked_against}`, { day: formatDay(entry.checked_on) })}</p>
      </div>
    </li>
  )
}
