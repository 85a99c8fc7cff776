import type { AdminDocument } from '@karar/schema'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatKilobytes } from '../../../lib/text/format.ts'
import { formatDate } from '../../../lib/text/times.ts'
import { Dialog } from '../../../ui/states/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { ContentText } from './content-text.tsx'
import css from './content-viewer.module.css'
import { contentQuery } from './document-calls.ts'
import { fileKind } from './file-kind.ts'
import { useDocumentActions } from './use-document-actions.tsx'

interface Props {
  document: AdminDocument
  /** whether it is the administrator's own */
  own: boolean
  onClose: () => void
}

/** Shows what a document says, with the file it comes from. */
export function ContentViewer({ document, own, onClose }: Props) {
  const { t } = useTranslation(['admin', 'ui'])
  const phone = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })
  const content = useQuery(contentQuery(document.id))
  const { download, busy, problem, dismiss } = useDocumentActions()
  const facts = [
    [t('documents.content.size'), formatKilobytes(document.file_size)],
    [t('documents.content.kind'), t(`documents.kinds.${fileKind(document.mime_type)}`)],
    [t('documents.content.uploaded'), formatDate(document.upload_time)],
  ]
  return (
    <Dialog
      size={740}
      fullScreen={phone}
      title={document.original_filename}
      onClose={onClose}
      classNames={{
        content: css.content ?? '',
        header: css.header ?? '',
        title: css.title ?? '',
        body: css.body ?? '',
      }}
    >
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.data ? (
        <ContentText content={content.data} />
      ) : content.isError ? (
        <div className={css.message}>
          <Notice
            tone="error"
            action={<TextAction onClick={() => content.refetch()}>{t('documents.content.again')}</TextAction>}
          >
            {t('documents.failed.content')}
          </Notice>
        </div>
      ) : (
        <div className={css.waiting} role="status" aria-label={t('ui:loading')} />
      )}
      {problem && (
        <Notice tone="error" onClose={dismiss}>
          {problem.words}
        </Notice>
      )}
      <footer className={css.foot}>
        <p className={css.recorded}>{!own && content.data?.content && t('documents.content.recorded')}</p>
        <Button variant="default" loading={busy !== null} onClick={() => void download(document)}>
          {t('documents.content.download')}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('documents.content.close')}
        </Button>
      </footer>
    </Dialog>
  )
}
