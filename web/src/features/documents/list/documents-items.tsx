import type { ListedDocument } from '@karar/schema'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatKilobytes } from '../../../lib/text/format.ts'
import { formatDate } from '../../../lib/text/times.ts'
import css from './documents-table.module.css'
import { FileName } from './file-name.tsx'
import { MatchedText } from './matched-text.tsx'
import { RowActions } from './row-actions.tsx'
import type { RowsProps } from './rows-props.ts'
import { Status } from './status.tsx'
import { VerdictCell } from './verdict-cell.tsx'

/** The list where there is little room: a few lines a document. */
export function DocumentsItems({ rows, q, selection, actions }: RowsProps) {
  const { t } = useTranslation('documents')
  return (
    <ul className={css.items} aria-label={t('table.label')}>
      {rows.map((row: ListedDocument) => (
        <li key={row.id} className={css.item} data-selected={selection.has(row.id) || undefined}>
          <div className={css.itemHead}>
            <Checkbox
              className={css.itemCheck ?? ''}
              aria-label={t('select.one', { name: row.original_filename })}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
            <p className={css.itemName}>
              <FileName document={row} />
            </p>
          </div>
          {row.matched_text && <MatchedText text={row.matched_text} q={q} />}
          <div className={css.itemState}>
            {row.analysis_status === 'completed' ? (
              <VerdictCell document={row} onAnalyze={actions.analyze} />
            ) : (
              <Status document={row} />
            )}
          </div>
          <p className={css.itemFacts}>
            {formatDate(row.upload_time)} · {formatKilobytes(row.file_size)}
          </p>
          <RowActions document={row} actions={actions} />
        </li>
      ))}
    </ul>
  )
}
