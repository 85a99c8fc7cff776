import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatKilobytes, formatNumber } from '../../../lib/text/format.ts'
import { formatDate } from '../../../lib/text/times.ts'
import { useNarrow } from '../../../ui/theme/use-narrow.ts'
import { DocumentsItems } from './documents-items.tsx'
import css from './documents-table.module.css'
import { FileName } from './file-name.tsx'
import { MatchedText } from './matched-text.tsx'
import { RowActions } from './row-actions.tsx'
import type { RowsProps } from './rows-props.ts'
import { Status } from './status.tsx'
import { VerdictCell } from './verdict-cell.tsx'

interface Props extends RowsProps {
  total: number
  /** how to get older ones; null where all are shown */
  more: { fetchNextPage: () => unknown; isFetchingNextPage: boolean } | null
}

/** The list of documents: a table where there is room, items of a few lines where there is little. */
export function DocumentsTable({ total, more, ...list }: Props) {
  const { t } = useTranslation('documents')
  const phone = useNarrow(1023)
  return (
    <>
      {phone ? <DocumentsItems {...list} /> : <Table {...list} />}
      {more && (
        <div className={css.more}>
          <Button variant="default" loading={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
            {t('table.more')}
          </Button>
          <span>{t('table.showing', { shown: formatNumber(list.rows.length), total: formatNumber(total) })}</span>
        </div>
      )}
    </>
  )
}

function Table({ rows, q, selection, actions }: RowsProps) {
  const { t } = useTranslation('documents')
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('table.label')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.check}>
            <Checkbox
              aria-label={t('select.all')}
              checked={selection.all}
              indeterminate={selection.rows.length > 0 && !selection.all}
              onChange={selection.toggleAll}
            />
          </th>
          <th scope="col">{t('table.file')}</th>
          <th scope="col" className={css.date}>
            {t('table.uploaded')}
          </th>
          <th scope="col" className={css.size}>
            {t('table.size')}
          </th>
          <th scope="col" className={css.status}>
            {t('table.status')}
          </th>
          <th scope="col" className={css.verdict}>
            {t('table.verdict')}
          </th>
          <th scope="col" className={css.actions}>
            <span className="visually-hidden">{t('table.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-selected={selection.has(row.id) || undefined}>
            <td className={css.check}>
              <Checkbox
                aria-label={t('select.one', { name: row.original_filename })}
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row.id)}
              />
            </td>
            <th scope="row" className={css.name}>
              <FileName document={row} />
              {row.matched_text && <MatchedText text={row.matched_text} q={q} />}
            </th>
            <td className={css.date}>{formatDate(row.upload_time)}</td>
            <td className={css.size}>{formatKilobytes(row.file_size)}</td>
            <td className={css.status}>
              <Status document={row} />
            </td>
            <td className={css.verdict}>
              <VerdictCell document={row} onAnalyze={actions.analyze} />
            </td>
            <td className={css.actions}>
              <RowActions document={row} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
