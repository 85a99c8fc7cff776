import { looksLikeName } from './introductions.ts'
import { cutName, LEGAL_FORM, LEGAL_NAME, PERSON } from './names/party-names.ts'
import { BLANK, type Named } from './names/party-terms.ts'
import { roleSides, sideOf } from './names/roles.ts'
import { byRole } from './names/subjects.ts'

/** 'Client: Orbis Retail Private Limited' on a line of its own, an item of a list too, and rows of a table of particulars; 'vendor-paid returns' is one word. */
export function fromTable(opening: string): Named[] {
  const names = roleSides
    .map(([name]) => name)
    .filter((name) => name !== 'we' && name !== 'you')
    .join('|')
  const line = new RegExp(
    String.raw`(?:^[ \t|>•*_–-]{0,20}|[ \t]{3}(?=Party [A-D]:))(?:name of (?:the )?)?(${names})(?:\(s\))?(?:'s name| name)?[*_]{0,3}[ \t]*(?:\||:|(?<=[ \t])-|-(?=[ \t*_|])|–|\t)[*_]{0,3}[ \t|]*(?:\n\s{0,40}(?=[A-Z][^\n:]{2,90}$))?([A-Z](?:[^\n|,(]|, ?(?=Ltd|Inc|LLC|L\.L)|\((?!(?:CIN|LLPIN|GSTIN|PAN|Regd?|No)\b)[A-Z][\w ]{2,20}\)){2,90})`,
    'gim',
  )
  const rows: Named[] = [...opening.matchAll(line)]
    .filter((match) => sideOf(match[2]!.trim()) === 'unknown' && !SUM.test(match[2]!) && !isProse(match[2]!))
    .map((match) => ({
      // '... Co., Ltd. Legal representative: ...' run together on one line
      name: ((match[2]!.includes(':') ? LEGAL_NAME.exec(match[2]!)?.[0] : undefined) ?? match[2]!).trim(),
      term: match[1]!.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      at: match.index,
    }))
  if (rows.length === 0) rows.push(...fromColumns(opening))
  return rows.length > 0
    ? [...rows.map((row) => namedBelow(opening, row)), ...besides(opening, rows)]
    : [...fromHeadings(opening), ...fromDetails(opening), ...fromNumbered(opening)]
}

/** '| Customer | End-user booking charter services through the Platform. |': what a table of definitions says of a party is not its name. */
const isProse = (words: string): boolean =>
  (words.replace(LEGAL_FORM, '').match(/(?<![\p{L}'’.-])\p{Ll}{4,}(?![\p{L}'’])/gu)?.length ?? 0) >= MOST_SMALL
/** 'Orbis Foods Private Limited carrying on business' has fewer small words. */
const MOST_SMALL = 4

const NUMBERED = new RegExp(
  String.raw`^[ \t]*\d{1,2}[.)][ \t]+(?:THE )?(${roleSides
    .filter(([, side]) => side !== 'unknown' && side !== 'company')
    .map(([name]) => name.toUpperCase())
    .join('|')})(?: \(([A-Z]{3,20})\))?[ \t]*:[ \t]*(\p{Lu}[\p{L}\d.&'’-]*(?: \p{Lu}[\p{L}\d.&'’-]*){0,6})[ \t]*$`,
  'gmu',
)
/** '1. THE FOREMAN (ORGANISER): Orbis Savings Circle' in the list below 'between': a role in capitals, and nothing but a name. */
const fromNumbered = (opening: string): Named[] => {
  const rows = [...opening.matchAll(NUMBERED)].map(([, role, other, name], index) => ({
    name: name!,
    term: role!.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    at: index,
    ...(other === undefined ? {} : { also: [other.toLowerCase()] }),
  }))
  return rows.length < 2 ? [] : rows
}

