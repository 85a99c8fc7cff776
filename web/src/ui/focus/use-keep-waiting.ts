import { useEffect } from 'react'

/**
 * Gives the keyboard back to a button that waited. While it waits it cannot be pressed, and browsers take the keyboard from
 * what cannot be pressed: whoever sent a form with it would begin at the top of the page, behind the dialog. For the whole page.
 */
export function useKeepWaiting(): void {
  useEffect(() => {
    let last: Element | null = null
    const come = ({ target }: FocusEvent) => {
      last = target as Element
    }
    // who presses beside it with the mouse wants it no longer
    const press = ({ target }: PointerEvent) => {
      if (!last?.contains(target as Node)) last = null
    }
    const observer = new MutationObserver((changes) => {
      const isBack = changes.some(({ target }) => target === last && !last.matches(':disabled'))
      if (isBack && document.activeElement === document.body) (last as HTMLElement).focus({ preventScroll: true })
    })
    document.addEventListener('focusin', come)
    document.addEventListener('pointerdown', press)
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('pointerdown', press)
      observer.disconnect()
    }
  }, [])
}
