import type { AdminDocument } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { useKeepFocus } from '../../../ui/focus/use-keep-focus.ts'
import css from '../list.module.css'
import { type More, MoreRows } from '../more-rows.tsx'
import { DocumentRow } from './document-row.tsx'
import type { DocumentActions } from './use-document-actions.tsx'

interface Props {
  rows: readonly AdminDocument[]
  total: number
  actions: DocumentActions
  onView: (document: AdminDocument) => void
  more: More | null
}

/** Documents as rows, fifty at a time. */
export function DocumentList({ rows, total, actions: { busy, problem, ...acts }, onView, more }: Props) {
  const { t } = useTranslation('admin')
  const list = useKeepFocus<HTMLUListElement>(rows.length)
  return (
    <>
      <ul className={css.list} aria-label={t('documents.label')} ref={list} tabIndex={-1}>
        {rows.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            busy={busy === document.id}
            problem={problem?.id === document.id ? problem.words : null}
            {...acts}
            onView={onView}
          />
        ))}
      </ul>
      <MoreRows more={more} shown={rows.length} total={total} />
    </>
  )
}
