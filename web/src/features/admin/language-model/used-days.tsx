import type { AiDay } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/text/days.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import css from './language-model.module.css'

/** What was used, by day. */
export function UsedDays({ days }: { days: readonly AiDay[] }) {
  const { t } = useTranslation('admin')
  const heads = ['day', 'calls', 'failures', 'input', 'output', 'rupees'] as const
  return (
    <section>
      <h2>{t('languageModel.used.title')}</h2>
      {days.length === 0 ? (
        <p className={css.quiet}>{t('languageModel.used.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={css.scroll} tabIndex={0} aria-label={t('languageModel.used.title')}>
          <table className={css.used}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {t(`languageModel.used.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, calls, failures, input_tokens, output_tokens, rupees }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  {[calls, failures, input_tokens, output_tokens, rupees].map((figure, index) => (
                    <td key={heads[index + 1]}>{formatNumber(figure)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
