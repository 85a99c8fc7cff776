import type { Document } from '@karar/schema'
import { useSessionStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import css from '../documents.module.css'

/** Tells of the newest failed analysis until it is dismissed or tried again. */
export function FailureBanner({ rows, onAnalyze }: { rows: readonly Document[]; onAnalyze: (row: Document) => void }) {
  const { t } = useTranslation('documents')
  const [dismissed, setDismissed] = useSessionStorage<string[]>({ key: 'dismissed-failures', defaultValue: [] })
  const row = rows.find(({ id, analysis_status }) => analysis_status === 'failed' && !dismissed.includes(id))
  if (!row) return null
  const name = row.original_filename
  const reason = row.analysis_error?.message ?? t('analyze.failedPlain', { name })
  return (
    <div className={css.banner}>
      <Notice
        tone="error"
        title={t('analyze.failedTitle')}
        onClose={() => setDismissed([...dismissed, row.id])}
        action={
          <TextAction quiet onClick={() => onAnalyze(row)}>
            {t('action.again')}
          </TextAction>
        }
      >
        {reason.includes(name) ? reason : t('upload.failedWith', { name, detail: reason })}
      </Notice>
    </div>
  )
}
