import type { Document } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../lib/text/times.ts'
import counts from './figures/counts.module.css'
import { StatusWord } from './figures/status-word.tsx'
import css from './recent-documents.module.css'

/** The newest documents; those that are analysed lead to their results. */
export function RecentDocuments({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="recent-documents">
      <div className={css.head}>
        <h2 className={counts.heading} id="recent-documents">
          {t('recent.title')}
        </h2>
        <Link className={css.all} to="/documents">
          {t('recent.all')}
        </Link>
      </div>
      <ul>
        {documents.map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </ul>
    </section>
  )
}

function Row({ document }: { document: Document }) {
  const { t } = useTranslation('dashboard')
  const { id, original_filename: name, analysis_status: status, safety_score: score } = document
  return (
    <li className={css.row}>
      {status === 'completed' ? (
        <Link className={css.name} to={`/documents/${id}/results`}>
          {name}
        </Link>
      ) : (
        <span className={css.name}>{name}</span>
      )}
      <span className={css.date}>{formatDate(document.upload_time)}</span>
      <span className={css.status}>
        <StatusWord status={status} />
      </span>
      <span className={css.score}>
        {status === 'completed' && score !== null && (
          <>
            <span className="visually-hidden">{t('recent.score')} </span>
            {score}%
          </>
        )}
      </span>
    </li>
  )
}
