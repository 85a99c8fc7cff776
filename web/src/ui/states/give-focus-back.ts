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
        const isReachable = (place: HTMLElement) =>
          place.isConnected && !place.matches(':disabled') && (!above || above.contains(place))
        const place = places.find(isReachable)
        if (place?.matches(holders) && !place.hasAttribute('tabindex')) place.tabIndex = -1
        place?.focus({ preventScroll: true })
      })
    }
  }, [places])
}

/** What holds a button that went with what the dialog did, or cannot be pressed meanwhile: its row, its list, the page. */
const holders = 'li, tr, [tabindex], main'

function whereFocusIs(): HTMLElement[] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return []
  // an entry of a menu goes with its menu, whose button stays
  const menu = activeElement.closest('[role="menu"]')
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  if (button) return [activeElement, button, ...around(button)]
  // one dialog that takes the place of another goes back to where the first was opened
  if (activeElement.closest('[role="dialog"]')) return [activeElement, ...placesBefore]
  return [activeElement, ...around(activeElement)]
}

function around(element: HTMLElement): HTMLElement[] {
  const holder = element.parentElement?.closest<HTMLElement>(holders)
  return holder ? [holder, ...beside(holder), ...around(holder)] : []
}

/** The rows after and before one: where it goes with what the dialog did, nobody begins anew at the top of a long list. */
function beside(row: HTMLElement): HTMLElement[] {
  if (!row.matches('li, tr')) return []
  return [row.nextElementSibling, row.previousElementSibling].filter((one) => one instanceof HTMLElement)
}

/** The same for what is shown in a dialog of the modals manager: stands among its children. */
export function GiveFocusBack() {
  useGiveFocusBack()
  return null
}
