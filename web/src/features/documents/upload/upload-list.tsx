import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { type FailedUploads, failedUploads, namesOf, uploadFailure } from '../progress/failures.ts'
import css from './upload-list.module.css'
import {
  cancelUpload,
  dismissFinished,
  dismissUploads,
  isOpen,
  retryUpload,
  seeUploads,
  type Upload,
  useUploads,
} from './uploads.ts'

/** Files on their way, then what became of them. */
export const UploadList = memo(function UploadList() {
  const { t } = useTranslation('documents')
  const uploads = useUploads()
  const open = uploads.filter(isOpen)
  const failed = uploads.filter(({ state }) => state === 'failed')
  const stored = uploads.filter(({ state }) => state === 'stored').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has just ended stands here
  useEffect(seeUploads, [uploads])
  // one at a time, what went wrong first: three banners in a row are read by nobody
  const notices = [
    ...failedUploads(failed).map((alike) => <Failure key={alike.uploads[0].key} alike={alike} />),
    ...uploads
      .filter(({ state }) => state === 'duplicate')
      .map((upload) => <Duplicate key={upload.key} upload={upload} />),
    ...uploads
      .filter(({ state, detail }) => state === 'stored' && detail)
      .map(({ key, file, detail }) => (
        <Notice key={key} tone="info" onClose={() => dismissUploads([{ key }])}>
          {t('upload.failedWith', { name: file.name, detail })}
        </Notice>
      )),
  ]
  const settled = open.length === 0 && stored + failed.length > 0
  return (
    <div className={css.all}>
      {open.length > 0 && (
        <ul className={css.list} aria-label={t('upload.list')}>
          {open.map((upload) => (
            <Row key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {notices[0]}
      {notices.length > 1 && <p className={css.state}>{t('upload.moreNotices', { count: notices.length - 1 })}</p>}
      {settled && (
        <p className={css.summary} role="status">
          {failed.length > 0 && stored > 0 && (
            <strong>{t('upload.some', { stored, all: stored + failed.length, names: namesOf(failed) })}</strong>
          )}{' '}
          {t('upload.summary', { stored, failed: failed.length })}{' '}
          <TextAction onClick={dismissFinished}>{t('upload.dismiss')}</TextAction>
        </p>
      )}
    </div>
  )
})

function Row({ upload: { key, file, state, sent } }: { upload: Upload }) {
  const { t } = useTranslation('documents')
  const percent = Math.round(sent * 100)
  return (
    <li className={css.row}>
      <span className={css.name}>{file.name}</span>
      <progress
        className={css.bar}
        max={100}
        value={percent}
        aria-label={t('upload.progressLabel', { name: file.name })}
      />
      <span className={css.state}>{state === 'waiting' ? t('upload.waiting') : t('upload.sending', { percent })}</span>
      <TextAction onClick={() => cancelUpload(key)} aria-label={t('upload.cancelLabel', { name: file.name })}>
        {t('upload.cancel')}
      </TextAction>
    </li>
  )
}

function Failure({ alike: { fault, uploads } }: { alike: FailedUploads }) {
  const { t } = useTranslation('documents')
  const { title, words, suggestions } = uploadFailure(uploads)
  const mayHelp = fault === 'timeout' || fault === 'other'
  return (
    <Notice
      tone="error"
      title={title}
      onClose={() => dismissUploads(uploads)}
      action={
        mayHelp && (
          <TextAction quiet onClick={() => retryUpload(uploads[0].key)}>
            {t('upload.again')}
          </TextAction>
        )
      }
    >
      {words}
      {suggestions.length > 0 && (
        <ul className={css.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Duplicate({ upload: { key, file, detail, documentId } }: { upload: Upload }) {
  const { t } = useTranslation('documents')
  return (
    <Notice
      tone="info"
      title={t('upload.duplicateTitle')}
      onClose={() => dismissUploads([{ key }])}
      action={
        <>
          {documentId && (
            <Link className={css.link} to={`/documents/${documentId}/results`}>
              {t('upload.openExisting')}
            </Link>
          )}
          <TextAction onClick={() => retryUpload(key, true)}>{t('upload.anyway')}</TextAction>
        </>
      }
    >
      {t('upload.duplicate', { name: file.name, message: detail || t('upload.duplicatePlain') })}
    </Notice>
  )
}
