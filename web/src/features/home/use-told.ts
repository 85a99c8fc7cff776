import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * What the server tells once, undefined until it is known and where it cannot be told. Kept like every other answer, but
 * never looked at again, so that the front page goes without the part of the library that watches.
 */
export function useTold<Told>(query: FetchQueryOptions<Told, Error, Told, QueryKey>): Told | undefined {
  const client = useQueryClient()
  const [told, setTold] = useState(() => client.getQueryData<Told>(query.queryKey))
  useEffect(() => {
    let here = true
    client.fetchQuery(query).then(
      (answer) => here && setTold(answer),
      () => undefined, // what it would have shown is left out
    )
    return () => {
      here = false
    }
  }, [client, query])
  return told
}
