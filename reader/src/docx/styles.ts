import { child, isOn, numberOf, valOf, type XmlNode } from './xml.ts'

/** Which list a paragraph belongs to: numId 0 says "none". */
export interface ListPlace {
  numId: number | undefined
  level: number | undefined
  /** styles of the chain, nearest first: a list level may be tied to one of them */
  styles: string[]
}

interface Style {
  basedOn: string | undefined
  numId: number | undefined
  level: number | undefined
  hidden: boolean | undefined
  struck: boolean | undefined
}

/** The styles of a document, asked for what they hand down along `basedOn`. */
export interface Styles {
  add(unit: XmlNode): void
  /** The list of a paragraph: its own setting first, then its style's, then the style that one is based on. */
  listPlace(paragraphProperties: XmlNode | undefined): ListPlace
  /** Whether text in this style is hidden; undefined where no style of the chain says so. */
  isHidden(styleId: string | undefined): boolean | undefined
  /** Whether text in this style is struck through; undefined where no style of the chain says so. */
  isStruck(styleId: string | undefined): boolean | undefined
  /** numId that a numbering style stands for. */
  numIdOf(styleId: string): number | undefined
  defaultParagraph(): string | undefined
}

export function newStyles(): Styles {
  const styles = new Map<string, Style>()
  let defaultParagraph: string | undefined

  function chain(id: string | undefined): { id: string; style: Style }[] {
    const links: { id: string; style: Style }[] = []
    for (let at = id; at !== undefined && links.length < 50; ) {
      const style = styles.get(at)
      if (!style) break
      links.push({ id: at, style })
      at = style.basedOn
    }
    return links
  }

  return {
    add(unit) {
      const id = unit.attributes['w:styleId']
      if (unit.name !== 'w:style' || id === undefined) return
      const numPr = child(child(unit, 'w:pPr'), 'w:numPr')
      styles.set(id, {
        basedOn: valOf(unit, 'w:basedOn'),
        numId: numberOf(numPr, 'w:numId'),
        level: numberOf(numPr, 'w:ilvl'),
        hidden: isOn(child(unit, 'w:rPr'), 'w:vanish'),
        struck: isStruckBy(child(unit, 'w:rPr')),
      })
      const isDefault = /^(1|true|on)$/.test(unit.attributes['w:default'] ?? '')
      if (isDefault && unit.attributes['w:type'] === 'paragraph') defaultParagraph = id
    },
    listPlace(properties) {
      const links = chain(valOf(properties, 'w:pStyle') ?? defaultParagraph)
      const own = child(properties, 'w:numPr')
      const ids = [numberOf(own, 'w:numId'), ...links.map((link) => link.style.numId)]
      const levels = [numberOf(own, 'w:ilvl'), ...links.map((link) => link.style.level)]
      const known = (value: number | undefined) => value !== undefined
      return { numId: ids.find(known), level: levels.find(known), styles: links.map((link) => link.id) }
    },
    isHidden: (id) => chain(id).find((link) => link.style.hidden !== undefined)?.style.hidden,
    isStruck: (id) => chain(id).find((link) => link.style.struck !== undefined)?.style.struck,
    numIdOf: (id) => chain(id).find((link) => link.style.numId !== undefined)?.style.numId,
    defaultParagraph: () => defaultParagraph,
  }
}

/** What properties say of one line or two through the words; undefined where they say nothing. */
export function isStruckBy(properties: XmlNode | undefined): boolean | undefined {
  const [one, two] = [isOn(properties, 'w:strike'), isOn(properties, 'w:dstrike')]
  return one === undefined && two === undefined ? undefined : one === true || two === true
}
