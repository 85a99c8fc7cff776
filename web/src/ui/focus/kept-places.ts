/** Under which name the router keeps, while another page is loaded, how far down each of ours was left. */
export const placesKept = 'places'

interface Named {
  key: string
  pathname: string
  search: string
}

/**
 * Under which name the place on a page is kept for the way back. What is opened by its address has no name of its own: it
 * would begin where the page was left that was opened by its address before.
 */
export const nameOfPlace = ({ key, pathname, search }: Named) => (key === 'default' ? `${pathname}${search}` : key)

/** How far down each page was left, by that name; empty where the browser keeps nothing. */
export function readPlaces(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(placesKept) ?? '{}')
  } catch {
    return {}
  }
}

/** Whether anything was done on the page before its script had come (`public/first.js`). */
export const wasMoved = () => 'moved' in document.documentElement.dataset

/**
 * Whoever did anything before the script came is where they want to be: that place is the one that the router comes back to.
 * Called before it reads where the page was left.
 */
export function keepMoved(at: number): void {
  if (!wasMoved()) return
  const { pathname, search } = location
  const name = nameOfPlace({ key: history.state?.key ?? 'default', pathname, search })
  try {
    sessionStorage.setItem(placesKept, JSON.stringify({ ...readPlaces(), [name]: at }))
  } catch {
    // a browser that keeps nothing has nowhere to take anybody
  }
}
