import type { TemplateGuide } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './templates.module.css'

/** When to use a template, when not, and what to have at hand. */
export function Guide({ guide }: { guide: TemplateGuide }) {
  const { t } = useTranslation('templates')
  return (
    <dl className={css.guide}>
      {(['when', 'not_for', 'prepare'] as const).map((part) => (
        <div key={part}>
          <dt>{t(`guide.${part}`)}</dt>
          <dd>{guide[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
