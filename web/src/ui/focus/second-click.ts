/** What a click is for: the control it is on, or that its label names; null where it is on nothing that does anything. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const found = target.closest('a,button,input,label,option,select,summary,textarea,[role]')
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

/**
 * Whoever clicks twice where once is enough means one thing: where the first click has put something else under the pointer,
 * as the next account under that which was just approved, the second does nothing to it.
 *
 * @returns ends it
 */
export function aimBothClicks(): () => void {
  let aimed: Element | null = null
  function hear(event: MouseEvent) {
    const control = controlOf(event.target)
    // keys, scripts and screen readers click with no count
    const strays = event.detail > 1 && control !== null && control !== aimed
    aimed = control
    if (!strays) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', hear, true)
  return () => removeEventListener('click', hear, true)
}
