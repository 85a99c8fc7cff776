import type { LegalIssue } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './resolved-box.module.css'
import type { Resolved } from './use-resolved.ts'

/** The tick of one finding: dealt with, for this reader. */
export function ResolvedBox({ issue: { id, title }, resolved }: { issue: LegalIssue; resolved: Resolved }) {
  const { t } = useTranslation('results')
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.tick}
        checked={resolved.ids.has(id)}
        aria-label={t('resolved.tick', { title })}
        onChange={() => resolved.toggle(id)}
      />
      <span aria-hidden="true">{t('resolved.settled')}</span>
    </label>
  )
}
