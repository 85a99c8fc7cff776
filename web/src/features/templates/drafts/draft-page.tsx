import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { draftQuery } from '../api.ts'
import { DraftDesk } from './draft-desk.tsx'
import css from './drafts.module.css'

/** One draft: its questions, one at a time, and the text beside them. */
export function DraftPage() {
  const { t } = useTranslation(['templates', 'ui'])
  const { draftId = '' } = useParams()
  const draft = useQuery(draftQuery(draftId))
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: draft.data?.name ?? t('title') })}</title>
      {draft.data ? (
        <DraftDesk key={draft.data.id} draft={draft.data} />
      ) : draft.isError ? (
        <FailedToLoad heading="h1" title={t('draft.gone')} error={draft.error} onRetry={() => draft.refetch()} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}
