import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector } from '../../shape/detector.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const KIND = 'annexures?|annex|schedules?|exhibits?|appendix|attachment'
const NAMED = new RegExp(String.raw`\b(${KIND})(?: ?[-–:] ?| )"?(\d{1,2}|[ivx]{1,4}|[a-z])\b(?!\.\d)`, 'g')
const BY_ORDINAL = new RegExp(String.raw`\b(${ORDINALS.join('|')}) (schedule|annexure)\b`, 'g')
/** The attachment of a statute or of another paper is not this document's. */
const ELSEWHERE =
  /^[^.;]{0,12}\b(?:of|to|under|in) (?:the )?(?:[\w&,() ]{0,60}\b(?:act|code|rules|regulations?|constitution|order|policy|master agreement|msa|principal agreement|main agreement|lease deed|companies|sccs|contractual clauses|directive|gdpr)\b)|^(?:,?(?: and| or)? (?:annex\w*|schedule|exhibit|appendix) [\da-z]{1,4}){1,4},? of (?:the )?(?:[a-z]+ ){0,4}(?:sccs|clauses|act|rules|regulations?|code)\b/
const COUNTED =
  /^ (?:[a-z-]+ ){0,3}(?:payments?|instal?lments?|months?|monthly|weekly|weeks?|days?|years?|visits?|equal|units?|pages?)\b/
/** A line that is the attachment's own heading, or a row of a list of attachments. */
const HEADING = new RegExp(
  String.raw`^[ \t*#_(\[-]{0,12}(?:(?:the )?(${KIND})[-–:"“ \t]{0,6}(\d{1,2}|[ivx]{1,4}|[a-z])\b|(?:the )?(${ORDINALS.join('|')}) (schedule|annexure)\b)[^\n]{0,90}$`,
  'gim',
)

