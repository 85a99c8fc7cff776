import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, families, isOneOf, isParty, periodsIn, subjectAt, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { type ExitRight, exitRights, heldBy, isFree } from './exit-rights.ts'

/** Sides that usually write the contract: an exit that they gave away hurts them less. */
const STRONGER = ['landlord', 'licensor', 'lender', 'platform', 'employer', 'principal']
const PAID =
  /\b(?:pay|paid|payment|remunerat\w+|compensat\w+|reimburse)\b[^.;]{0,80}\b(?:work (?:done|performed|completed)|services? (?:rendered|performed|provided|completed)|up to (?:the )?(?:date|effective|exit|termination)|till (?:the )?date|non-?cancell?able|performed|accrued|notice pay|salary in lieu)\b/
const NO_RIGHT =
  /\b(?:shall|will|does|do) (?:not )?have (?:no|any) (?:\w+ )?right to (?:terminate|cancel|end)|\b(?:shall|may|can|will)(?: not|not) (?:be entitled to |have the right to )?(?:terminate|cancel|end|rescind) this|\bno right (?:to terminate|of termination)/

/**
 * A right to walk away that only one side has. K.S. Manjunath (2025) shows the difference it makes: a contract that may be
 * ended without cause cannot be enforced specifically by the side that is left. Listed grounds and mutual rights are fair.
 */
export const oneSidedTermination: Rule = {
  id: 'one-sided-termination',
  category: 'one_sided_termination',
  law: [
    {
      act: 'K.S. Manjunath v Moorasavirappa (Supreme Court, 2025)',
      section: '',
      note: 'A contract that can be ended without cause is determinable; one that can be ended only for cause is not.',
    },
    {
      act: 'Specific Relief Act 1963',
      section: 's. 14(d)',
      note: 'A contract that is by its nature determinable cannot be specifically enforced.',
    },
  ],
  words: {
    title: 'You have no equal right to end the contract',
    short: 'One-sided exit',
    harm: 'The clause leaves {other} freer to end the contract than you are. Your costs and plans then depend on its goodwill.',
    ask: 'Ask for the same right for both sides, thirty days\u2019 written notice, and a fair account: what is earned is paid, what is prepaid is refunded.',
    wording:
      'Either party may terminate this Agreement on thirty days\u2019 written notice. On termination whatever has been earned up to the date of exit is paid, and whatever was prepaid for a later time is refunded.',
    notes: ['Immediate exit is fair for serious breach, insolvency, fraud or illegality, if both sides have it.'],
    favour: {
      title: 'You may end the contract without a reason, {you} may not',
      harm: 'The right to leave is yours alone.',
    },
    alone: {
      title: '{other} can end the contract more freely than you',
      short: 'One-sided exit',
      harm: 'By the words of the contract you are held where {other} is not, or must give more notice. Your costs and plans then depend on its goodwill.',
    },
  },
  readWhole(contract) {
    const rights = exitRights(contract)
    const denials = contract.clauses.flatMap((clause) =>
      /\b(?:not|no|cannot)\b/.test(clause.text)
        ? clause.sentences.flatMap((sentence) => readDenial(sentence, clause, contract))
        : [],
    )
    const own = rights.flatMap((right) => readRight(right, rights, contract))
    const hits = [
      ...own.map((hit) => (denials.some((other) => sameSide(hit, other)) ? asWritten(hit) : hit)),
      ...denials,
    ]
    const order = ['critical', 'high', 'medium', 'low']
    return hits.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)).slice(0, 1)
  },
}

/** 'only the Client may terminate', 'the Client alone may', 'but the Consultant may not' */
const ALONE =
  /\b(?:only|solely) (?:the |by the )?\w+ (?:may|can|shall|is entitled|has the right)\b|\b(?:alone|only|solely) (?:may|can|shall|is entitled|has the right)\b|\bno (?:such|corresponding|similar|equal|like|reciprocal) right\b|\b(?:may|shall|can) not (?:do so|terminate|cancel|end|leave|resign)\b|\bcannot (?:do so|terminate|cancel|end|leave|resign)\b|\bnot vice versa\b/

