import { cleanText } from '../text/clean-text.ts'
import { alternative, readInline } from './inline.ts'
import type { Story } from './story.ts'
import { child, isOn, valOf, type XmlNode } from './xml.ts'

// Containers that add nothing of their own: content controls, custom XML, tracked insertions and moves.
const transparent = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

/** What was put in or taken out since the last version: runs, marks of paragraphs, rows and cells alike. */
const changes = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:cellIns', 'w:cellDel'])
const isChanged = (properties: XmlNode | undefined) =>
  properties?.children.some(({ name }) => changes.has(name)) ?? false

/** The paragraphs and tables of a block-level element, each as text; empty ones are left out. */
export function readBlock(node: XmlNode, story: Story): string[] {
  if (changes.has(node.name)) story.seen.trackedChanges = true
  if (node.name === 'w:p') return readParagraph(node, story)
  if (node.name === 'w:tbl') return readTable(node, story)
  if (node.name === 'w:altChunk') story.seen.embedded = true
  if (node.name === 'mc:AlternateContent') return readBlocks(alternative(node), story)
  return transparent.has(node.name) ? readBlocks(node, story) : []
}

export function readBlocks(node: XmlNode, story: Story): string[] {
  return node.children.flatMap((each) => readBlock(each, story))
}

/** What is left of a paragraph that was to run on into a next one, where there is none. */
export function takeCarried(story: Story): string[] {
  const { carried } = story
  story.carried = ''
  return carried === '' ? [] : [carried]
}

/** @param cell in a cell of a table a number without words is the number of its row */
function readParagraph(node: XmlNode, story: Story, cell = false): string[] {
  const properties = child(node, 'w:pPr')
  const mark = child(properties, 'w:rPr')
  if (isChanged(mark)) story.seen.trackedChanges = true
  const hidden = story.styles.isHidden(valOf(properties, 'w:pStyle') ?? story.styles.defaultParagraph()) ?? false
  const { text, boxes } = readInline(node, story, hidden)
  const words = tidy(text)
  const markDeleted = child(mark, 'w:del') !== undefined || child(mark, 'w:moveFrom') !== undefined
  const markHidden = isOn(mark, 'w:vanish') ?? hidden
  // A deleted mark takes its number with it: the joined paragraph is the next one's. A hidden mark keeps its own.
  const number =
    markDeleted || (markHidden && words === '') ? '' : cleanText(story.lists.next(story.styles.listPlace(properties)))
  const whole = words === '' && !cell ? '' : (number + words).trimEnd()
  const boxBlocks = boxes.flatMap((box) => readBlocks(box, story))
  if (markDeleted || markHidden) {
    story.carried = joinWords(story.carried, whole, markDeleted)
    return boxBlocks
  }
  const start = story.carried
  story.carried = ''
  const joined = start === '' ? whole : joinWords(number !== '' && words !== '' ? number + start : start, words, false)
  return joined === '' ? boxBlocks : [joined, ...boxBlocks]
}

const joinWords = (left: string, right: string, tight: boolean) =>
  left === '' || right === '' || tight ? left + right : `${left} ${right}`

function tidy(text: string): string {
  return cleanText(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** A table row by row: rows end with a line end, cells are separated by a tab. Deleted rows are left out. */
function readTable(table: XmlNode, story: Story): string[] {
  const blocks: string[] = []
  let rows: string[] = []
  const flush = () => {
    if (rows.length > 0) blocks.push(rows.join('\n'))
    rows = []
  }
  for (const row of rowsOf(table, 'w:tr')) {
    const properties = child(row, 'w:trPr')
    if (isChanged(properties)) story.seen.trackedChanges = true
    if (child(properties, 'w:del')) continue
    const cells = rowsOf(row, 'w:tc').map((cell) => readCell(cell, story))
    const filled = cells.filter((cell) => cell.length > 0)
    const only = filled.length === 1 ? filled[0]! : undefined
    if (only && only.length > 1) {
      // A frame around text: a single filled cell holds ordinary paragraphs.
      flush()
      blocks.push(...only)
    } else if (filled.length > 0) {
      rows.push(cells.map(cellText).join('\t').trimEnd())
    }
  }
  flush()
  return blocks
}

function rowsOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((each) => {
    if (each.name === name) return [each]
    return transparent.has(each.name) ? rowsOf(each, name) : []
  })
}

function readCell(cell: XmlNode, story: Story): string[] {
  const properties = child(cell, 'w:tcPr')
  if (isChanged(properties)) story.seen.trackedChanges = true
  const deleted = child(properties, 'w:cellDel') !== undefined
  const paragraphs = cell.children.filter(({ name }) => name === 'w:p')
  const alone =
    paragraphs.length === 1 && paragraphs.length === cell.children.filter(({ name }) => name !== 'w:tcPr').length
  const found = alone ? readParagraph(paragraphs[0]!, story, true) : readBlocks(cell, story)
  const blocks = [...found, ...takeCarried(story)]
  return deleted ? [] : blocks
}

/** Short cells are put on one line; cells that hold paragraphs keep their line ends, so do nested tables. */
function cellText(blocks: string[]): string {
  const length = blocks.reduce((sum, block) => sum + block.length, 0)
  if (length > 300 || blocks.some((block) => block.includes('\t'))) return blocks.join('\n')
  return blocks.join(' ').replaceAll('\n', ' ')
}
