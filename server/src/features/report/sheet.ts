import type { Block, Cell, TableLayout, Text } from '../../lib/print/block.ts'
import type { Faces } from '../../lib/print/faces.ts'
import { edge, ink, ink3, line } from '../../lib/print/palette.ts'
import { words } from './words.ts'

/** A4 in points, and its margins. */
export const page = { width: 595.28, height: 841.89, side: 54, top: 62, bottom: 56 } as const
/** How wide a line is. */
export const measure = page.width - 2 * page.side

/** What every section needs: the faces that it is set in. */
export interface Sheet {
  faces: Faces
}

/** A rule over the whole measure. */
export const rule = (colour: string = ink, width = 0.8, below = 6): Block => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineColor: colour, lineWidth: width }],
  margin: [0, 0, 0, below],
})

/**
 * A section: its heading with the first of its blocks, so that no heading stands alone at the foot of a page.
 *
 * @param room how many points of what follows the heading have to fit below it
 */
export function section({ faces }: Sheet, id: string, title: string, blocks: readonly Block[], room = 90): Block[] {
  const heading: Text = {
    text: faces.say(title),
    style: 'h2',
    id,
    tocItem: true,
    tocStyle: { bold: true },
    tocMargin: [0, 5, 0, 0],
    outline: true,
    outlineText: title,
    outlineExpanded: id === 'issues',
  }
  return [...keepRoom([heading, rule()], room), ...blocks]
}

/**
 * Blocks that stay with what comes after them: they ask for so many points of room below, then give them back. The
 * library's own way lays the whole document out again for each heading that it moves.
 */
export function keepRoom(blocks: readonly Block[], room: number): Block[] {
  const asked: Block = { text: ' ', fontSize: 1, lineHeight: 1, margin: [0, 0, 0, room] }
  const back: Block = { text: ' ', fontSize: 1, lineHeight: 1, margin: [0, -room - 2 * tiny, 0, 0] }
  return [{ stack: [...blocks, asked], unbreakable: true }, back]
}
/** the height of a line of one point, in Mukta */
const tiny = 1.662

/**
 * A label, as 'It says', and what it stands for.
 *
 * @param characters how long it is: what is short stays on one page, so that no label stands without its words
 */
export function labelled(faces: Faces, label: string, matter: Block[], characters: number): Block {
  const row: Block = {
    columns: [
      { width: 66, text: faces.say(label), style: 'label' },
      { width: '*', stack: matter },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 5],
  }
  return { stack: [row], unbreakable: characters <= shortMatter }
}
/** about twelve lines */
export const shortMatter = 1000

/** The contract's words in a table: a little lower, to stand on one line with those of Karar beside them. */
export const quotedCell = (faces: Faces, words: string): Text => ({
  text: faces.quote(words),
  lineHeight: 1.15,
  margin: [0, 1.5, 0, 0],
})

/** Says of a finding that the playbook did not make it. */
export const byModel = (faces: Faces): Text => ({ text: faces.say(words.byModel), color: ink3, fontSize: 8.5 })

/** The contract's words, whole. */
export const quoted = (faces: Faces, words: string): Text => ({ text: faces.quote(words), style: 'quote' })

/** Wording to copy into the contract: on a ruled box, which breaks over pages where it is long. */
export function wordingBox(faces: Faces, wording: string): Block {
  return {
    table: {
      widths: ['*'],
      body: [[{ text: faces.quote(wording), style: 'quote' }]],
      dontBreakRows: wording.length < 1500,
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0.6,
      hLineColor: () => edge,
      vLineColor: () => edge,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    margin: [0, 3, 0, 3],
  }
}

/** Lists begin with an ink rule and divide with hairlines; nothing else is drawn. */
const ruled: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === (table.headerRows ?? 0) ? 0.8 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (row, { table }) => (row === (table.headerRows ?? 0) ? ink : line),
  paddingLeft: (column) => (column === 0 ? 0 : 5),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : 5),
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
}

/** A table whose head comes again on every page. */
export function listing(
  faces: Faces,
  heads: readonly string[],
  widths: (number | '*')[],
  rows: Cell[][],
  right: readonly number[] = [],
): Block {
  const head = heads.map(
    (text, column): Cell => ({
      text: faces.say(text),
      style: 'head',
      ...(right.includes(column) && { alignment: 'right' as const }),
    }),
  )
  return {
    table: { widths, body: [head, ...rows], headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true },
    layout: ruled,
    style: 'table',
    margin: [0, 0, 0, 10],
  }
}

/** Says that there is more than the report holds; nothing where there is not. */
export const more = (faces: Faces, count: number, words: (count: number) => string): Block[] =>
  count > 0 ? [{ text: faces.say(words(count)), color: ink3, margin: [0, 2, 0, 8] }] : []
