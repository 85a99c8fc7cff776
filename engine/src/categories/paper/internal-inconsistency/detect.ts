import { parseNumber, parseWords } from '../../../grammar/numbers.ts'
import type { Contract } from '../../../understand/contract.ts'
import { periodsIn } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { repeatedFigures } from './repeated-figures.ts'
import type { Slip } from './slip.ts'
import { undefinedTerms } from './undefined-terms.ts'

const NUMBER_WORD = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|lacs?|crores?|million)`
/** 'three (2) years': words, then figures in brackets, then a unit. */
const WORDS_THEN_FIGURES = new RegExp(
  String.raw`\b(${NUMBER_WORD}(?:[ -]{1,2}(?:and[ -])?${NUMBER_WORD}){0,8}) ?\((\d[\d,]{0,14})\) ?(days?|months?|years?|weeks?|hours?|per ?cent|%|rupees|business days|calendar days|working days)`,
  'g',
)
/** 'Rs. 2,50,000 (Rupees two lakh only)' */
const FIGURES_THEN_WORDS = new RegExp(
  String.raw`(?:rs\.?|inr|₹) ?(\d[\d,]{0,14})(?:\.00)?(?:\/-)? ?\((?:indian )?(?:rupees|rs\.?|inr) ((?:${NUMBER_WORD}[ -]?(?:and )?){1,12})(?:only)?\.?\)`,
  'g',
)
const TERMINATES =
  /\bterminat(?:e|ed|ion)\b|\b(?:bring|brought|come) (?:this |the )?\w* ?to an end\b|\bput an end\b|\bend this\b|\bnotice (?:by|from) either party\b/
const CONVENIENCE =
  /\b(?:without (?:any )?(?:cause|reason|assigning)|for convenience|at any time|for any reason|termination of this agreement by either party (?:requires|shall require|needs)|either party may (?:terminate|end|determine|bring|put an end to)(?: \w+){0,6}? (?:by|on|upon|with|after)|notice (?:by|from) either party)\b/
const OTHER_EVENT =
  /\b(?:breach|default|insolven|renew\w*|remed(?:y|ied)|cure|non-payment|probation\w*|misconduct|lock-?in|force majeure|change of control|expiry|purchase order|work order|statement of work|wind)/

/**
 * When two places disagree nobody knows which one binds, and outside proof of what was meant is largely shut out by the
 * writing (Bharatiya Sakshya Adhiniyam ss. 94, 95). Read are: words against figures, two notice periods for the same
 * event, figures that a schedule states otherwise, terms nobody defines, and references to clauses that are not there.
 */
export const internalInconsistency: Detector = {
  id: 'internal-inconsistency',
  category: 'internal_inconsistency',
  readWhole(contract) {
    const repeated = repeatedFigures(contract).map((slip) => ({ ...slip, severity: 'medium' as const }))
    const slips = [
      ...figures(contract),
      ...notices(contract),
      ...repeated,
      ...[...undefinedTerms(contract), ...references(contract)].map((slip) => ({ ...slip, absence: true as const })),
    ]
    return slips.slice(0, 3).map(
      (slip): Hit => ({
        span: tellingPart(slip.sentence, { index: slip.index, 0: slip.quote }),
        clause: slip.clause,
        severity: slip.severity,
        burdened: null,
        confidence: slip.severity === 'low' ? 0.65 : 0.9,
        variant: 'two',
        values: { what: slip.what, first: slip.first, second: slip.second ?? '' },
        ...('absence' in slip && { absence: true }),
      }),
    )
  },
}

/** Words and figures that name different numbers. */
function figures({ clauses }: Contract): Slip[] {
  const written = clauses.flatMap((clause) =>
    clause.sentences.flatMap((sentence) =>
      sentence.text.includes('(') ? pairsIn(sentence.text).map((pair) => ({ clause, sentence, ...pair })) : [],
    ),
  )
  return written.flatMap(({ first, second, ...place }): Slip[] => {
    const [words, digits] = [parseWords(first), parseNumber(second)]
    if (words === null || digits === null || words === digits) return []
    return [{ ...place, what: 'wordsAndFigures', first, second, severity: 'medium' }]
  })
}

/** 'two (2)' and '2 (two)', with the words before the figures. */
function pairsIn(text: string): Required<Pick<Slip, 'index' | 'quote' | 'first' | 'second'>>[] {
  // 'one hundred and ten' may lose its head to the pattern; '(2) years' after a list number is no pair.
  const isWhole = (index: number): boolean =>
    !new RegExp(`${NUMBER_WORD}[ -]{1,3}(?:and[ -]+)?$`).test(text.slice(Math.max(0, index - 12), index))
  return [
    ...[...text.matchAll(WORDS_THEN_FIGURES)]
      .filter(({ index }) => isWhole(index))
      .map(({ index, 0: quote, 1: first, 2: second }) => ({ index, quote, first: first!, second: second! })),
    ...[...text.matchAll(FIGURES_THEN_WORDS)].map(({ index, 0: quote, 1: second, 2: first }) => ({
      ...{ index, quote, first: first!.trim(), second: second! },
    })),
  ]
}

/** Two lengths of notice for ending without cause, both for either side. */
function notices(contract: Contract): Slip[] {
  const found: { days: number; slip: Slip }[] = []
  for (const clause of contract.clauses) {
    if ((clause.kind !== 'clause' && clause.kind !== 'schedule') || !TERMINATES.test(clause.text)) continue
    for (const sentence of clause.sentences) {
      const words = sentence.full
      if (
        !TERMINATES.test(words) ||
        !CONVENIENCE.test(words) ||
        OTHER_EVENT.test(words) ||
        !/\beither party\b/.test(words)
      )
        continue
      const period = periodsIn(contract, sentence).find(({ start, end }) =>
        /\bnotice\b/.test(sentence.text.slice(Math.max(0, start - sentence.start - 60), end - sentence.start + 40)),
      )
      if (period === undefined) continue
      const quote = contract.text.norm.slice(period.start, period.end)
      found.push({
        days: period.days,
        slip: {
          clause,
          sentence,
          index: period.start - sentence.start,
          quote,
          what: 'notices',
          first: quote,
          severity: 'medium',
        },
      })
    }
  }
  const first = found[0]
  const second = found.find(
    ({ days, slip }) => first !== undefined && Math.abs(days - first.days) > 1 && slip.clause !== first.slip.clause,
  )
  return first === undefined || second === undefined
    ? []
    : [{ ...second.slip, first: first.slip.first, second: second.slip.first }]
}

/** 'as set out in clause 17.4' where the numbered contract ends at 12. Only whole missing main numbers are reported. */
function references(contract: Contract): Slip[] {
  const tops = new Set(
    contract.clauses
      .filter(({ kind, number }) => kind === 'clause' && number !== null)
      .map(({ number }) => Number.parseInt(/\d+/.exec(number!)?.[0] ?? '', 10))
      .filter((value) => !Number.isNaN(value)),
  )
  const last = Math.max(0, ...tops)
  if (tops.size < 5 || tops.size !== last) return []
  for (const clause of contract.clauses) {
    if (clause.kind !== 'clause') continue
    for (const sentence of clause.sentences) {
      const match = /\b(?<!this )clause (\d{1,2})(?:\.\d{1,2})*\b(?!(?:\(\w+\))* (?:of|in|to) )/.exec(sentence.text)
      if (match === null || Number(match[1]) <= last || Number(match[1]) === 0) continue
      return [
        { clause, sentence, index: match.index, quote: match[0], what: 'reference', first: match[0], severity: 'low' },
      ]
    }
  }
  return []
}
