import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import { type Contract, once } from '../../../understand/contract.ts'
import { onlyDescribes } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector } from '../../shape/detector.ts'
import { LATER_FORM } from './later-form.ts'

/** A space left open: underscores, dots, bullets or names in brackets, XXXX, TBD. */
const BLANK =
  /_{3,}|\.{6,}|…{2,}|\[ ?(?:●|•|_+|\.{2,}|x{2,}|-{2,}|–{1,}| ) ?\]|\[(?:insert|mention|enter|jurisdiction|your (?:city|state|town|district|country)|date|name|amount|address|place|number|to be|party|company|client|employee|fee|price|specify|state|city|day|month|year|designation|rs|₹|inr|blank|fill)\b[^\]\n]{0,60}\]|\[(?:[a-z]+ ){1,3}(?:date|name|amount|address|fee|price)\]|<(?:insert|date|name|amount|address)\b[^>\n]{0,40}>|\bx{4,}\b|(?:rs\.?|inr|₹) ?x{2,}\b|(?<![.\d])\bx\.x\b(?!\.)|\btb[dc]\b|\bto be (?:inserted|filled in|finali[sz]ed later|advised later)\b/g
/** Marks of text left out on purpose when a contract was made public. */
const REDACTED =
  /\[ ?\*+ ?\]|\bconfidential treatment (?:has|have|was|is|request|granted)|\brequest(?:ed|s)? (?:for |of )?confidential treatment|\bconfidential portions?\b|\bredacted\b|\bomitted\b[^.]{0,60}\b(?:commission|sec|confidential)/
const MONEY =
  /(?:rs\.?|inr|₹|rupees|\$|usd|salary|fees?|price|rent|consideration|amount|deposit|compensation|sum of|loan|capital|penalty|interest|per month|lakhs?|%|percent)[^.;\n]{0,40}$/
const TIME =
  /(?:period of|term of|for|within|dated?|day of|from|till|until|on this|commencing|expir\w+|months?|years?|days?|effective)[^.;\n]{0,30}$/
const MONTH = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december),? ?$/
const WHO =
  /(?:between|by and|and|mr|mrs|ms|m\/s|name|s\/o|d\/o|residing at|having its|called|address|director)[^.;\n]{0,12}$/
/** 'registered office at ____': where somebody is, whatever sum was spoken of before. */
const AT = /\b(?:offices?|residing|residence|address|situated|located|premises) (?:is |are )?(?:at|:) ?$/
const SIGNING =
  /\b(?:signature|signed|sign|witness(?:es)?|by|name|title|designation|date|place|authori[sz]ed signatory|for and on behalf|stamp|seal|its|print(?:ed)?|per)\s*[:.)]?\s*$/
