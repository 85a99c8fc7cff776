import type { Document } from '@karar/schema'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageStrip } from './page-strip.tsx'
import css from './progress-panel.module.css'
import { stageOf, stages } from './stage.ts'
import { timeLeft } from './time-left.ts'
import { usePanelDocument } from './use-panel-document.ts'
import { isSlow } from './watch.ts'

/** Floats at the foot of the page while something is being analyzed, and a moment longer. */
export function ProgressPanel({ rows }: { rows: readonly Document[] }) {
  const { t } = useTranslation('documents')
  // On a phone the row says enough, and the open panel would lie over other rows.
  const [open, setOpen] = useState(() => window.innerWidth >= 600)
  const bodyId = useId()
  const shown = usePanelDocument(rows)
  if (!shown) return null
  const { document, others, seconds } = shown
  const { analysis_status, progress, original_filename: name } = document
  return (
    // Beside a long list it goes to the left, where no row has its actions.
    <section className={css.panel} data-side={rows.length > 7 ? 'left' : undefined} aria-label={t('panel.label')}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {others > 0 && <span className={css.others}>{t('panel.others', { count: others })}</span>}
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
        {analysis_status === 'analyzing' ? (
          <Running document={document} seconds={progress?.time_elapsed ?? seconds} />
        ) : (
          <p className={css.end} role="status">
            {analysis_status === 'completed' ? t('panel.completed') : t('panel.failed')}
          </p>
        )}
      </div>
    </section>
  )
}

function Running({ document: { id, progress }, seconds }: { document: Document; seconds: number }) {
  const { t } = useTranslation('documents')
  const stage = stageOf(progress, seconds)
  const left = timeLeft(progress)
  const clock = formatClock(seconds)
  const pages = progress?.pages ?? 0
  return (
    <>
      <p className={css.figures}>
        {pages > 0 && (
          <span>
            <span className={css.page}>{progress?.page ?? 0}</span> {t('panel.read', { pages })}
          </span>
        )}
        <span className={css.time}>{left ? t('panel.elapsedLeft', { clock, left }) : clock}</span>
      </p>
      <PageStrip page={progress?.page ?? 0} pages={pages} percent={progress?.percent ?? 0} />
      <ol className={css.stages}>
        {stages.map((one, index) => (
          <li
            key={one}
            className={one === stage ? css.now : index < stages.indexOf(stage) ? css.past : ''}
            aria-current={one === stage ? 'step' : undefined}
          >
            {t(`panel.${one}`)}
          </li>
        ))}
      </ol>
      <p className={css.leave}>{isSlow(id) ? t('analyze.slow') : t('panel.leave')}</p>
    </>
  )
}
