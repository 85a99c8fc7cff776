import type { TimeEntry, TimeSummary } from '@karar/schema'
import { Button } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupees, formatTwoDecimals } from '../../lib/text/format.ts'
import { formatSpan } from '../../lib/text/times.ts'
import { Notice } from '../states/notice.tsx'
import { TextAction } from '../text-action.tsx'
import css from './legal.module.css'

interface Props {
  /** newest first */
  entries: readonly TimeEntry[]
  summary: TimeSummary
  onEarlier: (() => void) | null
  /** saves the statement as a file */
  onStatement: (format: 'pdf' | 'csv') => Promise<void>
  /** only where the reader may correct an entry */
  onCorrect?: (entry: TimeEntry) => void
  /** the entry whose correction is done or was left: the keyboard goes on there */
  cameFrom?: string | undefined
}

/** The time that was spent on a request, what it comes to, and the statement to take away. */
export function TimeList({ entries, summary, onEarlier, onStatement, onCorrect, cameFrom }: Props) {
  const { t } = useTranslation('consultations')
  const [failed, setFailed] = useState(false)
  const [saving, setSaving] = useState<'pdf' | 'csv' | null>(null)
  async function save(format: 'pdf' | 'csv') {
    setFailed(false)
    setSaving(format)
    await onStatement(format).catch(() => setFailed(true))
    setSaving(null)
  }
  if (entries.length === 0) return <p className={css.quiet}>{t('time.none')}</p>
  return (
    <>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onCorrect={onCorrect} cameFrom={entry.id === cameFrom} />
        ))}
      </ul>
      {onEarlier && <TextAction onClick={onEarlier}>{t('time.earlier')}</TextAction>}
      <div className={css.sum}>
        <p>
          {t('time.total', { hours: formatTwoDecimals(summary.total_hours) })}{' '}
          <b>{formatRupees(summary.total_billable_amount)}</b>
        </p>
        {summary.included_amount > 0 && (
          <p>
            {t('time.included', { minutes: summary.included_minutes })}{' '}
            <span className={css.whole}>−{formatRupees(summary.included_amount)}</span>
          </p>
        )}
        <p>
          {t('time.payable')} <b>{formatRupees(summary.payable_amount)}</b>
        </p>
      </div>
      {failed && <Notice tone="error">{t('time.statementFailed')}</Notice>}
      <div className={css.downloads}>
        <Button size="xs" variant="default" loading={saving === 'csv'} onClick={() => void save('csv')}>
          {t('time.csv')}
        </Button>
        <Button size="xs" variant="default" loading={saving === 'pdf'} onClick={() => void save('pdf')}>
          {t('time.pdf')}
        </Button>
      </div>
    </>
  )
}

interface EntryProps {
  entry: TimeEntry
  onCorrect: ((entry: TimeEntry) => void) | undefined
  cameFrom: boolean
}

function Entry({ entry, onCorrect, cameFrom }: EntryProps) {
  const { t } = useTranslation('consultations')
  const tool = useRef<HTMLDivElement>(null)
  // only as it comes back: an entry that is drawn anew takes the keyboard from nobody
  const comes = useRef(cameFrom)
  useEffect(() => {
    if (comes.current) tool.current?.querySelector('button')?.focus()
  }, [])
  return (
    <li className={css.entry}>
      <div>
        <p>{entry.description || t('time.work')}</p>
        <p className={css.when}>{t('time.span', formatSpan(entry.start_time, entry.end_time))}</p>
      </div>
      <div className={css.amount}>
        <p>
          <b>{formatRupees(entry.billable_amount)}</b>
        </p>
        <p className={css.when}>
          {t('time.minutes', {
            minutes: formatTwoDecimals(entry.duration_minutes),
            rate: formatRupees(entry.billable_rate),
          })}
        </p>
      </div>
      {entry.flagged && (
        <p className={css.flag}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('time.flagged')}
        </p>
      )}
      {entry.correction_reason !== null && (
        <p className={css.note}>
          {t('time.corrected', {
            minutes: formatTwoDecimals(entry.measured_minutes),
            reason: entry.correction_reason,
          })}
        </p>
      )}
      {onCorrect && (
        <div className={css.tool} ref={tool}>
          <TextAction
            aria-label={t('time.correctNamed', { work: entry.description || t('time.work') })}
            onClick={() => onCorrect(entry)}
          >
            {t('time.correct')}
          </TextAction>
        </div>
      )}
    </li>
  )
}
