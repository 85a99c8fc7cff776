/** What is touched of axe, which has no types for it: the check that compares the colour of words with what lies behind. */
type Evaluate = (this: unknown, node: Element, ...rest: unknown[]) => boolean | undefined
interface Axe {
  _audit: { checks: Record<'color-contrast', { evaluate: Evaluate; whole?: Evaluate }> }
}

/**
 * For the run of axe that comes next: contrast is measured until words of a look have passed, and not again for words of the
 * same look, which was most of the work on a page with much text. Only what passed is remembered: every failure is told, and
 * where axe cannot tell, it tries the next of its kind.
 *
 * A look is everything that the measure hangs on: the words' own style, and class and painting of whatever they stand in.
 * Words over or under which something lies that has left its place, such as a bar or a bubble, are always measured.
 */
export function measureEachLookOnce(): void {
  const check = (window as unknown as { axe: Axe }).axe._audit.checks['color-contrast']
  const whole = check.whole ?? check.evaluate
  check.whole = whole
  const passed = new Set<string>()
  const grounds = new Map<Element, number>()
  const known = new Map<string, number>()
  const away = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    // what only a screen reader says is a point
    return position === 'static' || position === 'relative' || box.width * box.height <= 1 ? [] : [{ element, box }]
  })
  check.evaluate = function (node, ...rest) {
    const look = isLainOver(node) ? null : lookOf(node)
    if (look !== null && passed.has(look)) return true
    const verdict = whole.call(this, node, ...rest)
    if (look !== null && verdict === true) passed.add(look)
    return verdict
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
