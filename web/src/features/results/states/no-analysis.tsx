import type { Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../results.module.css'
import { useStartAnalysis } from '../use-start-analysis.ts'

/** Not analyzed yet, or not successfully: says so and offers to do it. `professional` where that view was asked for. */
export function NoAnalysis({ document, professional }: { document: Document; professional: boolean }) {
  const { t } = useTranslation('results')
  const failed = document.analysis_status === 'failed'
  const start = useStartAnalysis(document)
  return (
    <section className={css.message}>
      <h1 className={css.messageTitle}>{failed ? t('state.analysisFailed') : t('state.none')}</h1>
      <p className={css.messageBody}>
        {failed
          ? (document.analysis_error?.message ?? t('state.failed'))
          : document.owner
            ? t('state.noneBodyOther', { name: document.owner.user_name })
            : t(professional ? 'state.noneBodyProfessional' : 'state.noneBody')}
      </p>
      {start.isError && <Notice tone="error">{failureWords(start.error)}</Notice>}
      {!document.owner && (
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {failed ? t('state.again') : t('state.analyze')}
        </Button>
      )}
    </section>
  )
}
