/** Where something was done: the element as it was, and which of its kind in the page. */
interface Place {
  element: Element
  kinds: string
  index: number
}

/** What `public/first.js` kept of what a visitor did before the page's script ran. */
interface Early {
  clicks: Map<Element, Place>
  focus: Place | null
  /** held down, not let go of yet */
  pressed: Place | null
}

/**
 * The fields and the notices of the page as it was drawn. What is in them, and which are open, is read as they go: not all that
 * comes into a field is told to a page, as what the browser puts back where the page is loaded anew, and that a notice was
 * opened is told a task later, when it may have gone.
 */
export const drawnIn = (root: Element) => ({
  fields: [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')],
  notices: [...root.querySelectorAll('details')],
})

/**
 * Does to the page that has just taken the place of the drawn one what was done to that: what was typed and chosen, opened
 * and pressed. Called in the very task in which the drawn one went.
 *
 * @param before what of it is read
 */
export function redoEarly(root: Element, before: ReturnType<typeof drawnIn>): void {
  const early = (globalThis as { early?: Early }).early
  if (!early) return
  const now = ({ kinds, index }: Place) => root.querySelectorAll<HTMLElement>(kinds).item(index)
  const { fields, notices } = drawnIn(root)
  notices.forEach((notice, index) => {
    if (before.notices[index]?.open) notice.open = true
  })
  before.fields.forEach((field, index) => {
    redoField(field, fields[index])
  })
  redoFocus(early.focus, early.focus && now(early.focus))
  // what went is held on to here and there: with no password in it
  for (const field of before.fields) field.value = ''
  if (early.pressed) pressOnRelease(now(early.pressed))
  // once what was typed has arrived: a button acts on it
  setTimeout(() => {
    for (const place of early.clicks.values()) now(place)?.click()
  })
}

/** A mouse that went down on what stood there before and is let go of over what stands there now: no click comes of that. */
function pressOnRelease(element: HTMLElement | null): void {
  const release = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !element?.contains(target as Node)) return
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

/** @param before of another kind it has no `checked`, and where that can be chosen from, nothing that it began with */
function redoField(before: HTMLInputElement, field: HTMLInputElement | undefined): void {
  if (before.localName !== field?.localName) return
  if (before.checked !== before.defaultChecked) {
    // of those of which one is chosen, the other goes by itself
    if (before.checked !== field.checked && (before.checked || before.type !== 'radio')) field.click()
  } else if (before.value !== before.defaultValue && before.value !== field.value) {
    // React puts a setter of its own on the element, which would hide the change from it
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(before), 'value')?.set?.call(field, before.value)
    field.dispatchEvent(new Event(before.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
}

function redoFocus(place: Place | null, element: HTMLElement | null): void {
  if (!place || !element) return
  element.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = place.element as HTMLInputElement
  // what nobody types in has none, nor have kinds without a place to type in, e-mail among them
  if (selectionStart != null) (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
