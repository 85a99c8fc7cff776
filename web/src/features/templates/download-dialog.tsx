import { PaperFormat } from '@karar/schema'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { Dialog } from '../../ui/states/dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { downloadPaper, type PaperSource } from './api.ts'
import css from './templates.module.css'

/** Asks in which form a template or draft is wanted. */
export function DownloadDialog({ source, onClose }: { source: PaperSource; onClose: () => void }) {
  const { t } = useTranslation(['templates', 'ui'])
  const download = useMutation({
    mutationFn: (format: PaperFormat) => downloadPaper(source, format),
    onSuccess: onClose,
  })
  return (
    <Dialog size="md" title={t('download.title', { name: source.name })} onClose={onClose}>
      <div className={css.formats}>
        <p>{t(`download.${source.kind}`)}</p>
        <ul>
          {PaperFormat.options.map((format) => (
            <li key={format}>
              <span>
                <b>{t(`download.${format}`)}</b> {t(`download.${format}Hint`)}
              </span>
              <Button
                size="xs"
                variant="default"
                loading={download.isPending && download.variables === format}
                aria-label={`${t('card.download')}: ${t(`download.${format}`)}`}
                onClick={() => download.mutate(format)}
              >
                {t('card.download')}
              </Button>
            </li>
          ))}
        </ul>
        {download.isError && <Notice tone="error">{failureWords(download.error, t('download.failed'))}</Notice>}
      </div>
    </Dialog>
  )
}
