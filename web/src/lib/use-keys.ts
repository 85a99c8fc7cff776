import { useWindowEvent } from '@mantine/hooks'

/** Does something for each key named, as the browser calls it ('j', '?', 'ArrowRight'). Not while the person types, nor
 *  under an open dialog, nor with a key for commands held down. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (!action || isTaken(event.target, event.key)) return
    event.preventDefault()
    action()
  })
}

/** Fields take every key; a tick and a choice only those that move them; a dialog all that are pressed in it. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[data-portal], textarea, select')) return true
  if (!(target instanceof HTMLInputElement)) return false
  return (target.type !== 'checkbox' && target.type !== 'radio') || key.startsWith('Arrow')
}
