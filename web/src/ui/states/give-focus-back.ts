import { useEffect, useState } from 'react'

/** Where the keyboard was before the dialog that opened last, best place first. */
let placesBefore: HTMLElement[] = []

/** Mantine's own way back is for a dialog that is told to close; one that is taken away would leave the keyboard at the top of the page. */
export function useGiveFocusBack() {
  const [places] = useState(whereFocusIs)
  useEffect(() => {
    placesBefore = places
    return () => {
      // by then the dialog is gone, and whoever wanted the keyboard elsewhere has said so
      window.setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const above = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
        const isReachable = (place: HTMLElement) => place.isConnected && (!above || above.contains(place))
        places.find(isReachable)?.focus({ preventScroll: true })
      })
    }
  }, [places])
}

function whereFocusIs(): HTMLElement[] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return []
  // an entry of a menu goes with its menu, whose button stays
  const menu = activeElement.closest('[role="menu"]')
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  if (button) return [activeElement, button]
  // one dialog that takes the place of another goes back to where the first was opened
  return activeElement.closest('[role="dialog"]') ? [activeElement, ...placesBefore] : [activeElement]
}

/** The same for what is shown in a dialog of the modals manager: stands among its children. */
export function GiveFocusBack() {
  useGiveFocusBack()
  return null
}
