import {
  askParts,
  isStale,
  type LegalIssue,
  setApart,
  standingIn,
  titleCase,
  type UnifiedAnalysis,
} from '@karar/schema'
import { formatDay } from '../lib/text/format-day.ts'
import { lawName } from '../lib/text/law-name.ts'
import type { Outcome } from './outcome.ts'
import { type Style, wrap } from './style.ts'
import { words } from './words.ts'

interface Look {
  style: Style
  /** characters a line, at most */
  width: number
}

const say = words.report

/** One analysis to read in a terminal, from the verdict down to the small print. */
export function report({ name, analysis: told, warnings }: Outcome, look: Look): string {
  const { sure: analysis, toCheck } = setApart(told)
  const blocks = [
    inDoubt(analysis, look),
    head(name, analysis, look),
    score(analysis, look),
    issues(analysis, look),
    passagesToCheck(toCheck, look),
    missing(analysis, look),
    facts(analysis, look),
    warnings.length > 0
      ? section(
          say.notes,
          warnings.map((warning) => wrap(warning, look.width, 2)),
          look,
        )
      : '',
    lawKnown(analysis, look),
    look.style.faint(wrap(analysis.disclaimer, look.width)),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n\n`
}

/** How old the law is that was stated: louder where it is old. */
function lawKnown({ as_of, law_checked_on: checked }: UnifiedAnalysis, { style, width }: Look): string {
  if (checked === undefined) return ''
  const day = formatDay(checked)
  return isStale(checked, as_of)
    ? style.bad(style.strong(wrap(words.law.stale(day), width)))
    : style.faint(wrap(words.law.known(day), width))
}

/** Pages that a person has to read, and what speaks to no person: said before anything that rests on the others. */
function inDoubt(
  { pages_in_doubt: { unread_pages, doubtful_pages }, said_to_machines: said = [] }: UnifiedAnalysis,
  { style, width }: Look,
): string {
  const lines = [
    ...(unread_pages.length > 0 ? [say.unread(unread_pages)] : []),
    ...(doubtful_pages.length > 0 ? [say.badlyRead(doubtful_pages)] : []),
    ...said.map(({ quote }) => say.toMachines(quote.replace(/\s+/g, ' '))),
    ...(unread_pages.length + doubtful_pages.length > 0 ? [say.nothingMissing] : []),
  ]
  return lines.map((line) => style.fair(wrap(line, width))).join('\n')
}

function head(name: string, analysis: UnifiedAnalysis, { style, width }: Look): string {
  const { verdict, perspective, parties } = analysis
  const colour = { green: style.good, yellow: style.fair, red: style.bad }[verdict.color]
  const people = parties
    .map((party) => (party.role && party.role !== party.name ? `${party.name} (${party.role})` : party.name))
    .join('; ')
  return [
    style.strong(wrap(`${name} · ${titleCase(analysis.contract_type)}`, width)),
    style.faint('─'.repeat(Math.min(width, 100))),
    colour(style.strong(wrap(verdict.text, width))),
    wrap(verdict.reasoning, width),
    ...verdict.detailed_reasons.map((reason) => wrap(reason, width, 4, '  -')),
    '',
    ...(people ? [wrap(people, width, 10, say.parties)] : []),
    style.faint(perspective.party ? say.readFor(perspective.party, perspective.role) : say.readForNobody),
  ].join('\n')
}

function score(analysis: UnifiedAnalysis, look: Look): string {
  const { style, width } = look
  const standing = standingIn(analysis)
  const colour = {
    low: style.good,
    medium: style.fair,
    high: style.bad,
    not_cleared: style.fair,
    older_reading: style.fair,
    not_judged: style.fair,
  }[standing]
  const lines = analysis.score_breakdown.map(({ label, points }, index) =>
    wrap(label, width, 8, `  ${(index === 0 || points < 0 ? `${points}` : `+${points}`).padStart(4)}`),
  )
  const figure = `${analysis.safety_score} / 100`
  return [
    `${style.strong(say.score)}  ${colour(style.strong(figure))}  ${colour(say.standing[standing])}`,
    ...lines,
  ].join('\n')
}

function issues({ critical_issues }: UnifiedAnalysis, look: Look): string {
  if (critical_issues.length === 0) return section(say.issues, [wrap(say.noIssues, look.width, 2)], look)
  return section(
    say.issues,
    critical_issues.map((issue, index) => oneIssue(issue, index + 1, look)),
    look,
    '\n\n',
  )
}

/** What is likely not so: the question and the words, and nothing to ask for. */
function passagesToCheck(toCheck: readonly LegalIssue[], look: Look): string {
  if (toCheck.length === 0) return ''
  const { style, width } = look
  const rows = toCheck.map((issue) =>
    [
      wrap(issue.title, width, 4, '  -'),
      style.faint(wrap(placeOf(issue), width, 4)),
      style.faint(wrap(`“${issue.quote.trim()}”`, width, 4)),
    ].join('\n'),
  )
  return section(say.toCheck(toCheck.length), [wrap(say.toCheckWhy, width, 2), ...rows], look)
}

const placeOf = ({ clause_number, page }: LegalIssue) =>
  [clause_number ? say.clause(clause_number) : '', say.page(page)].filter(Boolean).join(', ')

function oneIssue(issue: LegalIssue, number: number, { style, width }: Look): string {
  const colour = { critical: style.bad, high: style.bad, medium: style.fair, low: style.faint }[issue.severity]
  const place = placeOf(issue)
  const ask = askParts(issue.actionable_guidance)
  const label = (name: string, text: string) => wrap(text, width, 13, `    ${name}`)
  return [
    wrap(issue.title, width, 4, `${number}.`),
    `    ${colour(style.strong(say.severity[issue.severity]))}  ${style.faint(`${titleCase(issue.category)}  ·  ${place}`)}`,
    style.faint(wrap(`“${issue.quote.trim()}”`, width, 4)),
    label(say.why, issue.description),
    ...issue.law.map((law) => label(say.law, `${lawName(law)} ${law.note}`)),
    label(ask.lead || say.ask, ask.rest),
    ...(issue.suggested_wording ? [label(say.wording, issue.suggested_wording)] : []),
  ].join('\n')
}

function missing({ missing_clause_details }: UnifiedAnalysis, look: Look): string {
  if (missing_clause_details.length === 0) return ''
  const lines = missing_clause_details.map(({ clause_type, importance, reason, too_little }) =>
    wrap(
      `${titleCase(clause_type)} (${too_little ? say.tooLittle : say.importance[importance]}): ${reason}`,
      look.width,
      4,
      '  -',
    ),
  )
  return section(say.missing, lines, look)
}

function facts({ key_facts }: UnifiedAnalysis, look: Look): string {
  const lines = Object.entries(say.fact).flatMap(([kind, title]) =>
    key_facts[kind as keyof typeof say.fact].map(({ label, value, page }) =>
      wrap(`${label}: ${value} (${say.page(page)})`, look.width, 18, `  ${title}`),
    ),
  )
  return lines.length === 0 ? '' : section(say.facts, lines, look)
}

function section(title: string, lines: readonly string[], { style }: Look, between = '\n'): string {
  return `${style.strong(title)}\n${lines.join(between)}`
}