/** Where an attachment of its own may begin: its name with a capital, and no sentence that reads on to it or from it. */
const BEGINS = new RegExp(
  String.raw`(?<![\w"“('-])(${KIND})[-–:"“ \t]{1,6}(\d{1,2}|[ivx]{1,4}|[a-z])\b(?!\.\d)["”]?(?=\s*(?:$|[-–—:.]?\s*["“(\[]?(?:[A-Z\d$*_])))`,
  'gi',
)
/** The words before it: a page number, a full stop or a heading; 'set out in', 'and' or a comma lead on to a mention. */
const ENDS_BEFORE = /(?:^|\n[ \t]*\n|[.:)\]_*]|\b(?:\d{1,4}|[A-Z]{2,})|\n[ \t]*-?\d+-?)\s*$/
/** 'SCHEDULE B - Minimum Purchases' in capitals, with a dash and a title: a heading wherever it stands, */
const LEADS_ON = /^["”]?\s*[-–—:]\s*["“(]?[A-Z]/
/** but for one that a sentence points to. */
const REFERS = /\b(?:in|to|of|as|by|per|with|under|see|and|or|the|this)\s*["“(]?\s*$/i

const keyOf = (kind: string, id: string): string => {
  const number = ROMAN.indexOf(id) >= 0 && !/^[cdlm]$/.test(id) ? String(ROMAN.indexOf(id) + 1) : id
  return `${kind.slice(0, 5)} ${number}`
}

interface Named {
  readonly key: string
  readonly label: string
  readonly clause: Clause
  readonly sentence: Sentence
  readonly index: number
}

/**
 * A paper that the contract leans on and that is not with it: its content can be filled in later. Only attachments that
 * the clauses name by a letter or a number, that no heading in the text begins, and that belong to no statute. Where no
 * attachment is there at all, the text may have been taken without them: a reminder only.
 */
export const missingAnnexure: Detector = {
  id: 'missing-annexure',
  category: 'unsigned_or_incomplete_document',
  absence: true,
  readWhole(contract) {
    const attached = headingsOf(contract)
    const absent = absentOf(contract, attached)
    const first = absent[0]
    if (first === undefined) return []
    const labels = [...new Map(absent.map(({ key, label }) => [key, label])).values()]
    return [
      {
        span: tellingPart(first.sentence, { index: first.index, 0: first.label }),
        clause: first.clause,
        severity: attached.size > 0 ? 'medium' : 'low',
        burdened: null,
        confidence: attached.size > 0 ? 0.85 : 0.7,
        variant: 'annexure',
        values: { annexure: labels[0]!, more: labels.length - 1 },
      },
    ]
  },
}

const absentOf = (contract: Contract, attached: ReadonlySet<string>): Named[] =>
  namedIn(contract).filter(({ key }) => !attached.has(key))

/** What is paid, or when: 'paid at the rates in Annexure B'. */
const OF_MONEY =
  /\b(?:paid|pay|payable|payments?|fees?|prices?|pricing|charges?|commissions?|rates?|rent|salary|remuneration|compensation|remit(?:ted)?|settlement|amounts?|royalt(?:y|ies))\b/

/** Whether a sum, or the day on which it is paid, stands in an attachment that is not there. */
export const isSumAbsent = (contract: Contract): boolean =>
  absentOf(contract, headingsOf(contract)).some(({ sentence }) => OF_MONEY.test(sentence.text))

/** Prints of filings run a heading into the page number before it and into the words behind it. */
function begunIn(read: string): string[] {
  return [...read.matchAll(BEGINS)].flatMap((match) => {
    if (!/^[A-Z]/.test(match[1]!)) return []
    // what follows is looked at without regard to case by the expression itself
    const next = /^["”]?\s*[-–—:.]?\s*["“([]?(.)/.exec(read.slice(match.index + match[0].length))?.[1] ?? ''
    const isLetter = /^[a-z]$/i.test(match[2]!)
    if (/[a-z,;]/.test(next) || (isLetter && match[2] !== match[2]!.toUpperCase())) return []
    const before = read.slice(Math.max(0, match.index - 40), match.index)
    const isLoud = /^[A-Z]{4,}$/.test(match[1]!) && LEADS_ON.test(read.slice(match.index + match[0].length))
    return ENDS_BEFORE.test(before) || (isLoud && !REFERS.test(before))
      ? [keyOf(match[1]!.toLowerCase(), match[2]!.toLowerCase())]
      : []
  })
}

function headingsOf({ text }: Contract): Set<string> {
  const found = new Set<string>(begunIn(text.read))
  for (const match of text.read.matchAll(HEADING)) {
    if (/[a-z,;]\s*$/.test(match[0]) && match[0].length > 70) continue
    // 'as set out in' at the end of the line before
    if (
      /\b(?:in|to|of|as|by|per|with|under|see|and|or)[ \t]*\n[ \t]*$/.test(
        text.read.slice(Math.max(0, match.index - 30), match.index),
      )
    )
      continue
    const kind = (match[1] ?? match[4]!).toLowerCase()
    found.add(keyOf(kind, (match[2] ?? String(ORDINALS.indexOf(match[3]!.toLowerCase()) + 1)).toLowerCase()))
  }
  return found
}

function namedIn(contract: Contract): Named[] {
  const found: Named[] = []
  for (const clause of contract.clauses) {
    if (clause.kind !== 'clause' || !/annex|schedule|exhibit|appendix|attachment/.test(clause.text)) continue
    for (const sentence of clause.sentences) {
      const add = (match: RegExpExecArray, kind: string, id: string): void => {
        const after = sentence.text.slice(match.index + match[0].length, match.index + match[0].length + 110)
        // a row of a table: 'Payment Schedule | 18 consecutive monthly payments'
        if (/^\d/.test(id) && COUNTED.test(after)) return
        if (ELSEWHERE.test(after) || /\b(?:section|act|form)\b[^.;]{0,20}$/.test(sentence.text.slice(0, match.index)))
          return
        const label = match[0]
          .replace('"', '')
          .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
          .replace(/\b[IVX][ivx]*$/, (id) => id.toUpperCase())
        found.push({ key: keyOf(kind, id), label, clause, sentence, index: match.index })
      }
      for (const match of sentence.text.matchAll(NAMED)) {
        // 'as per the schedule a week before' names nothing: an attachment's letter is a capital.
        const last = contract.text.toOriginal[sentence.start + match.index + match[0].length - 1]!
        if (/[A-Z0-9]/.test(contract.text.original[last] ?? '')) add(match, match[1]!, match[2]!)
      }
      for (const match of sentence.text.matchAll(BY_ORDINAL))
        add(match, match[2]!, String(ORDINALS.indexOf(match[1]!) + 1))
    }
  }
  return found
}
