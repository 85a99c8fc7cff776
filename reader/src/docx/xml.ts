import { SaxesParser, type SaxesTagNS } from 'saxes'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** An element with canonical names (`w:p`, whatever prefix the file uses); text is kept where Word keeps it (`w:t`, `m:t`). */
export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const prefixes: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
}

/** Looks and layout: most of a Word file, and nothing that is read. Left out with all that is in them. */
const skipped = new Set(
  'w:tblPr w:tblGrid w:tblPrEx w:sectPr w:pBdr w:rPrChange w:pPrChange w:tcPrChange w:trPrChange w:tblPrChange w:numberingChange w:tcW w:tcBorders w:tcMar w:shd w:vAlign w:trHeight w:gridSpan w:cnfStyle w:sz w:szCs w:lang w:color w:kern w:spacing w:ind w:jc w:b w:bCs w:i w:iCs w:proofErr w:bookmarkStart w:bookmarkEnd w:lastRenderedPageBreak w:keepNext w:keepLines w:widowControl w:noProof'.split(
    ' ',
  ),
)

/**
 * Reads one XML part piece by piece and hands over each element at `unitDepth` (0 is the root) as a whole, then forgets
 * it: a long document is never held as one tree. Document type declarations are refused, so no entity can expand.
 * @param feed writes the part's bytes, in pieces, into the function that it is given
 * @throws UnreadableFile `corrupt` for XML that is not well-formed, `unpacks_too_large` for senseless depth or size
 */
export function readXml(
  feed: (write: (data: Uint8Array) => void) => void,
  unitDepth: number,
  onUnit: (unit: XmlNode) => void,
): void {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: XmlNode[] = []
  let depth = 0
  let nodes = 0
  let attributes = 0
  let letters = 0
  let skipFrom = Number.POSITIVE_INFINITY // depth of the element that is being left out
  parser.on('attribute', () => {
    if (++attributes > readingLimits.xmlAttributes) throw new UnreadableFile('corruptWord', { at: 'attributes' })
  })
  parser.on('doctype', () => {
    throw new UnreadableFile('corruptWord', { at: 'doctype' })
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    if (depth > readingLimits.xmlDepth) throw new UnreadableFile('unpacksTooLarge', { depth })
    if (depth > unitDepth && depth < skipFrom && skipped.has(nameOf(tag))) skipFrom = depth
    if (depth >= unitDepth && depth < skipFrom) {
      if (++nodes > readingLimits.xmlNodes) throw new UnreadableFile('unpacksTooLarge', { nodes })
      const node = toNode(tag)
      open.at(-1)?.children.push(node)
      open.push(node)
    }
    depth++
  })
  parser.on('closetag', () => {
    depth--
    if (depth === skipFrom) skipFrom = Number.POSITIVE_INFINITY
    else if (depth > skipFrom) return
    else closeNode()
  })
  const closeNode = () => {
    const node = open.pop()
    if (node && depth === unitDepth) {
      nodes = 0
      onUnit(node)
    }
  }
  const onText = (text: string) => {
    const node = open.at(-1)
    if (node && depth < skipFrom && (node.name === 'w:t' || node.name === 'm:t')) {
      node.text += text
      letters += text.length
      // Twice the limit: some of it may be deleted or hidden text.
      if (letters > readingLimits.characters * 2)
        throw new UnreadableFile('tooLong', { limit: readingLimits.characters })
    }
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  drive(parser, feed)
}

function drive(
  parser: SaxesParser<{ xmlns: true; position: false }>,
  feed: (write: (data: Uint8Array) => void) => void,
) {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    feed((data) => {
      decoder ??= new TextDecoder(data[0] === 0xff ? 'utf-16le' : data[0] === 0xfe ? 'utf-16be' : 'utf-8')
      parser.write(decoder.decode(data, { stream: true }))
    })
    if (decoder) parser.write(decoder.decode())
    parser.close()
  } catch (error) {
    // saxes reports what is not well-formed with a plain Error.
    if (error instanceof Error && error.constructor === Error) {
      throw new UnreadableFile('corruptWord', { at: 'xml' }, error)
    }
    throw error
  }
}

function toNode(tag: SaxesTagNS): XmlNode {
  const attributes: Record<string, string> = {}
  for (const { uri, local, value } of Object.values(tag.attributes)) {
    if (local.startsWith('rsid')) continue
    const prefix = prefixes[uri]
    attributes[prefix ? `${prefix}:${local}` : local] = value
  }
  return { name: nameOf(tag), attributes, children: [], text: '' }
}

const nameOf = (tag: SaxesTagNS) => `${prefixes[tag.uri] ?? 'other'}:${tag.local}`

/** The first child of that name. */
export const child = (node: XmlNode | undefined, name: string) => node?.children.find((each) => each.name === name)

/** The `w:val` of the first child of that name. */
export const valOf = (node: XmlNode | undefined, name: string) => child(node, name)?.attributes['w:val']

/** A switch of Word: absent is undefined, present without a value is on. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name)
  return found && !/^(0|false|off)$/.test(found.attributes['w:val'] ?? '1')
}

export function numberOf(node: XmlNode | undefined, name: string): number | undefined {
  const value = valOf(node, name)
  return value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined
}
