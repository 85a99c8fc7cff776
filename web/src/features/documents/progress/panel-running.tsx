import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/text/format.ts'
import { PageStrip } from '../tools/page-strip.tsx'
import type { PanelItem } from './panel-item.ts'
import css from './progress-panel.module.css'
import { stageOf, stagesFor } from './stage.ts'
import { timeLeft } from './time-left.ts'

/** How far an analysis has come: pages, time, stage, and what is being done this moment. */
export function PanelRunning({ item: { document, seconds, scanned } }: { item: PanelItem }) {
  const { t } = useTranslation('documents')
  const { progress } = document
  const stages = stagesFor(document, scanned)
  const stage = stageOf(progress, seconds, stages)
  const left = timeLeft(progress)
  const clock = formatClock(seconds)
  const page = progress?.page ?? 0
  const pages = progress?.pages ?? 0
  const percent = progress?.percent ?? 0
  const doing = progress?.message || t('status.analyzing')
  return (
    <>
      <p className={css.figures}>
        {pages > 0 && (
          <span>
            <span className={css.page}>{page}</span> {t('panel.read', { pages })}
          </span>
        )}
        <span className={css.time}>{left ? t('panel.elapsedLeft', { clock, left }) : clock}</span>
      </p>
      <PageStrip page={page} pages={pages} percent={percent} />
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
      <p className={css.doing}>
        <span>{doing}</span>
        <span className={css.percent}>{t('panel.percent', { percent })}</span>
      </p>
      <p className={css.leave}>{t('panel.leave')}</p>
    </>
  )
}