/** What stands right before a dotted space to be filled in. */
const FORM_FIELD =
  /(?:\brs\.?|\binr|₹|\brupees|\bdated?|\bday of|\bname|\bbetween|\bfor|\bof|\bmr\.?|\bms\.?|\bfrom|\bto|\bis|\bat|[:("]) ?$/
/** A page of signatures that the segmentation took for a clause. */
const SIGNED =
  /\b(?:signature|signed|accepted and agreed|in the presence|common seal|witness(?:es)?|title ?:|name ?:|by ?:|its ?:|by ?_)/
/** The foot of a letter: 'Accepted the above terms: ______ (Borrower)' */
const ACCEPTED = /\baccept(?:ed|ance of) (?:all )?the (?:above|aforesaid|said|foregoing)\b[^.]{0,80}_{3}/
const TEMPLATE =
  /\b(?:template|specimen|sample (?:agreement|contract|form)|model (?:form|agreement)|pro forma|draft (?:for discussion|agreement)|for discussion purposes|form of (?:\w+ ){0,4}?(?:agreement|contract|lease|deed)|common paper|cover page|fill in|delete (?:as|whichever) (?:is )?(?:appropriate|applicable))\b/

/** More blanks than this, and the text is a form that nobody has filled in yet: every name and sum of it is open. */
const FORM = 3

/** Enough to know that a text is a form; a page of nothing but blanks must not cost more. */
const MOST = 400

interface Blank {
  readonly start: number
  readonly end: number
  readonly clause: Clause
  readonly sentence: Sentence
  readonly kind: 'price' | 'party' | 'time' | 'other'
}

/**
 * No law asks for a form here (Contract Act s. 10), so a paper with holes may still bind, and somebody else fills them
 * later. A blank price, party, date or term is serious; blanks beside a signature are not blanks, nor is redacted text.
 */
export const unsignedOrIncompleteDocument: Detector = {
  id: 'unsigned-or-incomplete-document',
  category: 'unsigned_or_incomplete_document',
  readWhole(contract) {
    const blanks = blanksOf(contract)
    const essential = blanks.filter(({ kind }) => kind !== 'other')
    const first = essential.find(({ kind }) => kind === 'price') ?? essential[0] ?? blanks[0]
    if (first === undefined) return []
    const template = TEMPLATE.test(contract.text.norm.slice(0, 3000)) || blanks.length > 25
    const priceless = blanks.length <= FORM && essential.some(({ kind }) => kind === 'price')
    const severity: Severity = template ? 'low' : priceless ? 'high' : essential.length > 0 ? 'medium' : 'low'
    const kinds = [...new Set(essential.map(({ kind }) => kind))]
    return [
      {
        span: around(first),
        clause: first.clause,
        severity,
        burdened: null,
        confidence: template ? 0.9 : 0.85,
        variant: 'blanks',
        values: { what: kinds[0] ?? 'other', more: kinds.length, count: blanks.length },
      },
    ]
  },
}

/** Whether a sum or a share is still to be filled in. */
export const isSumBlank = (contract: Contract): boolean => blanksOf(contract).some(({ kind }) => kind === 'price')

/** The detector asks for them, and whoever asks whether a sum is open. */
const blanksOf = (contract: Contract): readonly Blank[] => once(contract, 'blanks', () => findBlanks(contract))

function findBlanks(contract: Contract): Blank[] {
  const { norm } = contract.text
  const redacted = REDACTED.test(norm) || /\[\*+\]|\*{3,}/.test(contract.text.original)
  const found: Blank[] = []
  for (const clause of contract.clauses) {
    if (clause.kind === 'signature' || clause.kind === 'schedule') continue
    for (const sentence of clause.sentences) {
      if (
        (clause.kind !== 'parties' && /\b(?:form of|in the form|specimen)\b/.test(sentence.text)) ||
        (onlyDescribes(clause, sentence) && clause.kind === 'clause')
      )
        continue
      if (sentence.start > norm.length * 0.5 && LATER_FORM.test(sentence.text)) continue
      if (sentence.start > norm.length * 0.8 && SIGNED.test(sentence.text)) continue
      if (sentence.start > norm.length * 0.5 && ACCEPTED.test(sentence.text)) continue
      if (/^(?:i|we), ?_|\bcertif(?:y|icate)\b|\byes ?_+/.test(sentence.text)) continue
      for (const match of sentence.text.matchAll(BLANK)) {
        if (found.length >= MOST) return found

        const before = sentence.text.slice(Math.max(0, match.index - 60), match.index)
        if (SIGNING.test(before) && (clause.kind !== 'parties' || sentence.start > norm.length * 0.7)) continue
        if (redacted && /^\[/.test(match[0])) continue
        // '- [ ] Lasts until ended.' is a box that nobody ticked.
        if (/^\[ \]$/.test(match[0]) && /(?:^|\s)[-*] $/.test(before)) continue
        // 'Section 3.01 [Amount]' names a heading; dots after anything but a sum, a date or a name lead to a page number.
        if (/^\[/.test(match[0]) && /\b(?:sections?|clauses?|articles?) [\d.()a-z]+ $/.test(before)) continue
        if (/^[.…]/.test(match[0]) && !FORM_FIELD.test(before)) continue
        // A row of dots leads the eye in a table of contents; a line of underscores by itself is a rule.
        if (
          /^[.…]/.test(match[0]) &&
          /^[\s.]*\d{1,3}\b/.test(
            norm.slice(
              sentence.start + match.index + match[0].length,
              sentence.start + match.index + match[0].length + 12,
            ),
          )
        )
          continue
        if (/^_/.test(match[0]) && sentence.text.replace(/[_\s]+/g, '').length < 8) continue
        if (/^_{30,}/.test(match[0])) continue
        const kind = AT.test(before)
          ? 'party'
          : MONEY.test(before)
            ? 'price'
            : TIME.test(before) || MONTH.test(before)
              ? 'time'
              : WHO.test(before)
                ? 'party'
                : bracketKind(match[0])
        found.push({
          start: sentence.start + match.index,
          end: sentence.start + match.index + match[0].length,
          clause,
          sentence,
          kind,
        })
      }
    }
  }
  return found
}

function bracketKind(words: string): Blank['kind'] {
  if (/amount|fee|price|rs|₹|inr/.test(words)) return 'price'
  if (/date|term|day|month|year/.test(words)) return 'time'
  return /name|party|company|client|employee/.test(words) ? 'party' : 'other'
}

/** The words around a blank: enough to recognise it, without dragging a page along. */
function around({ start, end, sentence }: Blank): { start: number; end: number } {
  if (sentence.end - sentence.start <= 240) return { start: sentence.start, end: sentence.end }
  const from =
    start - sentence.start <= 110
      ? sentence.start
      : sentence.start + sentence.text.indexOf(' ', start - sentence.start - 110) + 1
  const rest = sentence.text.indexOf(' ', Math.min(end - sentence.start + 90, sentence.text.length - 1))
  return { start: Math.min(from, start), end: rest < 0 ? sentence.end : Math.max(sentence.start + rest, end) }
}
