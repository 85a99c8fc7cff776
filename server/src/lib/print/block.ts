/**
 * What of pdfmake's document definition this report uses; measures are points. A definition is used up by printing it.
 */
export type Margin = [left: number, top: number, right: number, bottom: number]

export interface Look {
  font?: string
  bold?: boolean
  fontSize?: number
  lineHeight?: number
  color?: string
  alignment?: 'left' | 'right' | 'center'
  margin?: Margin
  style?: string
  noWrap?: boolean
}

export interface Run extends Look {
  text: string
}

/** Its place in the list of contents and among the bookmarks. */
interface Bookmark {
  id?: string
  tocItem?: boolean
  tocMargin?: Margin
  tocStyle?: Look
  outline?: boolean
  outlineText?: string
  outlineExpanded?: boolean
  outlineParentId?: string
}

export interface Text extends Look, Bookmark {
  text: string | (string | Run)[]
  width?: number | 'auto' | '*'
}

export interface Shape {
  type: 'line' | 'polyline' | 'rect' | 'ellipse'
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
  w?: number
  h?: number
  r1?: number
  r2?: number
  points?: { x: number; y: number }[]
  closePath?: boolean
  color?: string
  lineColor?: string
  lineWidth?: number
  dash?: { length: number; space?: number }
}

type Sized = { width?: number | 'auto' | '*'; margin?: Margin }

export type Block =
  | string
  | Text
  | (Look & Sized & { stack: Block[]; unbreakable?: boolean; pageBreak?: 'before' | 'after' })
  | (Look & Sized & { columns: Block[]; columnGap?: number })
  | (Sized & { canvas: Shape[] })
  | (Sized & { svg: string })
  | (Look & Sized & { table: Table; layout?: TableLayout | string })
  | { toc: { numberStyle?: Look; textStyle?: Look } }

export type Cell = Block & { colSpan?: number; border?: [boolean, boolean, boolean, boolean] }

export interface Table {
  widths: (number | 'auto' | '*')[]
  body: Cell[][]
  headerRows?: number
  keepWithHeaderRows?: number
  dontBreakRows?: boolean
}

export interface TableLayout {
  hLineWidth?: (row: number, node: { table: Table }) => number
  vLineWidth?: (column: number) => number
  hLineColor?: (row: number, node: { table: Table }) => string
  vLineColor?: (column: number) => string
  paddingLeft?: (column: number, node: { table: Table }) => number
  paddingRight?: (column: number, node: { table: Table }) => number
  paddingTop?: (row: number) => number
  paddingBottom?: (row: number) => number
}
