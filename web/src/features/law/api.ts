import { LawTable } from '@karar/schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'

/** The table of law on a day; an empty day is today in India. */
export const lawQuery = (day: string) =>
  queryOptions({
    queryKey: ['law', day],
    queryFn: ({ signal }) => request(LawTable, day === '' ? '/law' : `/law?on=${encodeURIComponent(day)}`, { signal }),
    placeholderData: keepPreviousData,
  })
