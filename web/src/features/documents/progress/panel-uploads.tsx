import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { UploadLine } from '../upload/upload-line.ts'
import { seeUploads } from '../upload/uploads.ts'
import css from './progress-panel.module.css'

/** Files on their way or arrived, in one line: the documents page, which the line leads to, says more. */
export function PanelUploads({ line }: { line: UploadLine }) {
  const { t } = useTranslation('documents')
  const { open, percent, stored, failed, duplicates } = line
  return (
    <div className={css.uploads}>
      <p className={css.sent} role={open > 0 ? undefined : 'status'}>
        {open > 0
          ? t('panel.uploading', { count: open, percent })
          : stored + failed > 0
            ? t('upload.summary', { stored, failed })
            : t('panel.duplicates', { count: duplicates })}
      </p>
      <Link className={css.view} to="/documents">
        {t('panel.show')}
      </Link>
      {open === 0 && (
        <IconButton label={t('upload.dismiss')} onClick={seeUploads}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {open > 0 && <progress className={css.bar} max={100} value={percent} aria-label={t('upload.list')} />}
    </div>
  )
}
