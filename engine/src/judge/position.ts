import type { Insight, LegalIssue, PositionData, Severity, UnifiedAnalysis } from '@karar/schema'
import { isSure } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { clauseNameIn } from '../language/clause-name.ts'
import { words } from '../language/en.ts'
import { format, setApart } from '../language/message.ts'
import { inSentence } from '../understand/parties/names/party-names.ts'
import { insightOf } from './insights.ts'

/** What a finding weighs on the side that bears it. */
const WEIGHT: Record<Severity, number> = { critical: 16, high: 10, medium: 4, low: 1 }
/** Weight that both sides are taken to carry besides: one small finding must not turn the scales. */
const BALLAST = 20
/** No contract leaves a side all of the power, or none. */
const FARTHEST = 45

/** Most entries of a list. */
const MOST = 8

/**
 * Where a party stands, from the analysis read from its side and the one read from the other's. Strength and power lie
 * between 5 and 95 and those of the two sides add up to 100: a clause that helps one side hurts the other.
 *
 * strength = 50 + 45 * (B - A) / (A + B + 20), where A is the weight of the findings that the party bears and B of those
 * that the other side bears (critical 16, high 10, medium 4, low 1; findings that both bear cancel out). Power is the same
 * over the findings that tell who can move.
 */
export function positionOf(own: UnifiedAnalysis, other: UnifiedAnalysis | null): PositionData {
  const mine = own.critical_issues.filter(isSure)
  const theirs = (other?.critical_issues ?? []).filter(isSure)
  const strength = balance(mine, theirs)
  const power = balance(mine.filter(isControl), theirs.filter(isControl))
  const name = own.perspective.party ?? ''
  return {
    user_party: name,
    negotiation_power: power,
    position_strength: strength,
    negotiation_power_description: describe(power, {
      own: calledHere(name, true),
      rival: calledHere(other?.perspective.party ?? null, false),
      mine: mine.filter(isControl),
      theirs: theirs.filter(isControl),
    }),
    key_advantages: [...own.key_advantages, ...boundOnOther(mine, theirs)].slice(0, MOST),
    key_risks: own.key_risks.slice(0, MOST),
    recommendations: [...notToRelyOn(mine, theirs), ...own.attorney_recommendations],
    consistency_note: format(words.position.consistency, { score: own.safety_score, strength }),
  }
}

const isControl = ({ category }: LegalIssue): boolean => cards[category].control === true

function balance(mine: readonly LegalIssue[], theirs: readonly LegalIssue[]): number {
  const shared = new Set(theirs.map(keyOf).filter((key) => mine.some((issue) => keyOf(issue) === key)))
  const weigh = (issues: readonly LegalIssue[]): number =>
    issues.reduce((sum, issue) => sum + (shared.has(keyOf(issue)) ? 0 : WEIGHT[issue.severity]), 0)
  const a = weigh(mine)
  const b = weigh(theirs)
  // Rounded on either side of the middle alike, so that the two sides always add up to 100.
  return 50 + Math.sign(b - a) * Math.round((FARTHEST * Math.abs(b - a)) / (a + b + BALLAST))
}
/** A finding that both sides bear weighs on neither more. */
const keyOf = ({ rule_id, start, severity }: LegalIssue): string => `${rule_id}:${start}:${severity}`

/** 'We' and 'you' of a paper are no names: Karar would speak of itself, and of the reader as of another. */
function calledHere(name: string | null, isOwn: boolean): string {
  const { you, theWriter, theAddressee } = words.position
  if (name === null) return words.theOtherSide
  if (/^(?:we|us)$/i.test(name)) return isOwn ? you : theWriter
  return /^you$/i.test(name) ? (isOwn ? you : theAddressee) : inSentence(name)
}

interface Movers {
  readonly own: string
  readonly rival: string
  /** what tells who can move, of the findings that each side bears */
  readonly mine: readonly LegalIssue[]
  readonly theirs: readonly LegalIssue[]
}

/** Who can move more freely, alike from both sides, and by which terms the other cannot. */
function describe(power: number, { own, rival, mine, theirs }: Movers): string {
  const names = { name: own, other: rival }
  const told =
    Math.abs(power - 50) <= EVEN
      ? format(words.position.even, names)
      : power > 50
        ? format(words.position.strong, { ...names, terms: termsOf(theirs, mine) })
        : format(words.position.weak, { ...names, terms: termsOf(mine, theirs) })
  return told.replace(/^./, (first) => first.toUpperCase())
}
/** So far from the middle power is about even. */
const EVEN = 10

/** What the findings that one side bears alone are called, the gravest first. */
const termsOf = (borne: readonly LegalIssue[], across: readonly LegalIssue[]): string => {
  const shared = new Set(across.map(keyOf))
  const alone = borne.filter((issue) => !shared.has(keyOf(issue)))
  const heavy = alone.filter(({ severity }) => severity !== 'low')
  const told = heavy.length > 0 ? heavy : alone
  return setApart([...new Set(told.map(({ short_label: label }) => label.toLowerCase()))].slice(0, 3))
}

/** What weighs on the other side and not on this one. */
const onlyTheirs = (mine: readonly LegalIssue[], theirs: readonly LegalIssue[]): LegalIssue[] =>
  theirs.filter(
    ({ severity, start, end }) => severity !== 'low' && !mine.some((own) => own.start < end && start < own.end),
  )

/** What reads like an advantage and may be none: one sentence that names the gravest such terms. */
function notToRelyOn(mine: readonly LegalIssue[], theirs: readonly LegalIssue[]): string[] {
  const weak = onlyTheirs(mine, theirs).filter(({ category }) => cards[category].mayNotHold)
  const named = [
    ...new Set(
      weak.map(({ short_label: label, clause_number: clause }) =>
        format(words.position.term, {
          label: label.toLowerCase(),
          clause: clause === null ? null : clauseNameIn(clause),
        }),
      ),
    ),
  ]
  return named.length === 0 ? [] : [format(words.position.notToRelyOn, { terms: setApart(named.slice(0, 3)) })]
}

/** What binds the other side and not this one, as far as a court would hold them to it. */
function boundOnOther(mine: readonly LegalIssue[], theirs: readonly LegalIssue[]): Insight[] {
  return onlyTheirs(mine, theirs)
    .filter(({ category }) => !cards[category].mayNotHold && !cards[category].faultOfPaper)
    .map((issue) => ({
      ...insightOf(issue),
      id: `advantage-${issue.id}`,
      title: format(words.position.binds, { label: issue.short_label }),
      description: words.position.theyMayAsk,
      severity: null,
      issue_id: null,
    }))
}
