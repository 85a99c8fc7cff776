import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/text/format.ts'
import css from './list.module.css'

/** How to get older rows. */
export interface More {
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
}

/** Brings older rows, and says how many of all are shown; nothing where all are (`more` is null). */
export function MoreRows({ more, shown, total }: { more: More | null; shown: number; total: number }) {
  const { t } = useTranslation('admin')
  if (!more) return null
  return (
    <div className={css.more}>
      <Button variant="default" loading={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
        {t('users.more')}
      </Button>
      <span>{t('users.showing', { shown: formatNumber(shown), total: formatNumber(total) })}</span>
    </div>
  )
}
