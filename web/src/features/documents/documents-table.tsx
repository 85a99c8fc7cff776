import type { Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDate, formatKilobytes, formatNumber } from '../../lib/format.ts'
import css from './documents-table.module.css'
import { RowActions } from './row-actions.tsx'
import { Status } from './status.tsx'
import type { Actions } from './use-actions.tsx'
import { VerdictCell } from './verdict-cell.tsx'

interface Props {
  rows: readonly Document[]
  total: number
  actions: Actions
  /** how to get older ones; null where all are shown */
  more: { fetchNextPage: () => unknown; isFetchingNextPage: boolean } | null
}

/** The list of documents: a table where there is room, two-line items on a phone. */
export function DocumentsTable({ rows, total, actions, more }: Props) {
  const { t } = useTranslation('documents')
  const phone = useMediaQuery('(max-width: 699px)', undefined, { getInitialValueInEffect: false })
  return (
    <>
      {phone ? <Items rows={rows} actions={actions} /> : <Table rows={rows} actions={actions} />}
      {more && (
        <div className={css.more}>
          <Button variant="default" loading={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
            {t('table.more')}
          </Button>
          <span>{t('table.showing', { shown: formatNumber(rows.length), total: formatNumber(total) })}</span>
        </div>
      )}
    </>
  )
}

function Table({ rows, actions }: Pick<Props, 'rows' | 'actions'>) {
  const { t } = useTranslation('documents')
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('table.caption')}</caption>
      <thead>
        <tr>
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
            <span className={css.hidden}>{t('table.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={css.name}>
              {row.original_filename}
            </th>
            <td className={css.date}>{formatDate(row.upload_time)}</td>
            <td className={css.size}>{formatKilobytes(row.file_size)}</td>
            <td className={css.status}>
              <Status document={row} />
            </td>
            <td className={css.verdict}>
              <VerdictCell document={row} />
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

function Items({ rows, actions }: Pick<Props, 'rows' | 'actions'>) {
  const { t } = useTranslation('documents')
  return (
    <ul className={css.items} aria-label={t('table.caption')}>
      {rows.map((row) => (
        <li key={row.id} className={css.item}>
          <p className={css.itemName}>{row.original_filename}</p>
          <p className={css.itemFacts}>
            {formatDate(row.upload_time)} · {formatKilobytes(row.file_size)}
          </p>
          <div className={css.itemState}>
            {row.analysis_status === 'completed' ? <VerdictCell document={row} /> : <Status document={row} />}
          </div>
          <RowActions document={row} actions={actions} />
        </li>
      ))}
    </ul>
  )
}
