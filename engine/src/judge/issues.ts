import type { Insight, LegalIssue, Page, RiskLevel, Severity } from '@karar/schema'
import { severities } from '@karar/schema'
import type { Contract } from '../contract.ts'
import type { Who } from '../facts/mentions.ts'
import type { ContractParty } from '../facts/parties.ts'
import { words as language } from '../language/en.ts'
import { sameCamp } from '../playbook/camps.ts'
import { counterpart, isParty } from '../playbook/reading.ts'
import type { Hit, Rule } from '../playbook/rule.ts'
import { originalSpan } from '../text/normalize.ts'
import { pageAt } from '../text/pages.ts'
import { fittingLaw } from './fitting-law.ts'

export interface Finding {
  readonly rule: Rule
  readonly hit: Hit
}

/** Most findings of one rule that are kept: more would say the same again, and make a hostile text costly. */
const MOST_PER_RULE = 40

/** Runs every rule over the contract. A clause is read by a rule only where the rule's gate matches its words. */
export function applyRules(contract: Contract, rules: readonly Rule[]): Finding[] {
  const findings: Finding[] = []
  for (const rule of rules) {
    if (rule.contracts === undefined || rule.contracts.includes(contract.type)) {
      for (const hit of hitsOf(rule, contract)) findings.push({ rule, hit })
    }
  }
  return findings
}

function hitsOf(rule: Rule, contract: Contract): Hit[] {
  const hits = [...(rule.readWhole?.(contract) ?? [])]
  if (rule.read === undefined) return hits.slice(0, MOST_PER_RULE)
  for (const clause of contract.clauses) {
    if (hits.length >= MOST_PER_RULE) break
    if (rule.gate === undefined || rule.gate.test(clause.text)) hits.push(...rule.read(clause, contract))
  }
  return hits.slice(0, MOST_PER_RULE)
}

/**
 * Findings that hold even where a page is unread or badly read: those that something is there, not that it is nowhere. A
 * clause that is harsh by its own words stays, and is told by them alone.
 */
export const withoutAbsences = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule, hit }) => !rule.absence && !hit.absence).map(toldAlone)

function toldAlone({ rule, hit }: Finding): Finding {
  const { favour: _, alone, ...words } = rule.words
  return alone === undefined ? { rule, hit } : { rule: { ...rule, words: { ...words, ...alone } }, hit }
}

const worse = (a: Severity, b: Severity): number => severities.indexOf(a) - severities.indexOf(b)
const riskOf = (severity: Severity): RiskLevel =>
  severity === 'critical' || severity === 'high' ? 'high' : severity === 'medium' ? 'medium' : 'low'

/** Whether the reader is the one whom a clause gives the power that others bear. */
const holds = ({ by }: Hit, reader: ContractParty | null): boolean =>
  by !== undefined && reader !== null && by.index === reader.index

/** How a finding weighs for the one who reads: as a risk of some severity, or as an advantage. */
function weigh({ rule, hit }: Finding, reader: ContractParty | null): Severity | 'favour' | null {
  if (holds(hit, reader)) return hit.forBeneficiary ?? (rule.words.favour === undefined ? null : 'favour')
  if (
    reader === null ||
    !isParty(hit.burdened) ||
    hit.burdened.index === reader.index ||
    sameCamp(hit.burdened, reader)
  )
    return hit.severity
  if (hit.forBeneficiary !== undefined) return hit.forBeneficiary
  return rule.words.favour === undefined ? null : 'favour'
}

export interface Judged {
  readonly issues: LegalIssue[]
  readonly favours: Insight[]
}

/** Turns findings into issues as the reader should see them, worst first, one for the same words and category. */
export function judgeFindings(
  contract: Contract,
  findings: readonly Finding[],
  reader: ContractParty | null,
  pages: readonly Page[] | undefined,
): Judged {
  const issues: LegalIssue[] = []
  const favours: Insight[] = []
  const ids = new Set<string>()
  const taken: { category: string; start: number; end: number }[] = []
  const weighed = findings
    .map((finding) => ({ finding, weight: weigh(finding, reader) }))
    .filter((entry) => entry.weight !== null)
    .sort(
      (a, b) =>
        rank(a.weight!) - rank(b.weight!) ||
        a.finding.hit.span.start - b.finding.hit.span.start ||
        (a.finding.rule.id < b.finding.rule.id ? -1 : 1),
    )
  for (const { finding, weight } of weighed) {
    const { rule, hit } = finding
    const place = originalSpan(contract.text, hit.span)
    if (place.end <= place.start) continue
    if (taken.some((other) => other.category === rule.category && place.start < other.end && other.start < place.end))
      continue
    taken.push({ category: rule.category, ...place })
    const id = uniqueId(ids, rule.id, hit.clause.number ?? hit.clause.id)
    const shared = {
      id,
      rule_id: rule.id,
      quote: contract.text.original.slice(place.start, place.end),
      ...place,
      page: pageAt(pages, place.start),
      clause_id: hit.clause.id,
      clause_number: hit.clause.number,
      clause_type: hit.clause.type,
    }
    const fill = filler(contract, hit, reader)
    if (weight === 'favour') {
      const { title, harm } = rule.words.favour!
      favours.push({
        ...shared,
        source: 'clause',
        title: fill(title),
        description: fill(harm),
        severity: null,
        issue_id: null,
      })
      continue
    }
    const severity = weight as Severity
    const own =
      holds(hit, reader) ||
      (reader !== null &&
        isParty(hit.burdened) &&
        hit.burdened.index !== reader.index &&
        !sameCamp(hit.burdened, reader))
        ? (rule.words.favour ?? rule.words)
        : rule.words
    issues.push({
      ...shared,
      category: rule.category,
      title: fill(own.title),
      short_label: rule.words.short,
      severity,
      description: fill(own.harm),
      risk_assessment: riskOf(severity),
      red_flags: (hit.flags ?? []).map(fill),
      actionable_guidance: fill(rule.words.ask),
      improvement_notes: rule.words.notes.map(fill),
      law: fittingLaw(rule.law, contract.type),
      suggested_wording: rule.words.wording === null ? null : fill(rule.words.wording),
      confidence: hit.confidence,
    })
  }
  return { issues: issues.sort((a, b) => worse(a.severity, b.severity) || a.start - b.start), favours }
}

