import { showValue, type TemplateField } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './drafts.module.css'
import type { Filling } from './use-filling.ts'

interface Props {
  fields: readonly TemplateField[]
  current: string | undefined
  filling: Filling
  onGo: (step: number) => void
}

/** All questions with what was answered, to jump to one. */
export function QuestionList({ fields, current, filling, onGo }: Props) {
  const { t } = useTranslation('templates')
  return (
    <details className={css.all}>
      <summary>{t('draft.all')}</summary>
      <ol>
        {fields.map((field, at) => (
          <li key={field.key}>
            <button
              type="button"
              aria-current={field.key === current ? 'step' : undefined}
              onClick={() => {
                filling.flush().catch(() => {})
                onGo(at)
              }}
            >
              <span>{field.label}</span>
              <span className={css.answer}>
                {filling.isOpen(field.key) ? t('draft.open') : showValue(field, filling.values[field.key] ?? '')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
