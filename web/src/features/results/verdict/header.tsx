import type { Document, UnifiedAnalysis } from '@karar/schema'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { ArrowLeft, Check, Download, Phone } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSend } from '../../../lib/http/use-send.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { originalFile } from '../../documents/api.ts'
import { DownloadMenu } from './download-menu.tsx'
import css from './header.module.css'
import { UsageStrip } from './usage-strip.tsx'

interface Props {
  document: Document | undefined
  /** null until it is there */
  analysis: UnifiedAnalysis | null
  /** opens the dialog that asks the legal team */
  onTalk: (() => void) | undefined
}

/** Which document this is, and that its analysis is there. */
export const Header = memo(function Header({ document, analysis, onTalk }: Props) {
  const { t } = useTranslation(['results', 'ui'])
  const file = useSend({
    mutationFn: async ({ id, original_filename }: Document) => saveFile(await originalFile(id), original_filename),
    onError: () =>
      notifications.show({ message: t('originalFailed'), closeButtonProps: { 'aria-label': t('ui:close') } }),
  })
  // an administrator looks at somebody else's
  const others = document?.owner !== undefined
  return (
    <div className={css.bar}>
      <Link
        to={others ? '/admin?tab=documents' : '/documents'}
        className={css.back}
        aria-label={others ? t('backToAllLabel') : t('backLabel')}
      >
        <ArrowLeft size={19} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.backWord}>{others ? t('backToAll') : t('back')}</span>
      </Link>
      <p className={css.name} title={document?.original_filename} data-said="document.original_filename">
        {document?.original_filename}
      </p>
      {analysis && <Complete issues={analysis.critical_issues.length} />}
      {!others && <UsageStrip />}
      {document && analysis && (
        <DownloadMenu document={document} perspective={analysis.perspective} onOriginal={() => file.mutate(document)} />
      )}
      {document && !analysis && (
        <Button
          className={css.download ?? ''}
          variant="default"
          size="xs"
          loading={file.isPending}
          onClick={() => file.mutate(document)}
          leftSection={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('original')}
        >
          <span className={css.downloadWord}>{t('original')}</span>
        </Button>
      )}
      {onTalk && (
        <Button
          className={css.talk ?? ''}
          variant="default"
          size="xs"
          onClick={onTalk}
          aria-haspopup="dialog"
          leftSection={<Phone size={17} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('talk')}
        </Button>
      )}
    </div>
  )
})

/** On a narrow screen, below the bar. Its line is kept while the analysis loads, so that nothing moves once it is there. */
export const CompleteBelow = memo(function CompleteBelow({
  loading,
  result,
}: {
  loading: boolean
  result: UnifiedAnalysis | null
}) {
  if (result) return <Complete issues={result.critical_issues.length} below />
  return loading ? <div className={css.completeBelow} aria-hidden="true" /> : null
})

/** That the analysis is there, and how much it found. */
function Complete({ issues, below = false }: { issues: number; below?: boolean }) {
  const { t } = useTranslation('results')
  return (
    <p className={below ? css.completeBelow : css.complete} role="status">
      <Check size={18} strokeWidth={1.5} aria-hidden="true" />
      {t('complete', { count: issues })}
    </p>
  )
}
