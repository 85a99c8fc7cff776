interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** `open`: axe has to look. `untold`: axe says nothing of these, well or not. */
export type Verdict = 'well' | 'untold' | 'open'

/** A part of what words stand in, inwards from the page. */
interface Layer {
  element: Element
  /** Whether it is painted behind the words: a number that hangs in the margin stands beside what it is in. */
  isBehind: boolean
}

/**
 * For the page as it is: whether axe would find nothing wrong with the contrast of words, as far as styles alone tell, which is
 * nearly everywhere. Where it takes more (a filter, something else that is painted behind the words, words that reach out of
 * what they stand on) or where the contrast is little, the answer is no, and axe has to look. Before it looks at the first, it
 * lays a grid over all that the page shows, which is most of its work.
 *
 * Pictures count for nothing: where axe finds one behind words, it cannot tell, and says nothing.
 */
export function contrastByStyles(): (words: Element) => Verdict {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const clips = new Map<Element, Box>()
  const everywhere = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 }
  const painted = [...document.querySelectorAll('body *')].flatMap((element) => {
    if (isClear(styleOf(element).backgroundColor) || element.closest('svg')) return []
    return [{ element, boxes: [...element.getClientRects()], clip: clipAround(element), level: levelOf(element) }]
  })

  return (words) => {
    const boxes = boxesOf(words)
    if (boxes.length === 0 || words.closest('svg')) return 'untold'
    const { color, textShadow, fontSize, fontWeight, webkitTextFillColor, webkitTextStrokeWidth } = styleOf(words)
    if (textShadow !== 'none' || webkitTextFillColor !== color || webkitTextStrokeWidth !== '0px') return 'open'
    const ground = groundOf(words, boxes)
    if (ground === 'a picture') return 'untold'
    const ink = parse(color)
    if (!ground || !ink || isPaintedBetween(words, ground, boxes)) return 'open'
    if (isEmptyField(words) || ground.some(({ element }) => styleOf(element).opacity === '0')) return 'untold'
    const [front, back] = mix(ground, ink)
    const points = Math.ceil(Number.parseFloat(fontSize) * 72) / 96
    const isLarge = points >= (Number(fontWeight) >= 700 ? 14 : 18)
    // a little more than is asked for: axe rounds by the way
    return ratio(front, back) > (isLarge ? 3.1 : 4.6) ? 'well' : 'open'
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    let style = styles.get(element)
    if (!style) {
      style = getComputedStyle(element)
      styles.set(element, style)
    }
    return style
  }

  /** Where the words themselves are, line by line; of a field, where its words have their place. */
  function boxesOf(words: Element): Box[] {
    const [field] = ['INPUT', 'SELECT', 'TEXTAREA'].includes(words.tagName) ? words.getClientRects() : []
    if (field) {
      const { paddingLeft, paddingRight } = styleOf(words)
      const { left, right, top, bottom } = field
      return [
        { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight), top, bottom },
      ]
    }
    const range = document.createRange()
    return [...words.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }

  function isEmptyField(words: Element): boolean {
    const isField = words instanceof HTMLTextAreaElement || words instanceof HTMLInputElement
    return isField && words.type !== 'file' && !words.value.trim()
  }

  /** What the words stand in, inwards from the first thing that nothing shines through; null where that is not plain. */
  function groundOf(words: Element, boxes: Box[]): Layer[] | 'a picture' | null {
    const layers: Layer[] = []
    for (let one: Element | null = words; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, filter, backdropFilter, mixBlendMode, maskImage } = styleOf(one)
      if (filter !== 'none' || backdropFilter !== 'none' || mixBlendMode !== 'normal' || maskImage !== 'none')
        return null
      const isPlain = isClear(backgroundColor) && backgroundImage === 'none'
      // what the page itself is painted with reaches everywhere
      const isPage = one === document.body || one === document.documentElement
      const own = isPlain || isPage ? [] : [...one.getClientRects()]
      const isBehind = !isPlain && (isPage || boxes.every((box) => own.some((rect) => isWithin(box, rect))))
      if (!isPlain && !isBehind && boxes.some((box) => own.some((rect) => !isEmpty(cut(box, rect))))) return null
      layers.unshift({ element: one, isBehind })
      if (!isBehind) continue
      const colour = parse(backgroundColor)
      if (backgroundImage !== 'none') return 'a picture'
      if (!colour) return null
      if (colour[3] === 1 && isWhole(one)) return layers
    }
    return layers
  }

  /** Whether nothing makes it, or all that it stands in, pale. */
  function isWhole(element: Element): boolean {
    for (let one: Element | null = element; one; one = one.parentElement) if (styleOf(one).opacity !== '1') return false
    return true
  }

  /** Whether anything else is painted where the words are, between them and what they stand on. */
  function isPaintedBetween(words: Element, [ground]: Layer[], boxes: Box[]): boolean {
    const [over, under] = [levelOf(words), ground ? levelOf(ground.element) : 0]
    const scroller = scrollerOf(words)
    const clip = clipOf(words)
    const seen = boxes.map((box) => cut(box, clip))
    return painted.some(({ element, boxes: own, clip: around, level }) => {
      if (element.contains(words) || level > over) return false
      if (level < under && !ground?.element.contains(element)) return false
      if (scroller && !scroller.contains(element)) {
        if (ground && scroller.contains(ground.element)) return false
        return own.some((box) => seen.some((one) => !isEmpty(cut(cut(one, box), around))))
      }
      // what scrolls together stays together where none of it is seen
      return own.some((box) => boxes.some((one) => !isEmpty(cut(one, scroller ? box : cut(box, around)))))
    })
  }

  function scrollerOf(element: Element): Element | null {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll/.test(styleOf(one).overflow)) return one
    return null
  }

  /** The height at which the outermost thing that is stacked as a whole stands; no number where that is not plain. */
  function levelOf(element: Element): number {
    let level = 0
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { position, zIndex, opacity, transform, filter, isolation, willChange, contain } = styleOf(one)
      const isMoved = position !== 'static'
      const isStacked = zIndex !== 'auto' || position === 'fixed' || position === 'sticky' || opacity !== '1'
      const others = transform !== 'none' || filter !== 'none' || isolation !== 'auto' || willChange !== 'auto'
      if (!isStacked && !others && contain === 'none') continue
      level = zIndex === 'auto' ? 0 : isMoved ? Number(zIndex) : Number.NaN
    }
    return level
  }

  /** What can be seen of what stands in an element, by whatever scrolls or hides what does not fit. */
  function clipOf(element: Element | null): Box {
    if (!element || element === document.body || element === document.documentElement) return everywhere
    let clip = clips.get(element)
    if (!clip) {
      const outer = clipAround(element)
      const { overflowX, overflowY, display } = styleOf(element)
      const hides = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')
      clip = hides ? cut(element.getBoundingClientRect(), outer) : outer
      clips.set(element, clip)
    }
    return clip
  }

  /** What can be seen of an element. What has left its place may have left what hides it, too. */
  function clipAround(element: Element): Box {
    return ['absolute', 'fixed'].includes(styleOf(element).position) ? everywhere : clipOf(element.parentElement)
  }

  /** The colours of ink and ground as they are seen. */
  function mix(layers: Layer[], ink: Colour): [front: Colour, back: Colour] {
    let back: Colour = [255, 255, 255, 1]
    const pale: { behind: Colour; opacity: number }[] = []
    for (const { element, isBehind } of layers) {
      const { backgroundColor, opacity } = styleOf(element)
      if (opacity !== '1') pale.push({ behind: back, opacity: Number(opacity) })
      if (isBehind) back = over(parse(backgroundColor) ?? back, back)
    }
    let front = over(ink, back)
    for (const { behind, opacity } of pale.toReversed()) {
      front = over([front[0], front[1], front[2], opacity], behind)
      back = over([back[0], back[1], back[2], opacity], behind)
    }
    return [front, back]
  }

  function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
    const blend = (one: number, under: number) => one * alpha + under * (1 - alpha)
    return [blend(red, r), blend(green, g), blend(blue, b), 1]
  }

  function ratio(one: Colour, other: Colour): number {
    const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance([red, green, blue]: Colour): number {
    const linear = (part: number) =>
      part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  function parse(colour: string): Colour | null {
    const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(colour)
    return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)] : null
  }

  function isClear(colour: string): boolean {
    return colour === 'rgba(0, 0, 0, 0)'
  }

  function cut(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }

  function isEmpty({ left, right, top, bottom }: Box): boolean {
    return right - left < 1 || bottom - top < 1
  }

  function isWithin(one: Box, other: Box): boolean {
    const { left, right, top, bottom } = cut(one, other)
    // lines may be a little higher than what they stand in
    return left <= one.left + 1 && right >= one.right - 1 && top <= one.top + 4 && bottom >= one.bottom - 4
  }
}
