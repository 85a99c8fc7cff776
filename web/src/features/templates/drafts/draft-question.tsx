import { type TemplateField, valueFault } from '@karar/schema'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './drafts.module.css'
import { FieldInput } from './field-input.tsx'
import type { Filling } from './use-filling.ts'

interface Props {
  field: TemplateField
  /** its number, from 0 */
  step: number
  total: number
  filling: Filling
  /** to the question of this number; one past the last is the end */
  onGo: (step: number) => void
}

/** One question with its help; Enter goes on to the next. */
export function DraftQuestion({ field, step, total, filling, onGo }: Props) {
  const { t } = useTranslation('templates')
  const value = filling.values[field.key] ?? ''
  const [told, setTold] = useState(false)
  const fault = valueFault(field, value)
  function leave(to: number) {
    setTold(true)
    if (fault !== null) return
    void filling.flush().then(
      () => onGo(to),
      // told beside the question, where what was typed still stands
      () => {},
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    leave(step + 1)
  }
  return (
    <form className={css.question} noValidate onSubmit={submit}>
      <p className={css.step}>{t('draft.step', { step: step + 1, total })}</p>
      <progress className={css.progress} value={step + 1} max={total} aria-label={t('draft.questions')} />
      <FieldInput
        field={field}
        value={value}
        error={told && fault !== null ? t(`draft.faults.${fault}`) : ''}
        onChange={(typed) => filling.type(field.key, typed)}
        onLeave={() => {
          setTold(true)
          if (fault === null) filling.flush().catch(() => {})
        }}
      />
      <div className={css.answers}>
        {step > 0 && (
          <Button variant="default" onClick={() => leave(step - 1)}>
            {t('draft.previous')}
          </Button>
        )}
        <Button type="submit" variant={value.trim() === '' ? 'default' : 'filled'}>
          {value.trim() === '' ? t('draft.skip') : step + 1 === total ? t('draft.finish') : t('draft.next')}
        </Button>
      </div>
    </form>
  )
}
