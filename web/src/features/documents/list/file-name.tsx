import type { Document } from '@karar/schema'
import { Link } from 'react-router'
import css from './documents-table.module.css'

/** A document's name, which leads to its page, whatever state it is in: the page says what to do. */
export function FileName({ document: { id, original_filename } }: { document: Document }) {
  return (
    <Link className={css.link ?? ''} to={`/documents/${id}/results`}>
      {original_filename}
    </Link>
  )
}
