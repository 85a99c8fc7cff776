import { useLocalStorage } from '@mantine/hooks'
import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { type FocusEvent, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useUploadLine } from '../upload/upload-line.ts'
import { PanelEnd } from './panel-end.tsx'
import type { PanelItem } from './panel-item.ts'
import { PanelRunning } from './panel-running.tsx'
import { PanelUploads } from './panel-uploads.tsx'
import css from './progress-panel.module.css'
import { stageOf, stagesFor } from './stage.ts'
import { type Panel, usePanel } from './use-panel.ts'

/** Floats at the foot of every page while something is being uploaded or analysed, and a moment longer. */
export function ProgressPanel() {
  const { t } = useTranslation('documents')
  const panel = usePanel()
  const uploads = useUploadLine()
  const results = useMatch('/documents/:documentId/results') !== null
  const { shown, hold } = panel
  const there = shown !== null || uploads !== null
  useEffect(() => {
    // one that goes while it is reached for is reached for no more
    if (!there) hold(false)
  }, [there, hold])
  return (
    <>
      <Announcement shown={shown} />
      {there && (
        <>
          {!results && <div className={css.room} />}
          <section
            className={css.panel}
            data-progress-panel
            data-results={results || undefined}
            aria-label={t('panel.label')}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
            onPointerLeave={() => hold(false)}
            onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && hold(true)}
            onBlur={() => hold(false)}
          >
            {uploads && <PanelUploads line={uploads} />}
            {shown && <Analysis panel={panel} shown={shown} />}
          </section>
        </>
      )}
    </>
  )
}

function Analysis({ panel, shown }: { panel: Panel; shown: PanelItem }) {
  const { t } = useTranslation('documents')
  // On a phone the row says enough, and the open panel would lie over other rows.
  const [open, setOpen] = useLocalStorage({
    key: 'progress-panel-open',
    defaultValue: window.innerWidth >= 600,
    getInitialValueInEffect: false,
  })
  const bodyId = useId()
  const { id, original_filename: name, progress } = shown.document
  return (
    <>
      <header className={css.head}>
        <h2 className={css.name}>
          <Link className={css.open} to={`/documents/${id}/results`} title={name}>
            {name}
          </Link>
        </h2>
        {!open && (
          <span className={css.brief}>
            {shown.phase === 'running'
              ? t('panel.percent', { percent: progress?.percent ?? 0 })
              : t(`panel.${shown.phase}`)}
          </span>
        )}
        <IconButton
          label={open ? t('panel.collapse') : t('panel.expand')}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          {open ? <Minus size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
        </IconButton>
      </header>
      <div id={bodyId} hidden={!open}>
        {shown.phase === 'running' ? <PanelRunning item={shown} /> : <PanelEnd item={shown} />}
        {panel.count > 1 && <Steps panel={panel} />}
      </div>
    </>
  )
}

/** Which of several is shown, and the way to the others. */
function Steps({ panel: { place, count, step } }: { panel: Panel }) {
  const { t } = useTranslation('documents')
  return (
    <div className={css.steps}>
      <span>{t('panel.others', { count: count - 1 })}</span>
      <span className={css.place}>{t('panel.place', { place, count })}</span>
      <IconButton label={t('panel.previous')} onClick={() => step(-1)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('panel.next')} onClick={() => step(1)}>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Says each stage and the end aloud, but not each page and second. */
function Announcement({ shown }: { shown: PanelItem | null }) {
  const { t } = useTranslation('documents')
  let words = ''
  if (shown) {
    const { document, phase, seconds, scanned } = shown
    const what =
      phase !== 'running'
        ? t(`panel.${phase}`)
        : document.progress?.stage === 'queued'
          ? t('status.queued')
          : t(`panel.${stageOf(document.progress, seconds, stagesFor(document, scanned))}`)
    words = t('panel.said', { name: document.original_filename, what })
  }
  return (
    <p className={`visually-hidden ${css.spoken}`} role="status">
      {words}
    </p>
  )
}
