import { child, isOn, numberOf, valOf, type XmlNode } from './xml.ts'

/** One level of a list. */
export interface ListLevel {
  start: number
  format: string
  /** `%1.%2` with the number of level n in place of %n */
  text: string
  /** 0: never starts again; n: starts again after a level of number n or higher in rank; undefined: after any higher */
  restart: number | undefined
  legal: boolean
  /** what stands between number and text */
  after: '' | ' '
  /** paragraph style tied to this level */
  style: string | undefined
  hidden: boolean
}

interface AbstractList {
  levels: Map<number, ListLevel>
  /** the levels are those of a numbering style */
  styleLink: string | undefined
}

export interface ListInstance {
  abstractId: number
  starts: Map<number, number>
  levels: Map<number, ListLevel>
}

export interface ListDefinitions {
  abstracts: Map<number, AbstractList>
  instances: Map<number, ListInstance>
}

export const newListDefinitions = (): ListDefinitions => ({ abstracts: new Map(), instances: new Map() })

/** Takes in one child of `w:numbering`. */
export function addListDefinition(definitions: ListDefinitions, unit: XmlNode): void {
  if (unit.name === 'w:abstractNum') {
    const levels = new Map<number, ListLevel>()
    for (const node of unit.children) if (node.name === 'w:lvl') levels.set(levelOf(node), readLevel(node))
    definitions.abstracts.set(integer(unit.attributes['w:abstractNumId']), {
      levels,
      styleLink: valOf(unit, 'w:numStyleLink'),
    })
  } else if (unit.name === 'w:num') {
    const starts = new Map<number, number>()
    const levels = new Map<number, ListLevel>()
    for (const node of unit.children) {
      if (node.name !== 'w:lvlOverride') continue
      const start = numberOf(node, 'w:startOverride')
      const level = child(node, 'w:lvl')
      if (start !== undefined) starts.set(levelOf(node), start)
      if (level) levels.set(levelOf(node), readLevel(level))
    }
    const abstractId = numberOf(unit, 'w:abstractNumId') ?? -1
    definitions.instances.set(integer(unit.attributes['w:numId']), { abstractId, starts, levels })
  }
}

const integer = (value: string | undefined) => (value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : -1)
const levelOf = (node: XmlNode) => integer(node.attributes['w:ilvl'])

function readLevel(node: XmlNode): ListLevel {
  // Newer Word hides a format such as 01, 02 in an alternative that older versions skip; the fallback is a known one.
  const alternative = child(node, 'mc:AlternateContent')
  const format = valOf(node, 'w:numFmt') ?? valOf(child(alternative, 'mc:Fallback'), 'w:numFmt') ?? 'decimal'
  const text = valOf(node, 'w:lvlText') ?? ''
  return {
    start: numberOf(node, 'w:start') ?? 0,
    format,
    text: format === 'bullet' ? bulletText(text, child(child(node, 'w:rPr'), 'w:rFonts')) : text,
    restart: numberOf(node, 'w:lvlRestart'),
    legal: isOn(node, 'w:isLgl') === true,
    after: valOf(node, 'w:suff') === 'nothing' ? '' : ' ',
    style: valOf(node, 'w:pStyle'),
    hidden: isOn(child(node, 'w:rPr'), 'w:vanish') === true,
  }
}

/** Bullets in symbol fonts are codes, not characters: 'o' in Courier New is a ring. Dashes and real bullets stay. */
function bulletText(text: string, fonts: XmlNode | undefined): string {
  const font = fonts?.attributes['w:ascii'] ?? ''
  if (/symbol|wingdings|webdings|courier/i.test(font) || /[\ue000-\uf8ff]/.test(text)) return text === '' ? '' : '•'
  return text
}
