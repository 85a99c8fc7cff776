import type { Document } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { useStartAnalysis } from '../use-start-analysis.ts'

/** An earlier version called it low risk: says so, and offers to read anew. */
export function OlderReading({ document }: { document: Document }) {
  const { t } = useTranslation('results')
  const start = useStartAnalysis(document)
  return (
    <Notice
      tone="warning"
      title={t('olderReading.title')}
      action={
        !document.owner && (
          <TextAction disabled={start.isPending} onClick={() => start.mutate()}>
            {t('olderReading.again')}
          </TextAction>
        )
      }
    >
      {start.isError ? failureWords(start.error) : t('olderReading.body')}
    </Notice>
  )
}
