import { AnalysisStatus, DocumentSort, RiskBand } from '@karar/schema'
import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { DocumentFilters } from './filters.ts'
import css from './list-tools.module.css'

interface Props {
  filters: DocumentFilters
  onChange: (changes: Partial<Record<keyof DocumentFilters, string>>) => void
}

/** Search, filters and order of the list. */
export const ListTools = memo(function ListTools({ filters, onChange }: Props) {
  const { t } = useTranslation('documents')
  return (
    <search className={css.tools} aria-label={t('find.label')}>
      <SearchBox
        label={t('find.search')}
        hint={t('find.hint')}
        className={css.search}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <NativeSelect
        aria-label={t('find.status')}
        data={[
          { value: '', label: t('find.anyStatus') },
          ...AnalysisStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        value={filters.status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('find.band')}
        data={[
          { value: '', label: t('find.anyBand') },
          ...RiskBand.options.map((band) => ({ value: band, label: t(`find.bands.${band}`) })),
        ]}
        value={filters.band}
        onChange={({ currentTarget }) => onChange({ band: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('find.sort')}
        data={DocumentSort.options.map((sort) => ({
          value: sort === 'newest' ? '' : sort,
          label: t(`find.sorts.${sort}`),
        }))}
        value={filters.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
      />
    </search>
  )
})
