import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface Address {
  /** what the address says under this name, or '' */
  get: (name: string) => string
  /** the address with some things changed; '' takes one out */
  with: (changes: Readonly<Record<string, string>>) => { search: string }
  /** goes there in place of where we are */
  set: (changes: Readonly<Record<string, string>>) => void
}

/** Tabs, filters and searches live in the address. The same for as long as that says the same: parts hang on it. */
export function useAddress(): Address {
  const [search, setSearch] = useSearchParams()
  return useMemo(
    () => ({
      get: (name) => search.get(name) ?? '',
      with: (changes) => ({ search: `?${changed(search, changes)}` }),
      set: (changes) => setSearch((now) => changed(now, changes), { replace: true, preventScrollReset: true }),
    }),
    [search, setSearch],
  )
}

function changed(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
