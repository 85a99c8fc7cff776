import { AnalysisStatus, DocumentSort, RiskBand } from '@karar/schema'
import { useMemo } from 'react'
import { useAddress } from '../../../lib/use-address.ts'

/** Which documents are asked for, and in which order; '' is any, and newest first. A type, so that it can be a query. */
export type DocumentFilters = {
  q: string
  status: AnalysisStatus | ''
  band: RiskBand | ''
  sort: Exclude<DocumentSort, 'newest'> | ''
}

export const noFilters: DocumentFilters = { q: '', status: '', band: '', sort: '' }

/** Takes the filters out of an address; what it says wrongly is as if it were not there. */
export function readFilters(get: (name: string) => string): DocumentFilters {
  const sort = DocumentSort.safeParse(get('sort')).data ?? 'newest'
  return {
    q: get('q').trim().slice(0, 200),
    status: AnalysisStatus.safeParse(get('status')).data ?? '',
    band: RiskBand.safeParse(get('band')).data ?? '',
    sort: sort === 'newest' ? '' : sort,
  }
}

/** True where some documents may be left out; an order leaves out none. */
export function isNarrowed({ q, status, band }: DocumentFilters): boolean {
  return q !== '' || status !== '' || band !== ''
}

/** The filters in the address, and how to change them. */
export function useFilters() {
  const address = useAddress()
  return useMemo(
    () => ({
      filters: readFilters(address.get),
      change: (changes: Partial<Record<keyof DocumentFilters, string>>) => address.set(changes),
      /** the address that shows all again, in the same order */
      all: address.with({ q: '', status: '', band: '' }),
    }),
    [address],
  )
}
