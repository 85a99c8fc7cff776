import type { Document, UnifiedAnalysis } from '@karar/schema'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CalendarPlus, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import css from './summary.module.css'
import { tableRows } from './table-rows.ts'

/** The tables as files: dates for a calendar, all of it for a spreadsheet. What makes them loads when it is asked for. */
export function Exports({ document, analysis }: { document: Document; analysis: UnifiedAnalysis }) {
  const { t } = useTranslation(['summary', 'ui'])
  const rows = tableRows(analysis)
  const name = document.original_filename.replace(/\.[a-z0-9]{1,5}$/i, '')
  const save = (make: () => Promise<[Blob, string]>) => () =>
    void make()
      .then(([file, called]) => saveFile(file, called))
      .catch(() =>
        notifications.show({ message: t('exports.failed'), closeButtonProps: { 'aria-label': t('ui:close') } }),
      )

  const ics = async (): Promise<[Blob, string]> => {
    const { datesAsIcs } = await import('./export-ics.ts')
    const text = datesAsIcs(document.id, rows.dates, {
      calendar: name,
      event: (what) => t('exports.event', { what, name }),
      description: (quote, asRead) =>
        [
          t('exports.eventWords', { quote }),
          ...(asRead === null ? [] : [t('exports.eventByHand', { asRead })]),
          t('exports.eventCheck'),
        ].join('\n'),
    })
    return [new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${t('exports.icsName', { name })}.ics`]
  }
  const csv = async (): Promise<[Blob, string]> => {
    const { tablesAsCsv } = await import('./export-csv.ts')
    const text = tablesAsCsv(rows, {
      head: t('exports.csvHead', { returnObjects: true }),
      kinds: t('exports.kinds', { returnObjects: true }),
      byHand: (asRead) => t('exports.csvByHand', { asRead }),
    })
    return [new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('exports.csvName', { name })}.csv`]
  }

  return (
    <fieldset className={css.exports} aria-label={t('exports.label')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<CalendarPlus size={17} strokeWidth={1.75} aria-hidden="true" />}
        disabled={!rows.dates.some(({ iso }) => iso !== null)}
        onClick={save(ics)}
      >
        {t('exports.ics')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Sheet size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={save(csv)}
      >
        {t('exports.csv')}
      </Button>
    </fieldset>
  )
}
