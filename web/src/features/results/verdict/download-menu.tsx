import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { type Document, inSentence, type Perspective } from '@karar/schema'
import { Button, Loader, Menu } from '@mantine/core'
import { ChevronDown, FileDown, Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useViews } from '../../../lib/document-view.ts'
import menuCss from '../../../ui/menu.module.css'
import { PressMenu } from '../../../ui/press-menu.tsx'
import { type ReportKind, useReportDownload } from '../../report/api.ts'
import { isGuessed } from '../side/sides.ts'
import { addressOf } from '../tabs.ts'
import css from './download-menu.module.css'

interface Props {
  document: Document
  /** whose side what is downloaded is of */
  perspective: Perspective
  onOriginal: () => void
}

const kinds: readonly ReportKind[] = ['pdf', 'docx', 'otherSide']

/** Download PDF, and beside it what else there is to take away. On a phone all of it is in the menu. */
export function DownloadMenu({ document, perspective, onOriginal }: Props) {
  const { t } = useTranslation(['report', 'results'])
  const [search] = useSearchParams()
  const { making, locked, start } = useReportDownload(document.id)
  const { sharing: Sharing, position } = useViews()
  const [sharing, setSharing] = useState(false)
  // an administrator makes no links to what is somebody else's
  const mayShare = Sharing !== undefined && document.owner === undefined
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
  const mark = making ? <Loader size={16} aria-hidden="true" /> : locked ? <Lock {...icon} /> : <FileDown {...icon} />
  return (
    <div className={css.group}>
      <Button
        className={css.main ?? ''}
        variant="default"
        size="xs"
        aria-busy={making !== null}
        data-locked={locked}
        aria-label={locked ? t('locked') : undefined}
        title={locked ? t('locked') : undefined}
        onClick={() => start('pdf')}
        leftSection={mark}
      >
        {making ? t(`making.${making}`) : t('download')}
      </Button>
      <PressMenu
        position="bottom-end"
        classNames={menuCss}
        target={
          <Button className={css.more ?? ''} variant="default" size="xs" aria-label={t('more')} title={t('more')}>
            <ChevronDown {...icon} className={css.chevron} />
            <span className={css.phoneMark}>{mark}</span>
          </Button>
        }
      >
        {isGuessed({ perspective }) && (
          <>
            <Menu.Label>
              {perspective.party ? t('guessed', { party: inSentence(perspective.party) }) : t('results:side.none')}
            </Menu.Label>
            {position && document.owner === undefined && (
              <Menu.Item component={Link} to={{ search: addressOf(search, 'position', { choose: '1' }) }}>
                {t('results:side.change')}
              </Menu.Item>
            )}
            <Menu.Divider />
          </>
        )}
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => start(kind)} leftSection={locked ? <Lock {...icon} size={16} /> : null}>
            {t(kind)}
            {locked && <span className={css.reason}>{t('inPlan')}</span>}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onOriginal}>{t('original')}</Menu.Item>
        {mayShare && <Menu.Item onClick={() => setSharing(true)}>{t('share')}</Menu.Item>}
      </PressMenu>
      {sharing && Sharing && (
        <Suspense fallback={null}>
          <Sharing document={document} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      <span role="status" className="visually-hidden">
        {making && t(`making.${making}`)}
      </span>
    </div>
  )
}
