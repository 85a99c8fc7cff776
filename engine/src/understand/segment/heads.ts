import { headingLength, isHeadingLine } from './headings.ts'
import type { Marker } from './markers.ts'

/** Whether a blank line stands between a position and what is above it. */
export const isApart = (text: string, at: number): boolean =>
  /\n[ \t]*\n[ \t#*]*$/.test(text.slice(Math.max(0, at - 80), at))

/**
 * Whether the line above a list is a heading that carries no number, with a blank line above it and words of the clause
 * before between: the list stands under that heading.
 */
export function underOwnHeading(text: string, from: number, at: number): boolean {
  const between = text.slice(Math.max(from, at - 240), at)
  const found = OWN_HEADING.exec(between)
  return found !== null && isOwnHeading(found[1]!) && between.slice(0, found.index).trim().length > 40
}
const OWN_HEADING = /\n[ \t]*\n[ \t#*]*([^\n]{3,60})\n\s*$/

/** 'Other Terms & Conditions:': a short title without a number. */
export const isOwnHeading = (line: string): boolean => {
  const words = line.replace(/[*_#]+/g, '').trim()
  return (
    !/^(?:[\d(]|witness|signature|signed|name|date|place)/i.test(words) &&
    words.split(/\s+/).length <= 6 &&
    isHeadingLine(words)
  )
}

/** Whether a heading stands behind a number. */
export function hasHeading(text: string, marker: Marker): boolean {
  return headingLength(text.slice(marker.end, marker.end + 260)) > 0
}

/** Nothing but a heading stands between the parent's number and this one: '1. Termination' and then '(a) For cause.' */
export function underHeading(text: string, parent: { readonly end: number } | undefined, marker: Marker): boolean {
  if (parent === undefined || marker.start - parent.end > 220) return false
  const between = text.slice(parent.end, marker.start).trim()
  return between !== '' && !/[:,–—-]$/.test(between) && headingLength(between) >= between.length
}

/** 'I. PERIOD' on a line of its own: a clause begins, even where 'as under:' stands before it. */
export function headingAlone(text: string, marker: Marker): boolean {
  const after = text.slice(marker.end, marker.end + 260)
  const length = headingLength(after)
  return length > 0 && /^\s*\n/.test(after.slice(length))
}