const sameSide = (a: Hit, b: Hit): boolean =>
  isParty(a.burdened) && isParty(b.burdened) && a.burdened.index === b.burdened.index

/** Another clause denies the other side the right: nothing is inferred from its silence. */
function asWritten({ absence: _, ...hit }: Hit): Hit {
  return hit
}

function readRight(right: ExitRight, all: readonly ExitRight[], contract: Contract): Hit[] {
  const { who, clause, sentence } = right
  if (!isParty(who) || !(right.atWill || (!right.forCause && right.notice !== null))) return []
  const burdened = acrossFrom(contract, who)
  if (burdened === null || (burdened.side === 'platform' && who.side === 'user')) return []
  const back = all.filter((other) => isFree(other) && other !== right && heldBy(other, burdened))
  if (back.some((other) => asFree(other, right))) return []
  const both = withNext(clause, sentence)
  const paid = PAID.test(both)
  const generous = right.notice !== null && right.notice >= 30
  const flags = ['No reason needed, for one side only']
  if (right.notice === 0) flags.push('No notice')
  if (back.length > 0) flags.push('The other side must give notice')
  return [
    {
      span: tellingPart(sentence, right.match),
      clause,
      severity: severityOf(contract, burdened, right, generous, paid, both),
      burdened,
      confidence: right.atWill ? 0.88 : 0.75,
      flags,
      // Said here to be one side's alone, or beside a written right of the other that is less: nothing is inferred.
      ...(ALONE.test(both) || NO_RIGHT.test(both) || back.length > 0 ? {} : { absence: true }),
    },
  ]
}

/** Whether the other side can leave about as easily. Notices that differ by name are another rule's matter. */
function asFree(other: ExitRight, right: ExitRight): boolean {
  if (right.notice === 0) return other.notice === 0 || other.notice === null
  if (other.who !== 'mutual') return true
  const mine = right.notice ?? (right.atWill ? 0 : 30)
  const theirs = other.notice ?? 0
  return theirs <= Math.max(mine * 2, mine + 14)
}

function severityOf(
  contract: Contract,
  burdened: ContractParty,
  right: ExitRight,
  generous: boolean,
  paid: boolean,
  words: string,
): Hit['severity'] {
  if (contract.type === 'non_disclosure_agreement') return 'low'
  const worker = isOneOf(contract, families.employment) && burdened.side === 'employee'
  if (
    worker &&
    right.notice === 0 &&
    /\b(?:no|without) (?:any )?(?:\w+ ){0,2}(?:compensation|dues|payment|pay)\b/.test(words)
  )
    return 'critical'
  if (generous && paid) return burdened.side === 'supplier' ? 'low' : 'medium'
  // A consultant who may leave on short notice is a person, not a plan.
  if (contract.type === 'consultancy_agreement' && burdened.side === 'customer') return 'medium'
  if (contract.type === 'loan_agreement' || contract.type === 'sale_deed' || STRONGER.includes(burdened.side))
    return 'medium'
  return 'high'
}

/** 'The Vendor shall have no right to terminate': bound for the whole term while the other side is not. */
function readDenial(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const match = NO_RIGHT.exec(sentence.text)
  if (match === null || clause.kind === 'recitals') return []
  const words = sentence.full
  if (
    /\b(?:unless|except|other than|until|save|without (?:the )?(?:prior |written )|solely|only|merely|by reason|because|lock-?in|initial term|minimum)\b/.test(
      words,
    )
  )
    return []
  if (periodsIn(contract, sentence).length > 0) return []
  const bound = subjectAt(contract, sentence, sentence.start + match.index)
  if (!isParty(bound)) return []
  if (exitRights(contract).some((right) => heldBy(right, bound))) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: contract.type === 'loan_agreement' ? 'medium' : 'high',
      burdened: bound,
      confidence: 0.8,
      flags: ['One side has no right to end the contract'],
    },
  ]
}
