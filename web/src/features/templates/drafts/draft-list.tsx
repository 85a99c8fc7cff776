import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDayAndTime } from '../../../lib/text/times.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { TextAction, TextLink } from '../../../ui/text-action.tsx'
import { draftsQuery } from '../api.ts'
import { draftDeletions } from '../deletions.ts'
import css from './drafts.module.css'

/** What the reader has begun, newest first. */
export function DraftList() {
  const { t } = useTranslation('templates')
  const list = useInfiniteQuery(draftsQuery)
  const { waiting, sent, failure } = draftDeletions.use()
  const gone = new Set([...waiting.map(({ id }) => id as string), ...sent])
  const rows = (list.data?.pages.flatMap((page) => page.rows) ?? []).filter(({ id }) => !gone.has(id))
  if (list.isPending) return <Spinner />
  if (list.isError && rows.length === 0) {
    return <FailedToLoad title={t('drafts.failed')} error={list.error} onRetry={() => list.refetch()} />
  }
  return (
    <>
      {failure && (
        <Notice tone="error" onClose={draftDeletions.forgetFailure}>
          {failure}
        </Notice>
      )}
      {rows.length === 0 ? (
        <div className={css.empty}>
          <h2>{t('drafts.empty')}</h2>
          <p>{t('drafts.emptyBody')}</p>
          <TextLink to={{ search: '' }}>{t('drafts.browse')}</TextLink>
        </div>
      ) : (
        <ul className={css.list}>
          {rows.map((draft) => (
            <li key={draft.id}>
              <div>
                <h2 className={css.name}>{draft.name}</h2>
                <p className={css.facts}>
                  {t(`categories.${draft.category}`)} ·{' '}
                  {t('drafts.filled', { filled: draft.filled, total: draft.total })} ·{' '}
                  {t('drafts.changed', { moment: formatDayAndTime(draft.updated_at) })}
                </p>
              </div>
              <Button
                component={Link}
                to={`/templates/drafts/${draft.id}`}
                size="xs"
                variant="default"
                aria-label={t('drafts.openOf', { name: draft.name })}
              >
                {t('drafts.open')}
              </Button>
              <IconButton
                label={t('drafts.deleteOf', { name: draft.name })}
                onClick={() => draftDeletions.later([draft])}
              >
                <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <TextAction onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
          {t('drafts.more')}
        </TextAction>
      )}
    </>
  )
}
