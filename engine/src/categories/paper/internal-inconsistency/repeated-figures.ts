import { formatMoney } from '../../../grammar/numbers.ts'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { moneyIn, periodsIn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'

/** A figure that a contract states under one name: a clause says it, a schedule says it again. */
interface Stated {
  readonly value: number
  readonly shown: string
  readonly clause: Clause
  readonly sentence: Sentence
  readonly index: number
  readonly quote: string
}
export interface Mismatch extends Stated {
  readonly what: 'figures'
  /** how the two places put it */
  readonly first: string
  readonly second: string
}

interface Figure {
  readonly name: string
  readonly unit: 'money' | 'days'
  /** the name and what may stand between it and the figure */
  readonly words: RegExp
}
const BETWEEN = String.raw`(?: \w+){0,4}?(?: ?(?:\.{2,}|…+|:|-|–|\||=) ?| (?:is|of|being|amounting to|shall be|will be|at|for|equal to|a sum of|an amount of) (?:the sum of |a sum of |a |an )?)`
const figure = (name: string, words: string, unit: Figure['unit']): Figure => ({
  name,
  unit,
  words: new RegExp(String.raw`\b(?:${words})\b${BETWEEN}`, 'g'),
})
const figures: readonly Figure[] = [
  figure('security deposit', '(?:interest[- ]free )?(?:refundable )?security deposit|deposit', 'money'),
  figure('monthly rent', 'monthly (?:rent|licence fee|license fee|compensation)|rent per month|licence fee', 'money'),
  figure('monthly fee', 'monthly (?:fee|retainer|charges)', 'money'),
  figure('annual salary', 'annual (?:ctc|cost to company|salary|remuneration)|cost to company', 'money'),
  figure('annual target', 'annual (?:target|figure|minimum|purchase target)', 'money'),
  figure('lock-in', 'lock-?in(?: period)?', 'days'),
  figure('notice', 'notice (?:period|by either party|for termination|of termination)|termination notice', 'days'),
]
/** No figure is read where none of its names stands. */
const GATE = /deposit|rent|licen[cs]e fee|compensation|monthly|annual|cost to company|lock-?in|notice/
/** A later or another sum of the same name is no contradiction. */
const OTHER =
  /\b(?:increas|enhanc|revis|additional|further|instal|balance|adjust|refund|deduct|renew|extend|second year|thereafter|breach|probation|for each|per day|twice|half|part of|up to|not exceed|exceeding|on expiry|less than|more than)/

/** Figures of one name that differ between two places. */
export function repeatedFigures(contract: Contract): Mismatch[] {
  const clauses = contract.clauses.filter(
    ({ kind, text }) => (kind === 'clause' || kind === 'schedule') && GATE.test(text),
  )
  const sentences = clauses.flatMap((clause) => clause.sentences.map((sentence) => ({ clause, sentence })))
  const holding = {
    money: sentences.filter(({ sentence }) => moneyIn(contract, sentence).length > 0),
    days: sentences.filter(({ sentence }) => periodsIn(contract, sentence).length > 0),
  }
  return [...figures.flatMap((entry) => mismatchOf(contract, holding[entry.unit], entry)), ...pointedFigures(contract)]
}

function mismatchOf(
  contract: Contract,
  sentences: readonly Pick<Stated, 'clause' | 'sentence'>[],
  entry: Figure,
): Mismatch[] {
  const stated = sentences.flatMap(({ clause, sentence }) => statedIn(contract, clause, sentence, entry))
  const first = stated[0]
  const second = stated.find(({ value, clause }) => value !== first!.value && clause !== first!.clause)
  if (first === undefined || second === undefined) return []
  return [{ ...second, what: 'figures', first: first.shown, second: second.shown }]
}

function statedIn(contract: Contract, clause: Clause, sentence: Sentence, { unit, words }: Figure): Stated[] {
  return [...sentence.text.matchAll(words)].flatMap((match) => {
    const at = sentence.start + match.index + match[0].length
    const span = { start: at, end: Math.min(sentence.end, at + 40) }
    const near = sentence.text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 60)
    if (OTHER.test(near)) return []
    const place = { clause, sentence, index: match.index }
    if (unit === 'money') {
      const sum = moneyIn(contract, span).find(({ start }) => start - at <= 2)
      return sum === undefined
        ? []
        : [
            {
              ...place,
              value: sum.amount,
              shown: formatMoney(sum),
              quote: contract.text.norm.slice(at - match[0].length, sum.end),
            },
          ]
    }
    const period = periodsIn(contract, span).find(({ start }) => start - at <= 2)
    const shown = period === undefined ? '' : contract.text.norm.slice(period.start, period.end)
    return period === undefined
      ? []
      : [
          {
            ...place,
            value: Math.round(period.days),
            shown,
            quote: contract.text.norm.slice(at - match[0].length, period.end),
          },
        ]
  })
}

/** 'Machine (as in clause 2) ..... Rs. 64,50,000' where clause 2 names sums, and not this one. */
function pointedFigures(contract: Contract): Mismatch[] {
  for (const clause of contract.clauses) {
    if (!/\bclause \d/.test(clause.text)) continue
    for (const sentence of clause.sentences) {
      const match =
        /\((?:as |see |per |as stated |under |refer )+(?:in |at |under )?clause (\d{1,2}(?:\.\d{1,2})?)\)[^;]{0,40}|\b(?:as (?:stated|given|fixed|mentioned|set out|provided) in|under|as per) clause (\d{1,2}(?:\.\d{1,2})?),? (?:namely|being|i\.e\.?|that is),?[^;]{0,40}/.exec(
          sentence.text,
        )
      if (match === null) continue
      const number = match[1] ?? match[2]!
      const at = sentence.start + match.index
      const here = moneyIn(contract, { start: at, end: at + match[0].length + 20 }).slice(0, 1)
      const there = contract.clauses
        .filter(
          (other) => other !== clause && (other.number === number || other.number?.startsWith(`${number}.`) === true),
        )
        .flatMap((other) => moneyIn(contract, other.norm))
      if (here.length !== 1 || there.length === 0 || there.some(({ amount }) => amount === here[0]!.amount)) continue
      const shown = formatMoney(here[0]!)
      return [
        {
          clause,
          sentence,
          index: match.index,
          quote: match[0],
          value: here[0]!.amount,
          shown,
          what: 'figures',
          first: shown,
          second: formatMoney(there[0]!),
        },
      ]
    }
  }
  return []
}
