import { useEffect } from 'react'

/** Has the browser ask before the page is closed, loaded anew or left for another site while something would be lost by it. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
