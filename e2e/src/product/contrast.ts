import type { Verdict } from './contrast-by-styles.ts'

/** What is touched of axe, which has no types for it: the rule that picks words, and the check that compares their colour with
 *  what lies behind. */
type Evaluate = (this: unknown, node: Element, options: unknown, words: Virtual) => boolean | undefined
type Matches = (this: unknown, node: Element, words: Virtual, context: unknown) => boolean
interface Virtual {
  props: { nodeName: string; nodeType: number; nodeValue?: string | null }
  children: Virtual[]
}
interface Axe {
  _audit: {
    rules: { id: string; matches: Matches; wholeMatches?: Matches }[]
    checks: Record<'color-contrast', { evaluate: Evaluate; whole?: Evaluate }>
  }
}

/**
 * For the run of axe that comes next: contrast is measured until words of a look have passed, and not again for words of the
 * same look, which was most of the work on a page with much text. Only what passed is remembered: every failure is told, and
 * where axe cannot tell, it tries the next of its kind.
 *
 * A look is everything that the measure hangs on: the words' own style, and class and painting of whatever they stand in.
 * Words over or under which something lies that has left its place, such as a bar or a bubble, are always measured.
 *
 * Whether words are to be measured at all (not those of a button that is out of use) axe asks before it measures any, of every
 * element, up to the page itself. Here it is asked of what has words of its own, and of these when their look has not passed.
 *
 * What a modal dialog stands over is dimmed and out of use as long as it does, so that nothing is asked of its contrast: the
 * page has looks of its own without the dialog.
 */
export function measureEachLookOnce(byStyles: (words: Element) => Verdict): void {
  const { rules, checks } = (window as unknown as { axe: Axe }).axe._audit
  const check = checks['color-contrast']
  const whole = check.whole ?? check.evaluate
  check.whole = whole
  const rule = rules.find(({ id }) => id === 'color-contrast')
  if (!rule) throw new Error('axe measures no contrast.')
  const matches = rule.wholeMatches ?? rule.matches
  rule.wholeMatches = matches
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')]
  const isOpen = dialogs.some((dialog) => dialog.checkVisibility({ visibilityProperty: true }))
  const beneath = isOpen ? document.getElementById('root') : null
  rule.matches = (node, words) =>
    hasWords(words) && !(beneath?.contains(node) && !node.closest('[role="dialog"][aria-modal="true"]'))
  const passed = new Set<string>()
  const grounds = new Map<Element, number>()
  const known = new Map<string, number>()
  const away = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    // what only a screen reader says is a point
    return position === 'static' || position === 'relative' || box.width * box.height <= 1 ? [] : [{ element, box }]
  })
  check.evaluate = function (node, options, words) {
    const look = isLainOver(node) ? null : lookOf(node)
    if (look !== null && passed.has(look)) return true
    const told = byStyles(node)
    if (look !== null && told === 'well') passed.add(look)
    if (told !== 'open') return true
    // nothing to measure, and nothing to remember
    if (!matches.call(rule, node, words, null)) return true
    const verdict = whole.call(this, node, options, words)
    if (look !== null && verdict === true) passed.add(look)
    return verdict
  }

  /** A field, or an element with more than blanks between its children: anything else axe leaves out, as its last step. */
  function hasWords({ props, children }: Virtual): boolean {
    if (['input', 'select', 'textarea'].includes(props.nodeName)) return true
    return children.some(({ props: { nodeType, nodeValue } }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  }

  function isLainOver(node: Element): boolean {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return away.some(
      ({ element, box }) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top && !element.contains(node),
    )
  }

  function lookOf(node: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node)
    return [color, fontSize, fontWeight, textShadow, groundOf(node)].join()
  }

  /** A number for everything that the words stand in, outwards to the page itself. */
  function groundOf(node: Element): number {
    const before = grounds.get(node)
    if (before !== undefined) return before
    const outer = node.parentElement ? groundOf(node.parentElement) : -1
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = getComputedStyle(node)
    const own = [node.tagName, node.getAttribute('class'), backgroundColor, backgroundImage, opacity]
    const key = [outer, ...own, filter, mixBlendMode, position, zIndex].join()
    const ground = known.get(key) ?? known.size
    known.set(key, ground)
    grounds.set(node, ground)
    return ground
  }
}