const rank = (weight: Severity | 'favour'): number =>
  weight === 'favour' ? severities.length : severities.indexOf(weight)

function uniqueId(taken: Set<string>, rule: string, clause: string): string {
  const base = `${rule}-${clause
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}

/** Fills the placeholders of a rule's words; a sentence that begins with one is given its capital. */
function filler(contract: Contract, hit: Hit, reader: ContractParty | null): (template: string) => string {
  const burdened = isParty(hit.burdened) ? hit.burdened : reader
  const other = (burdened === null ? null : counterpart(contract, burdened)) ?? hit.by ?? null
  const values: Record<string, string> = {
    ...hit.values,
    you: callParty(burdened) ?? language.theAffectedParty,
    other: callParty(other) ?? language.theOtherSide,
    clause: hit.clause.number ?? hit.clause.heading ?? '',
  }
  return (template) => {
    const filled = template.replace(
      /\{(\w+)\}(\u2019s| \w+)?/g,
      (whole, key: string, next: string | undefined) => join(values[key], next) ?? whole,
    )
    return filled
      .replace(AS_OBJECT, '$1 us')
      .replace(/^./, (first) => first.toUpperCase())
      .replace(/([.!?] )([a-z])/g, (_, stop: string, letter: string) => stop + letter.toUpperCase())
  }
}

/** 'we' behind a preposition, or behind a verb that takes it, is 'us'. */
const AS_OBJECT =
  /\b(to|of|from|by|with|for|against|on|upon|behind|between|shields|lets?|gives?|asks?|protects|binds|leaves|tells|owes?|pays?|frees|spares|makes|puts|keeps|indemnif(?:y|ies)) we\b/g
const OWN: Record<string, string> = { you: 'your', we: 'our', us: 'our' }
const PLAIN: Record<string, string> = { has: 'have', is: 'are', does: 'do', was: 'were', indemnifies: 'indemnify' }
const THIRD_PERSON =
  /^(?:owes|promises|ends|grants|deals|confirms|answers|warrants|stays|purchases|picks|limits|defaults|becomes|gives|signs|agrees|pays|bears|keeps|chooses|causes|loses|fails|likes|caps|writes|decides|holds)$/
/** A value with the word behind it: 'the Client owes', but 'you owe' and 'your losses'. Undefined where there is no value. */
function join(value: string | undefined, next = ''): string | undefined {
  if (value === undefined) return undefined
  const own = OWN[value]
  if (own === undefined) return value + next
  if (next === '\u2019s') return own
  const verb = next.slice(1)
  return `${value}${next === '' ? '' : ' '}${PLAIN[verb] ?? (THIRD_PERSON.test(verb) ? verb.slice(0, -1) : verb)}`
}

/** A role shouted in capitals is spoken in a calm voice: 'LICENSOR' -> 'Licensor'. */
export const inTitleCase = (role: string): string =>
  role.length > 4 && role === role.toUpperCase()
    ? role.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : role

/** As the contract calls it: 'the Client'; a party without a defined role goes by its name. */
export function callParty(who: Who): string | null {
  if (!isParty(who)) return null
  // 'We can change the price' would sound as if Karar spoke of itself.
  if (/^(?:we|us)$/i.test(who.role ?? '') && !/^we$/i.test(who.name)) return who.name
  if (who.role !== null)
    return /^(?:you|we|us)$/i.test(who.role) ? who.role.toLowerCase() : `the ${inTitleCase(who.role)}`
  // 'hereinafter called the party of the FIRST PART'
  if (/^party of the /i.test(who.definedTerm ?? '')) {
    const [which, part] = who.definedTerm!.split(' ').slice(-2)
    return `the party of the ${inTitleCase(which!.toUpperCase())} ${part!.toLowerCase() === 'part' ? 'Part' : part}`
  }
  return who.definedTerm !== null && who.withArticle
    ? `the ${inTitleCase(who.definedTerm)}`
    : (who.definedTerm ?? who.name)
}
