import { AiBudgets } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './language-model.module.css'
import { setBudgets, showBudgets } from './language-model-query.ts'

const fields = [
  'rupees_per_million_in',
  'rupees_per_million_out',
  'tokens_per_document',
  'tokens_per_day',
  'rupees_per_document',
  'rupees_per_day',
] as const satisfies readonly (keyof AiBudgets)[]

type Figures = Record<keyof AiBudgets, string>

const figuresOf = (budgets: AiBudgets) =>
  Object.fromEntries(fields.map((name) => [name, String(budgets[name])])) as Figures

/**
 * Prices, and how much may be used. What is being typed stays when another administrator changes the figures meanwhile, and
 * whoever saves it is told so first; fields that nobody has touched follow.
 */
export function BudgetForm({ budgets }: { budgets: AiBudgets }) {
  const { t } = useTranslation('admin')
  /** what is typed, over which figures it was begun, and which they have seen since */
  const [typed, setTyped] = useState<{ figures: Partial<Figures>; begun: AiBudgets; seen: AiBudgets } | null>(null)
  const entered = { ...figuresOf(budgets), ...typed?.figures }
  const [wrong, setWrong] = useState(false)
  const save = useSend({
    mutationFn: setBudgets,
    onSuccess: () => setTyped(null),
    onError: (error) => {
      const now = AiBudgets.safeParse(error instanceof HttpError ? error.facts.budgets : null)
      if (!now.success) return
      // they read now what the other wrote: whoever saves once more means it
      setTyped((before) => before && { ...before, seen: now.data })
      showBudgets(now.data)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const numbers = Object.fromEntries(
      fields.map((name) => [name, Number(entered[name].replaceAll(',', '') || Number.NaN)]),
    )
    const parsed = AiBudgets.safeParse(numbers)
    setWrong(!parsed.success)
    if (parsed.success) save.mutate({ ...parsed.data, seen: typed?.seen ?? budgets })
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
              description={
                typed?.figures[name] !== undefined &&
                typed.begun[name] !== budgets[name] &&
                t('languageModel.budgets.now', { figure: formatNumber(budgets[name]) })
              }
              value={entered[name]}
              onChange={(event) => {
                const { value } = event.currentTarget
                setTyped({ begun: budgets, seen: budgets, ...typed, figures: { ...typed?.figures, [name]: value } })
                if (save.isSuccess) save.reset()
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
