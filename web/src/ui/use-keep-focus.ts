import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the keyboard's place at a list when the row that had it is gone. */
export function useKeepFocus<Element extends HTMLElement>(rows: number): RefObject<Element | null> {
  const list = useRef<Element>(null)
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = rows
  }, [rows])
  return list
}
