import { AiBudgets } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './language-model.module.css'
import { setBudgets } from './language-model-query.ts'

const fields = [
  'rupees_per_million_in',
  'rupees_per_million_out',
  'tokens_per_document',
  'tokens_per_day',
  'rupees_per_document',
  'rupees_per_day',
] as const satisfies readonly (keyof AiBudgets)[]

/** Prices, and how much may be used. */
export function BudgetForm({ budgets }: { budgets: AiBudgets }) {
  const { t } = useTranslation('admin')
  const [entered, setEntered] = useState(
    () => Object.fromEntries(fields.map((name) => [name, String(budgets[name])])) as Record<keyof AiBudgets, string>,
  )
  const [wrong, setWrong] = useState(false)
  const save = useSend({ mutationFn: setBudgets })
  function submit(event: FormEvent) {
    event.preventDefault()
    const numbers = Object.fromEntries(
      fields.map((name) => [name, Number(entered[name].replaceAll(',', '') || Number.NaN)]),
    )
    const parsed = AiBudgets.safeParse(numbers)
    setWrong(!parsed.success)
    if (parsed.success) save.mutate(parsed.data)
  }
  return (
    <section>
      <h2>{t('languageModel.budgets.title')}</h2>
      <p className={css.quiet}>{t('languageModel.budgets.hint')}</p>
      <form className={css.form} onSubmit={submit}>
        <div className={css.pairs}>
          {fields.map((name) => (
            <TextInput
              key={name}
              label={t(`languageModel.budgets.${name}`)}
              inputMode="decimal"
              value={entered[name]}
              onChange={(event) => {
                const { value } = event.currentTarget
                setEntered((now) => ({ ...now, [name]: value }))
              }}
            />
          ))}
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('languageModel.budgets.save')}
          </Button>
          {save.isSuccess && !wrong && <span role="status">{t('languageModel.form.saved')}</span>}
        </div>
        {wrong && <Notice tone="error">{t('languageModel.budgets.invalid')}</Notice>}
        {save.error && <Notice tone="error">{failureWords(save.error)}</Notice>}
      </form>
    </section>
  )
}
