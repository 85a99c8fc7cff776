import { useEffect, useState } from 'react'

/** The height of the page's bar at the bottom of the window, which what is typed must stay above; 0 without one. */
export function useBottomBar(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const sizes = new ResizeObserver(() => setHeight(bar()?.offsetHeight ?? 0))
    const bar = () => document.querySelector<HTMLElement>('[data-bottom-bar]')
    // it comes and goes with the width of the window
    const measure = () => {
      sizes.disconnect()
      const there = bar()
      if (there) sizes.observe(there)
      setHeight(there?.offsetHeight ?? 0)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return height
}
