import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when the row that had it is gone: at the row that follows, where rows can have the keyboard
 * themselves, else at the list, or at the page when the whole list is gone. Who works through a long list does not begin anew.
 */
export function useKeepFocus<Element extends HTMLElement>(rows: number): RefObject<Element | null> {
  const list = useRef<Element>(null)
  const before = useRef(rows)
  /** which of the list's children had the keyboard last */
  const last = useRef(-1)
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      last.current = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target as Node))
    }
    document.addEventListener('focusin', come)
    return () => document.removeEventListener('focusin', come)
  }, [])
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) {
      const next = list.current?.children.item(Math.min(last.current, list.current.children.length - 1))
      const row = next?.hasAttribute('tabindex') ? (next as HTMLElement) : null
      const place = row ?? list.current ?? document.getElementById('main')
      place?.focus({ preventScroll: true })
    }
    before.current = rows
  }, [rows])
  return list
}

/**
 * Keeps the keyboard's place in a row, which can have the keyboard itself, when the button that had it is another one by
 * now, or cannot be pressed until an answer comes.
 */
export function useKeepRow<Row extends HTMLElement = HTMLLIElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = row.current
    const come = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement
    }
    // to nowhere is where it goes with its button
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null
    }
    element?.addEventListener('focusin', come)
    element?.addEventListener('focusout', go)
    return () => {
      element?.removeEventListener('focusin', come)
      element?.removeEventListener('focusout', go)
    }
  }, [])
  // after whatever may have changed the row
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const isLost = !last.current.isConnected || last.current.matches(':disabled')
    const place = isLost ? row.current : last.current
    place?.focus({ preventScroll: true })
  })
  return row
}
