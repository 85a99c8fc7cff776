import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { findText } from './find-text.ts'
import type { Span } from './segments.ts'

export interface TextSearch {
  open: boolean
  setOpen: (open: boolean) => void
  sought: string
  setSought: (words: string) => void
  hits: readonly Span[]
  /** which hit is shown, or -1 */
  index: number
  step: (by: 1 | -1) => void
}

/** Search in the contract's text: pages that are not drawn have no words for the browser's own search to find. */
export function useSearch(text: string): TextSearch {
  const [open, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const [settled] = useDebouncedValue(sought, 150)
  const [index, setIndex] = useState(-1)
  const hits = useMemo(() => (open ? findText(text, settled) : []), [open, text, settled])
  useEffect(() => setIndex(hits.length > 0 ? 0 : -1), [hits])
  const step = (by: 1 | -1) => hits.length > 0 && setIndex((index + by + hits.length) % hits.length)
  return { open, setOpen, sought, setSought, hits, index: Math.min(index, hits.length - 1), step }
}
