import { useEffect, useLayoutEffect, useRef } from 'react'

/** pixels from the end that still count as there */
const near = 60

const room = () => document.documentElement.scrollHeight - window.innerHeight

/** As far down as can be, but never past the last question: an answer is read from its beginning. */
function endOf(): number {
  const question = [...document.querySelectorAll<HTMLElement>('[data-last-question]')].at(-1)
  if (!question) return room()
  const margin = Number.parseFloat(getComputedStyle(question).scrollMarginTop) || 0
  return Math.min(room(), window.scrollY + question.getBoundingClientRect().top - margin)
}

/**
 * Keeps the end of the conversation in view as it grows, unless the reader has scrolled up.
 *
 * @param grown changes whenever there is more at the end
 * @param asked changes with each question asked here: whoever asks wants to see the answer
 */
export function useFollowEnd(grown: string, asked: string): void {
  const follows = useRef(true)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      if (window.scrollY < last - 2) follows.current = false
      if (window.scrollY > Math.min(room(), endOf()) - near) follows.current = true
      last = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each question
  useLayoutEffect(() => {
    follows.current = true
  }, [asked])
  useLayoutEffect(() => {
    if (grown === '' || !follows.current) return
    const to = endOf()
    if (to > window.scrollY) window.scrollTo({ top: to, behavior: 'instant' })
  }, [grown])
}

/** Keeps what is read in its place when something comes in above it. @returns to be called before it does */
export function useKeepPlace(above: string): () => void {
  const toEnd = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something has come in above
  useLayoutEffect(() => {
    if (toEnd.current === null) return
    window.scrollTo({ top: document.documentElement.scrollHeight - toEnd.current, behavior: 'instant' })
    toEnd.current = null
  }, [above])
  return () => {
    toEnd.current = document.documentElement.scrollHeight - window.scrollY
  }
}
