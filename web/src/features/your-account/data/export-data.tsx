import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatKilobytes } from '../../../lib/text/format.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import css from '../account.module.css'
import { useExport } from './use-export.ts'

/** Hands the person everything that is kept about them. */
export function ExportData() {
  const { t } = useTranslation(['your-account', 'ui'])
  const { state, start, stop } = useExport()
  const running = state.step === 'running'
  return (
    <>
      <p className={css.lead}>{t('export.lead')}</p>
      <div className={css.stack}>
        {state.step === 'failed' && (
          <Notice
            tone="error"
            action={
              <TextAction quiet onClick={start}>
                {t('ui:tryAgain')}
              </TextAction>
            }
          >
            {state.words}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            variant="default"
            loading={running}
            leftSection={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={start}
          >
            {t('export.submit')}
          </Button>
          {running && (
            <Button variant="subtle" onClick={stop}>
              {t('export.stop')}
            </Button>
          )}
        </div>
      </div>
      <p className={css.progress} role="status">
        {state.step === 'running' &&
          (state.bytes > 0 ? t('export.received', { size: formatKilobytes(state.bytes) }) : t('export.preparing'))}
        {state.step === 'done' && t('export.done', { name: state.name })}
      </p>
    </>
  )
}
