import type { Contract } from '../../contract.ts'
import { families, isOneOf, isParty, weakerParty } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { type ExitRight, exitRights, isFree } from './exit-rights.ts'
import { oneSidedTermination } from './one-sided-termination.ts'

/**
 * Notice too short to do anything with, or longer for one side than for the other. A right that one side alone has is
 * another matter (one-sided-termination) and is not raised twice. Immediate exit for a named, serious cause is fair.
 */
export const shortNotice: Rule = {
  id: 'short-notice',
  category: 'short_or_missing_notice',
  law: [
    {
      act: 'Transfer of Property Act 1882',
      section: 's. 106',
      note: 'Only where contract and local law are silent: fifteen days\u2019 written notice ends a tenancy, six months\u2019 for land or factories.',
    },
    {
      act: 'Industrial Relations Code 2020',
      section: 's. 70',
      note: 'A worker with a year of service may be retrenched only on one month\u2019s notice with reasons, or wages in its place.',
    },
  ],
  words: {
    title: 'The contract can end on you with {warning}',
    short: 'Short notice',
    harm: 'The contract can end with {warning} to you, and the clause asks for no serious cause. That leaves little time to find a replacement, move out or collect what is owed to you.',
    ask: 'Ask for thirty days\u2019 notice both ways, or pay in place of notice, and help with the change-over.',
    wording:
      'Either party may terminate this Agreement by not less than thirty days\u2019 written notice or by payment in lieu of that notice.',
    notes: ['Sixty to ninety days are usual for senior staff and for systems that a business cannot do without.'],
  },
  readWhole(contract) {
    const rights = exitRights(contract).filter(isFree)
    const unequal = readUnequal(rights, contract)
    const hits = unequal.length > 0 ? unequal : rights.flatMap((right) => readShort(right, contract))
    if (hits.length === 0) return []
    const other = oneSidedTermination.readWhole?.(contract) ?? []
    return hits.filter((hit) => !other.some(({ span }) => span.start === hit.span.start)).slice(0, 1)
  },
}

const strict = (contract: Contract): boolean => isOneOf(contract, [...families.employment, ...families.premises])

function readShort(right: ExitRight, contract: Contract): Hit[] {
  if (right.notice === null || right.notice >= 30 || right.forCause) return []
  if (/\b(?:in lieu|pay(?:ment)? in (?:lieu|place))\b/.test(right.sentence.full) && right.notice > 0) return []
  // Leaving on short notice is a freedom for the one who signs: only what can be done to the weaker side counts.
  const weaker = weakerParty(contract)
  if (isParty(right.who) && weaker !== null && right.who.index === weaker.index) return []
  if (isParty(right.who)) return []
  const short = right.notice < 15
  // During probation a week or two for both sides is usual.
  if (right.notice >= 7 && PROBATION.test(aroundOf(right))) return []
  return [
    {
      span: tellingPart(right.sentence, right.match),
      clause: right.clause,
      severity: !short ? 'low' : strict(contract) ? 'high' : 'medium',
      burdened: weaker,
      confidence: 0.8,
      values: { warning: sayNotice(right) },
      flags: [right.notice === 0 ? 'No notice at all' : 'Less than thirty days'],
    },
  ]
}

const PROBATION = /\bprobation\w*|\b(?:first|initial) (?:\w+ )?(?:\(\d+\) )?(?:months?|weeks?)\b|\btrial period\b/
/** The sentence with the one before it, which may say 'during the first six months'. */
const aroundOf = ({ clause, sentence }: ExitRight): string =>
  `${clause.sentences[sentence.index - 1]?.text ?? ''} ${sentence.full}`

/** Ninety days for one side, seven for the other. */
function readUnequal(rights: readonly ExitRight[], contract: Contract): Hit[] {
  const named = rights.filter((right) => isParty(right.who) && right.notice !== null)
  for (const long of named) {
    const short = named.find(
      (right) =>
        right.who !== long.who &&
        isParty(right.who) &&
        isParty(long.who) &&
        right.who.index !== long.who.index &&
        right.notice! < (right.notice! < 30 ? long.notice! / 1.5 : long.notice! / 3) &&
        long.notice! - right.notice! >= 10,
    )
    if (short === undefined || !isParty(long.who)) continue
    const weaker = weakerParty(contract)
    const hurtsWeaker = weaker === null || weaker.index === long.who.index
    return [
      {
        span: tellingPart(short.sentence, short.match),
        clause: short.clause,
        severity: hurtsWeaker && (strict(contract) || short.notice! < 15) ? 'high' : 'medium',
        burdened: long.who,
        confidence: 0.85,
        values: { warning: sayNotice(short) },
        flags: [`You must give ${sayNotice(long)}, the other side ${sayNotice(short)}`],
      },
    ]
  }
  return []
}

function sayNotice({ notice, period }: ExitRight): string {
  if (period === null || notice === 0) return 'no notice'
  return `${period.amount} ${period.unit}${period.amount === 1 ? '\u2019s' : 's\u2019'} notice`
}
