import { isOnlyName } from '../../text/letter-paper.ts'
import type { Segment } from '../rows.ts'

/** The segments of a page and its size in points. */
export interface PageSegments {
  number: number
  width: number
  height: number
  segments: Segment[]
}

/** Rows at the top and at the bottom of a page that may be furniture. */
const DEPTH = 4

interface Edge {
  page: PageSegments
  segments: Segment[]
  text: string
  /** the text with its numbers taken out */
  key: string
  y: number
}

/**
 * Takes running heads, feet and page numbers out of the pages. A row counts only at the very edge of a page (or beside
 * rows that are furniture themselves), and only if it repeats at the same height on most pages or can be nothing else:
 * a wrong drop is worse than a foot that stays.
 */
export function takeFurniture(pages: readonly PageSegments[]): { page: number; text: string }[] {
  const taken: { page: number; text: string }[] = []
  for (const end of ['top', 'bottom'] as const) {
    const stacks = pages.map((page) => edgesOf(page, end))
    const isFurniture = newJudge(stacks.flat(), pages)
    const taking: Edge[][] = []
    for (const stack of stacks) {
      let count = 0
      while (count < stack.length && isFurniture(stack[count]!, stack[count + 1])) count++
      // Rows that run straight on into the text are text: what goes must end at a gap.
      while (count > 0 && !isSealLine(stack[count - 1]!.text) && !standsApart(stack[count - 1]!, stack[count])) count--
      taking.push(stack.slice(0, count))
    }
    const kept = letterPaper(taking, end, pages)
    for (const { page, segments } of taking.flat()) {
      const gone = new Set(segments.filter((segment) => !kept.has(segment)))
      page.segments = page.segments.filter((segment) => !gone.has(segment))
      if (gone.size > 0) taken.push({ page: page.number, text: [...gone].map(({ text }) => text).join(' ') })
    }
  }
  return taken.sort((a, b) => a.page - b.page)
}

/**
 * The letter paper of whom nothing else names: once, at the beginning of the first page or the end of the last, without
 * the page's number and the seal that stand beside it.
 */
function letterPaper(
  taking: readonly Edge[][],
  end: 'top' | 'bottom',
  pages: readonly PageSegments[],
): ReadonlySet<Segment> {
  const one = end === 'top' ? taking.find((edges) => edges.length > 0) : taking.findLast((edges) => edges.length > 0)
  if (!one) return new Set()
  const gone = new Set(taking.flat().flatMap(({ segments }) => segments))
  const rest = pages.flatMap(({ segments }) => segments.filter((each) => !gone.has(each)))
  const isName = ({ text }: Segment) =>
    !isSealLine(text) && !isStamp(text) && !isPageNumber(text, one[0]!.page.number, pages.length)
  const rows = (end === 'top' ? one : one.toReversed()).map(({ segments }) => segments.filter(isName))
  const lines = rows.filter((row) => row.length > 0).map((row) => row.map(({ text }) => text).join(' '))
  return new Set(isOnlyName(lines.join('\n'), rest.map(({ text }) => text).join(' ')) ? rows.flat() : [])
}

/** The outermost rows of a page, outermost first. */
function edgesOf(page: PageSegments, end: 'top' | 'bottom'): Edge[] {
  const rows: Segment[][] = []
  const ordered = page.segments.toSorted((a, b) => (end === 'top' ? a.y - b.y : b.y - a.y))
  for (const segment of ordered) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - segment.y) < 3) row.push(segment)
    else if (rows.length === DEPTH + 1) break
    else rows.push([segment])
  }
  return rows.map((segments) => {
    const text = segments
      .sort((a, b) => a.x0 - b.x0)
      .map((segment) => segment.text)
      .join(' ')
    return { page, segments, text, key: keyOf(text), y: segments[0]!.y }
  })
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/^[-–—|.[\]() ]*[ivxl]{1,6}[-–—|.[\]() ]*$/, '#')
    .replace(/\s+/g, ' ')

function newJudge(edges: readonly Edge[], pages: readonly PageSegments[]) {
  const groups = Map.groupBy(edges, (edge) => edge.key)
  const repeats = (edge: Edge) => {
    const alike = (groups.get(edge.key) ?? []).filter((each) => Math.abs(each.y - edge.y) < 4)
    const onPages = new Set(alike.map((each) => each.page.number))
    if (pages.length < 3 || onPages.size < Math.max(3, pages.length * 0.4)) return false
    return numbersFollowPages(alike)
  }
  return (edge: Edge, inner: Edge | undefined) => {
    const inMargin = edge.y < edge.page.height * 0.15 || edge.y > edge.page.height * 0.85
    if (isSealLine(edge.text) || (inMargin && repeats(edge))) return true
    if (!inMargin || !standsApart(edge, inner)) return false
    const numbers = edge.segments.filter((each) => isPageNumber(each.text, edge.page.number, pages.length))
    return numbers.length > 0 && edge.segments.every((each) => numbers.includes(each) || isStamp(each.text))
  }
}

/** What stands beside a page number without being text of the contract. */
const isStamp = (text: string) =>
  /^(strictly )?(private (and|&) )?confidential$|^draft$|^initials?[ :_.]*$/i.test(text.trim())

/** Same text each time; or only a page's number differs. 'Clause 3', 'Clause 4' at the head of pages is the contract. */
function numbersFollowPages(alike: readonly Edge[]): boolean {
  const texts = new Set(alike.map((each) => each.text))
  if (texts.size === 1) return true
  if (/^(clause|section|article|schedule|annexure|annex|appendix|exhibit|part|chapter)\b/i.test(alike[0]!.key))
    return false
  if (/^\(?#[.)]?\s+\p{L}/u.test(alike[0]!.key) && !/\|/.test(alike[0]!.key)) return false
  const steps = alike.map((each) => (each.text.match(/\d+/g) ?? []).map((digits) => Number(digits) - each.page.number))
  const offsets = steps[0] ?? []
  return (
    offsets.length === 0 ||
    offsets.some((offset) => steps.filter((own) => own.includes(offset)).length > alike.length * 0.7)
  )
}

/** Lines that signing services and stamps print on every page. */
const isSealLine = (text: string) => /^docusign envelope id:/i.test(text.trim())

/** 'Page 3 of 14', '../ 14', '- 3 -', '3', 'iii': the page's own number, allowing for a cover before page 1. */
function isPageNumber(text: string, page: number, pages: number): boolean {
  const trimmed = text.trim()
  if (/^(page|pg\.?|p\.)\s*(?:[-:|]\s*)?\d{1,4}(\s*(of|\/|\|)\s*\d{1,4})?$/i.test(trimmed)) return true
  const lone = /^[-–—[(|~ ]*(\d{1,4})(?:\s*(?:of|\/)\s*(\d{1,4}))?[-–—\])|~ ]*$/i.exec(trimmed)
  if (lone) return lone[2] !== undefined ? Number(lone[1]) <= Number(lone[2]) : Math.abs(Number(lone[1]) - page) <= 3
  return pages > 2 && /^[-–— ]*[ivx]{1,5}[-–— ]*$/i.test(trimmed)
}

/** A page number keeps a distance from the text; a number that ends a table or list does not. */
const standsApart = (edge: Edge, inner: Edge | undefined) =>
  inner === undefined || Math.abs(inner.y - edge.y) > 1.35 * edge.segments[0]!.size
