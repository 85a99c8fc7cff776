/** Where something was done: the element as it was, and which of its kind in the page. */
interface Place {
  element: Element
  kinds: string
  index: number
}

/** What `public/first.js` kept of what a visitor did before the page's script ran. */
interface Early {
  clicks: Place[]
  fields: Place[]
  details: Place[]
  focus: Place | null
  /** held down, not let go of yet */
  pressed: Place | null
}

/**
 * Does to the page that has just taken the place of the drawn one what was done to that: what was typed and chosen, opened
 * and pressed. Called in the very task in which the drawn one went.
 */
export function redoEarly(root: Element): void {
  const early = (globalThis as { early?: Early }).early
  if (!early) return
  const now = ({ kinds, index }: Place) => root.querySelectorAll<HTMLElement>(kinds).item(index)
  for (const place of early.details) {
    const element = now(place)
    if (element instanceof HTMLDetailsElement) element.open = (place.element as HTMLDetailsElement).open
  }
  for (const place of early.fields) redoField(place.element, now(place))
  redoFocus(early.focus, early.focus && now(early.focus))
  if (early.pressed) pressOnRelease(now(early.pressed))
  // once what was typed has arrived: a button acts on it
  const clicks = early.clicks.splice(0)
  setTimeout(() => {
    for (const place of clicks) now(place)?.click()
  })
}

/** A mouse that went down on what stood there before and is let go of over what stands there now: no click comes of that. */
function pressOnRelease(element: HTMLElement | null): void {
  const release = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Node && element?.contains(target))) return
    let clicked = false
    const note = (event: Event) => {
      clicked ||= element.contains(event.target as Node)
    }
    addEventListener('click', note, true)
    setTimeout(() => {
      removeEventListener('click', note, true)
      if (!clicked) element.click()
    })
  }
  addEventListener('pointerup', release, { capture: true, once: true })
}

function redoField(before: Element, field: Element | null): void {
  if (
    before instanceof HTMLInputElement &&
    field instanceof HTMLInputElement &&
    /^(radio|checkbox)$/.test(field.type)
  ) {
    if (before.checked !== field.checked) field.click()
    return
  }
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    if (!(before instanceof kind && field instanceof kind)) continue
    // React puts a setter of its own on the element, which would hide the change from it
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, before.value)
    field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function redoFocus(place: Place | null, element: HTMLElement | null): void {
  if (!place || !element) return
  element.focus({ preventScroll: true })
  const before = place.element
  const types =
    (before instanceof HTMLTextAreaElement && element instanceof HTMLTextAreaElement) ||
    (before instanceof HTMLInputElement && element instanceof HTMLInputElement)
  // kinds without a place to type in, e-mail among them, have none
  if (types && before.selectionStart !== null) element.setSelectionRange(before.selectionStart, before.selectionEnd)
}
