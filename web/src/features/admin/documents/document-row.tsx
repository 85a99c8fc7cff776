import type { AdminDocument } from '@karar/schema'
import { Button } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatKilobytes } from '../../../lib/text/format.ts'
import { formatDate } from '../../../lib/text/times.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { useKeepRow } from '../../../ui/focus/use-keep-focus.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './document-row.module.css'
import { DocumentStatus } from './document-status.tsx'
import { fileKind } from './file-kind.ts'
import type { DocumentActions } from './use-document-actions.tsx'

interface Props extends Pick<DocumentActions, 'download' | 'remove' | 'dismiss'> {
  document: AdminDocument
  /** a call for it is on its way */
  busy: boolean
  /** what could not be done with it */
  problem: string | null
  onView: (document: AdminDocument) => void
}

/** One document: what it is, whose it is, where it stands, what can be done. */
export const DocumentRow = memo(function DocumentRow(props: Props) {
  const { document, problem, dismiss } = props
  const { t } = useTranslation('admin')
  const row = useKeepRow()
  const address = useAddress()
  const { original_filename: name, user_name, user_email, company_name } = document
  return (
    <li className={css.row} ref={row} tabIndex={-1}>
      <div className={css.what}>
        <h2 className={css.name}>{name}</h2>
        <p>
          {t('documents.facts', {
            size: formatKilobytes(document.file_size),
            kind: t(`documents.kinds.${fileKind(document.mime_type)}`),
            date: formatDate(document.upload_time),
          })}
        </p>
      </div>
      <div className={css.facts}>
        <p>
          <Link
            className={css.owner ?? ''}
            to={address.with({ user: document.user_id })}
            aria-label={t('documents.onlyOf', { name: user_name })}
          >
            {user_name}
          </Link>
        </p>
        <p>{company_name}</p>
        <p>{user_email}</p>
      </div>
      <DocumentStatus document={document} />
      <Buttons {...props} />
      {problem && (
        <div className={css.problem} ref={showWhole}>
          <Notice tone="error" onClose={dismiss}>
            {problem}
          </Notice>
        </div>
      )}
    </li>
  )
})

function Buttons({ document, busy, download, remove, onView }: Props) {
  const { t } = useTranslation('admin')
  const { id, original_filename: name, analysis_status } = document
  const named = (action: string) => t('action.named', { action, name })
  const button = { size: 'xs', variant: 'default', disabled: busy }
  // beside an analysis there are the comments, too; without one there are only they
  const analysed = analysis_status === 'completed'
  const read = t(analysed ? 'documents.analysis' : 'documents.comments')
  return (
    <div className={css.buttons}>
      <Button
        {...button}
        aria-label={named(t('documents.view'))}
        aria-haspopup="dialog"
        onClick={() => onView(document)}
      >
        {t('documents.view')}
      </Button>
      <Button
        size="xs"
        variant="default"
        component={Link}
        to={`/documents/${id}/results${analysed ? '' : '?tab=comments'}`}
        aria-label={named(read)}
      >
        {read}
      </Button>
      <Button {...button} aria-label={named(t('documents.download'))} onClick={() => void download(document)}>
        {t('documents.download')}
      </Button>
      <Button
        {...button}
        data-danger
        className={css.delete ?? ''}
        aria-label={named(t('documents.delete'))}
        onClick={() => remove(document)}
      >
        {t('documents.delete')}
      </Button>
    </div>
  )
}

/** Below a row there may be the edge of the window, or the bar of a phone. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
