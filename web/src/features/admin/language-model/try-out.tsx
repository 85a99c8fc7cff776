import { type AiBudgets, titleCase } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './language-model.module.css'
import { tryModel } from './language-model-query.ts'
import { rupeesOf } from './rupees-of.ts'

/** Has the model read a sample clause, and says what came of it and what it took. */
export function TryOut({ budgets }: { budgets: AiBudgets }) {
  const { t } = useTranslation('admin')
  const trial = useSend({ mutationFn: tryModel })
  const { data, error } = trial
  return (
    <section>
      <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
        {t('languageModel.form.test')}
      </Button>
      {trial.isPending && <p role="status">{t('languageModel.form.testing')}</p>}
      {error && <Notice tone="error">{failureWords(error)}</Notice>}
      {data && (
        <div className={css.tried}>
          <Notice tone={data.ok ? 'info' : 'warning'}>
            <p>{data.message}</p>
            {data.found.length > 0 && <p>{data.found.map(titleCase).join(', ')}</p>}
            {data.input_tokens > 0 && (
              <p>
                {t('languageModel.form.took', {
                  seconds: formatNumber(Math.round(data.milliseconds / 100) / 10),
                  input: formatNumber(data.input_tokens),
                  output: formatNumber(data.output_tokens),
                  rupees: rupeesOf(budgets, data.input_tokens, data.output_tokens),
                })}
              </p>
            )}
          </Notice>
        </div>
      )}
    </section>
  )
}
