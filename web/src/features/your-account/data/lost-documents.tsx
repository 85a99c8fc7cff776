import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentsQuery } from '../../documents/api.ts'

const named = 3

/** The documents that go with an account, the newest by name. */
export function LostDocuments() {
  const { t } = useTranslation('your-account')
  const list = useInfiniteQuery(documentsQuery)
  if (!list.data) return <li>{t('delete.lostDocuments')}</li>
  const rows = list.data.pages.flatMap((page) => page.rows)
  const count = list.data.pages.at(-1)?.total ?? rows.length
  if (count === 0) return null
  const names = rows.slice(0, named).map((row) => row.original_filename)
  const rest = count - names.length
  return (
    <li>
      {t('delete.lostCounted', { count })} {names.join(', ')}
      {rest > 0 && ` ${t('delete.lostMore', { count: rest })}`}
    </li>
  )
}
