import { AnalysisStatus } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import css from '../list.module.css'
import { StatusFilter } from '../people/status-filter.tsx'
import type { DocumentFilters } from './document-calls.ts'

const statuses = ['', ...AnalysisStatus.options] as const

/** Status filter, how many there are, and the search. */
export function DocumentTools({ filters, total }: { filters: DocumentFilters; total: number | undefined }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  return (
    <div className={css.tools}>
      <StatusFilter
        label={t('documents.filter')}
        statuses={statuses.map((one) => ({ id: one, name: t(`documents.status.${one || 'all'}`) }))}
        current={filters.status}
      />
      <p className={css.total} role="status">
        {total !== undefined && t('documents.total', { count: total, shown: formatNumber(total) })}
      </p>
      <SearchBox
        label={t('documents.search')}
        hint={t('documents.searchHint')}
        className={css.search}
        value={filters.q}
        onChange={(q) => address.set({ q })}
      />
    </div>
  )
}
