import type { AiSettings } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { BudgetForm } from './budget-form.tsx'
import css from './language-model.module.css'
import { languageModelQuery } from './language-model-query.ts'
import { ModelForm } from './model-form.tsx'
import { TryOut } from './try-out.tsx'
import { UsedDays } from './used-days.tsx'

/** Which language model reads a second time: chosen, tried, paid for and switched off here. */
export function LanguageModelTab() {
  const { t } = useTranslation('admin')
  const { data, isError, error, refetch } = useQuery(languageModelQuery)
  if (isError && !data) {
    return <FailedToLoad title={t('languageModel.failed')} error={error} onRetry={() => refetch()} />
  }
  if (!data) return <ListSkeleton />
  return (
    <div className={css.parts}>
      <section>
        <h2>{t('languageModel.title')}</h2>
        <p className={css.quiet}>{t('languageModel.intro')}</p>
        <Now settings={data} />
      </section>
      {!data.from_environment && <ModelForm settings={data} />}
      {data.reader && <TryOut budgets={data.budgets} />}
      <BudgetForm budgets={data.budgets} />
      <UsedDays days={data.days} />
    </div>
  )
}

/** What is in force, and what leaves the machine by it. */
function Now({ settings: { reader, from_environment, resting } }: { settings: AiSettings }) {
  const { t } = useTranslation('admin')
  if (!reader) return <p className={css.now}>{t('languageModel.off')}</p>
  const { model, host, here, redacted } = reader
  return (
    <>
      <p className={css.now}>{t('languageModel.now', { model, host })}</p>
      {from_environment && <Notice tone="info">{t('languageModel.fromEnvironment')}</Notice>}
      {resting && <Notice tone="warning">{t('languageModel.resting')}</Notice>}
      <h3>{t('languageModel.leaves.title')}</h3>
      <p>{here ? t('languageModel.leaves.here') : t('languageModel.leaves.away', { host })}</p>
      {!here && <p>{redacted ? t('languageModel.leaves.redacted') : t('languageModel.leaves.plain')}</p>}
    </>
  )
}
