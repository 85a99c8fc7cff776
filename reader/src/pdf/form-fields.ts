import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Budget } from '../budget.ts'
import { cleanText } from '../text/clean-text.ts'

interface Annotation {
  subtype: string
  fieldType?: string
  fieldValue?: unknown
  /** the value that a box stands for: of a radio button, and of a check box */
  buttonValue?: string | null
  exportValue?: string | null
  checkBox?: boolean
  radioButton?: boolean
  contentsObj?: { str: string }
  hidden?: boolean
  password?: boolean
  readOnly?: boolean
  rect: [number, number, number, number]
}

/** A line of what was filled in, where it stands, as the library gives the page's own text. */
interface FilledIn {
  text: string
  transform: number[]
  width: number
  height: number
  fontName: string
  /** nothing was filled in */
  left?: true
}

/** What stands for a place that is left to be filled in, however wide that is. */
const blank = '________'

/**
 * What was typed and ticked in the fields of a form, or typed onto the page: it is no part of the page's own text. A box
 * is read whether it is ticked or not, since what it stands before counts only where it is; a field that nothing was typed
 * into is a blank.
 */
export async function readFields(page: PDFPageProxy, budget: Budget): Promise<FilledIn[]> {
  const annotations: Annotation[] = await page.getAnnotations()
  return annotations.flatMap((each): FilledIn[] => {
    if (each.hidden) return []
    const box = boxOf(each)
    if (box !== undefined) return [boxAt(box, each.rect)]
    const lines = linesAt(cleanText(filledIn(each)), each.rect, budget)
    const isLeft = lines.length === 0 && isText(each) && each.readOnly !== true
    return isLeft ? linesAt(blank, each.rect, budget).map((line) => ({ ...line, left: true })) : lines
  })
}

function boxOf({ subtype, fieldType, fieldValue, buttonValue, exportValue, ...each }: Annotation): string | undefined {
  if (subtype !== 'Widget' || fieldType !== 'Btn' || !(each.checkBox || each.radioButton)) return undefined
  const own = each.radioButton ? buttonValue : exportValue
  return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === own ? '☒' : '☐'
}

function boxAt(text: string, [x0, bottom, x1, top]: Annotation['rect']): FilledIn {
  const size = Math.min(12, Math.max(6, top - bottom))
  const transform = [size, 0, 0, size, x0, (top + bottom) / 2 - size * 0.35]
  return { text, transform, width: Math.min(x1 - x0, size), height: size, fontName: 'form' }
}

const isText = ({ subtype, fieldType, password }: Annotation): boolean =>
  subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && !password

function filledIn(field: Annotation): string {
  const { subtype, fieldValue, contentsObj } = field
  const values = isText(field) ? [fieldValue].flat() : subtype === 'FreeText' ? [contentsObj?.str] : []
  return values.filter((value) => typeof value === 'string').join(', ')
}

function linesAt(text: string, rect: Annotation['rect'], budget: Budget): FilledIn[] {
  const lines = text.split('\n')
  const step = (rect[3] - rect[1]) / Math.max(1, lines.length)
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return []
    budget.spend(line.length)
    const size = Math.min(11, step * 0.8)
    const transform = [size, 0, 0, size, rect[0] + 2, rect[3] - (i + 0.5) * step - size * 0.35]
    const width = Math.min(rect[2] - rect[0], line.length * size * 0.5)
    return [{ text: line.trim(), transform, width, height: size, fontName: 'form' }]
  })
}
