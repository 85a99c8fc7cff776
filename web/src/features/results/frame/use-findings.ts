import {
  type Card,
  cardsOf,
  type DocumentId,
  type DocumentText,
  type LegalIssue,
  type UnifiedAnalysis,
} from '@karar/schema'
import { useMemo } from 'react'
import { placeOf } from '../../../lib/place.ts'
import { textMarks } from '../contract/marks.ts'
import { useCheck } from '../issues/use-check.ts'
import { useResolved } from '../issues/use-resolved.ts'
import { useShownIssues } from '../issues/use-shown-issues.ts'
import { type Places, usePlaces } from '../use-places.ts'
import { useStep } from '../use-step.ts'

const noFindings = { critical_issues: [], clause_analyses: [], key_advantages: [] }
const nothingToCheck: readonly LegalIssue[] = []

/**
 * The findings of an analysis as the page walks through them: which are shown and ticked off, which one is open, and the
 * contract's marks and place that go with it.
 *
 * @param opensFirst whether the first card of the list stands open while the address names none
 * @param toCheck findings that are likely not so: they have addresses, and are walked through and marked while their
 *   section is open, but count nowhere
 */
export function useFindings(
  id: DocumentId,
  analysis: UnifiedAnalysis | null,
  text: DocumentText | undefined,
  opensFirst: boolean,
  toCheck = nothingToCheck,
) {
  const findings = analysis ?? noFindings
  const issues = findings.critical_issues
  const everything = useMemo(
    () => (toCheck.length === 0 ? findings : { ...findings, critical_issues: [...issues, ...toCheck] }),
    [findings, issues, toCheck],
  )
  const places = usePlaces(everything, text?.pages)
  const named = places.place?.issueId ?? null
  const check = useCheck(toCheck, places)
  const resolved = useResolved(id, analysis !== null)
  const shown = useShownIssues(issues, resolved.ids, named)
  const marks = useMemo(() => textMarks(check.open ? everything : findings), [check.open, everything, findings])
  const walk = useMemo(
    () => (check.open ? [...shown.cards, ...check.issues.map((one): Card => [one])] : shown.cards),
    [check, shown.cards],
  )
  // a part is told within its clause, and begins none
  const breaks = useMemo(
    () =>
      findings.clause_analyses
        .filter(({ part_of }) => part_of === undefined)
        .map(({ start }) => start)
        .sort((a, b) => a - b),
    [findings],
  )
  const { step, reached } = useStep(walk, places)
  const issue = everything.critical_issues.find((one) => one.id === named)
  const first = opensFirst ? shown.cards[0]?.[0] : undefined
  const opened = openedOf(issue, first, places)
  return {
    places,
    /** the same, with the place of the card that stands open */
    linked: places.place || !opened ? places : { ...places, place: placeOf(opened) },
    resolved,
    shown,
    check,
    /** the cards that next and previous lead through */
    walk,
    marks,
    breaks,
    step,
    /** the finding that the address names */
    issue,
    opened,
    /** ticks the card at hand off, or takes the tick away */
    tick: () => {
      const atHand = reached() ?? first?.id
      const card = cardsOf(issues).find((one) => one.some((of) => of.id === atHand))
      if (card) resolved.toggle(card.map((of) => of.id))
    },
  }
}

/**
 * The finding whose card stands open. Without a name that is the first of the list, linked to its clause, until the person
 * closes it (an empty fragment of their own making).
 */
export function openedOf(
  named: LegalIssue | undefined,
  first: LegalIssue | undefined,
  { origin }: Pick<Places, 'origin'>,
): LegalIssue | undefined {
  return named ?? (origin === 'card' ? undefined : first)
}