const NAME_BELOW = /^[^\n]*\n\s*[*_]{0,2}(?:Full )?Name[*_]{0,2} ?:[*_]{0,2} *(\p{Lu}[^\n|:]{2,90})/u
/** 'Party A - Buyer / Company', and 'Name: Orbis Foods' on the next line: what stood behind the party is its role. */
function namedBelow(opening: string, row: Named): Named {
  const parts = row.name.split(/ ?\/ ?/)
  const role = parts.find((part) => !['unknown', 'company'].includes(sideOf(part)))
  const words = role === undefined ? undefined : NAME_BELOW.exec(opening.slice(row.at).replace(/^\s+/, ''))?.[1]
  const name = words === undefined ? null : cutName(words)
  if (role === undefined || name === null || !looksLikeName(name)) return row
  return {
    ...row,
    name,
    term: role,
    also: [row.term, ...parts.filter((part) => part !== role)].map((word) => word.toLowerCase()),
  }
}

const COLUMN = new RegExp(
  String.raw`(?:^|[ \t]{3,})["“]?(${roleSides
    .filter(([, side]) => side !== 'unknown' && side !== 'company')
    .map(([name]) => name.toUpperCase())
    .join('|')})["”]?[ \t]{1,8}(${LEGAL_NAME.source})(?=[ \t]*$|[ \t]{3})`,
  'gm',
)
/** 'SHIPPER ORBIS PIPES LIMITED': a role in capitals beside the firm's name, nothing between them. */
const fromColumns = (opening: string): Named[] =>
  [...opening.matchAll(COLUMN)].map((match) => ({
    name: match[2]!.replace(/\s+/g, ' ').trim(),
    term: match[1]!.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    at: match.index,
  }))

/** 'Principal: Rs. 85,00,000' speaks of a sum. */
const SUM = /^(?:Rs|INR|USD|EUR)\b/i
const LABELLED = /^[ \t|]*(\p{Lu}[\p{L}]+(?: \p{L}+){0,2})[ \t]*[:|][ \t|]*((?:\p{Lu}|M\/s)[^\n|]{3,120})$/u

/** 'Obligor: Mr. X' in the line below the lender and the borrower: a party with a term that is no usual role. */
function besides(opening: string, rows: readonly Named[]): Named[] {
  if (rows.length < 2) return []
  const last = Math.max(...rows.map(({ at }) => at))
  const next = opening.slice(last).replace(/^\s+/, '').split('\n')[1] ?? ''
  const [, term, words] = LABELLED.exec(next) ?? []
  const name = words === undefined ? null : cutName(words)
  if (name === null || !(PERSON.test(name) || LEGAL_FORM.test(name)) || NO_PARTY.test(term!)) return []
  return [{ name, term: term!, at: last + 1 }]
}
const NO_PARTY =
  /\b(?:witness|contact|attention|attn|name|address|director|broker|bank|prepared|drawn|drafted|advocate)\b/i

/** 'Lender' on a line of its own, and the name of the party on the next. */
function fromHeadings(opening: string): Named[] {
  const lines = opening.split('\n').slice(0, 80)
  return lines.flatMap((line, index) => {
    const role = line
      .trim()
      .replace(/^(?:The |THE )/, '')
      .replace(/:$/, '')
    const name = cutName((lines[index + 1] ?? '').trim())
    if (role.length > 30 || sideOf(role) === 'unknown' || name === null || !looksLikeName(name)) return []
    if (!LEGAL_FORM.test(name) && !PERSON.test(name)) return []
    return [{ name, term: role, at: lines.slice(0, index).join('\n').length }]
  })
}

/** 'Adviser Details', 'Name', and the name, each on a line: what an electronic form prints. A blank gives the role alone. */
function fromDetails(opening: string): Named[] {
  const lines = opening
    .slice(0, 3000)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.flatMap((line, index) => {
    const role = /^\s*(?:The )?(\p{L}[\p{L} ]{2,30}?)(?:'s)? (?:Details|DETAILS|details):?\s*$/u.exec(line)?.[1]
    const label = (lines[index + 1] ?? '').trim()
    if (role === undefined || sideOf(role) === 'unknown' || !/^(?:Full )?Name:?$/i.test(label)) return []
    const words = (lines[index + 2] ?? '').trim()
    const name = cutName(words)
    if (name !== null && looksLikeName(name)) return [{ name, term: role, at: opening.indexOf(line) }]
    return BLANK.test(words) ? [{ name: byRole(role), term: role, at: opening.indexOf(line) }] : []
  })
}
