import { PERSON } from './party-names.ts'

/** A line of its own that names a person or a firm, as the address of a letter begins. */
const NAME_LINE =
  /^[ \t]{0,20}(?:To,?[ \t]{1,4})?((?:Mr|Mrs|Ms|Dr|Shri|Smt|Sri|Kumari|Kum|Miss|Prof|Adv|M\/s)\b\.? ?[A-Z][\w.'’& -]{2,60}?)[ \t]{0,20},?[ \t]{0,20}$/
/** 'Proprietor, Mango Tree Traders' below the name. */
const TRADES_AS = /^[ \t]{0,20}(?:Sole )?(?:Proprietor|Proprietrix|Owner|Partner)(?: of|,) ([A-Z][\w.'’& -]{2,60})/

/** Whom a letter is written to: the name above 'Dear ...', with the firm it trades under. */
export function addressee(opening: string): string | null {
  const greeting = opening.search(/^[ \t]{0,20}Dear\b/m)
  if (greeting < 0) return null
  const lines = opening.slice(0, greeting).split('\n')
  const at = lines.findLastIndex((line) => NAME_LINE.test(line))
  const name = at < 0 ? undefined : NAME_LINE.exec(lines[at]!)?.[1]?.trim()
  if (name === undefined || !PERSON.test(name)) return null
  const firm = TRADES_AS.exec(lines[at + 1] ?? '')?.[1]?.trim()
  return firm === undefined ? name : `${name} (${firm})`
}
