import { DocumentId } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { queryClient } from '../../lib/http/query-client.ts'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { documentQuery } from '../documents/api.ts'
import { analysisQuery } from './api.ts'
import { DocumentResults } from './document-results.tsx'
import css from './results.module.css'

export { askForLetters } from '../../ui/theme/letters.ts'

/** What the page of the address begins with. Never fails: whoever asks next is told. */
export async function loadResults(): Promise<void> {
  const id = DocumentId.safeParse(location.pathname.split('/')[2]).data
  if (!id) return
  await Promise.all([queryClient.prefetchQuery(documentQuery(id)), queryClient.prefetchQuery(analysisQuery(id))])
}

/** The results of one document; the address says which. */
export function ResultsPage() {
  const { t } = useTranslation('results')
  const navigate = useNavigate()
  const { documentId } = useParams()
  const id = DocumentId.safeParse(documentId)
  if (id.success) return <DocumentResults key={id.data} id={id.data} />
  return (
    <div className={css.state}>
      <FailedToLoad
        heading="h1"
        title={t('state.notAvailable')}
        error={documentId ? t('state.notFound') : t('state.noId')}
        onRetry={() => void navigate('/documents')}
      />
    </div>
  )
}
