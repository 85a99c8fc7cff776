import type { IssueCategory } from '@karar/schema'
import type { Finding } from '../categories/shape/detector.ts'
import type { Contract } from '../understand/contract.ts'
import { isReading } from './source.ts'

/** What is promised, paid or forbidden: an item that only names a ground for something else says none of it. */
const SAYS_A_DUTY: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'penalty_or_excessive_damages',
  'usurious_interest',
  'restraint_of_trade',
  'overbroad_non_solicitation',
  'overbroad_confidentiality',
  'missing_confidentiality_exceptions',
  'late_or_conditional_payment',
  'unlimited_liability',
  'one_sided_indemnity',
  'one_sided_assignment',
  'personal_guarantee',
  'withheld_or_forfeited_money',
  'data_use_without_consent',
  'ip_overreach',
])

/** 'may terminate if the Franchisee:', 'terminated in any of the following cases:', 'each of these is an event of default:' */
const NAMES_GROUNDS =
  /\b(?:terminat|cancel|rescind|revok|suspend|dismiss|expel|recall)\w*\b[^.;]{0,200}\b(?:if|where|when|upon|in the event|in case|following|for any of|any one)\b[^.;]{0,160}:? ?-?$|\b(?:events?|acts?) of default\b[^.;]{0,120}:? ?-?$|\bdefault\b[^.;]{0,60}\b(?:if|following|means)\b[^.;]{0,80}:? ?-?$/

/**
 * 'may terminate if the Franchisee (a) fails to pay penal charges (b) engages in a competing business': the items are grounds of
 * an ending, not a penalty or a ban. What the readers feel in an item as the harm of what it names is not told; nor in a line
 * that its sentence does not go on from, if it holds nothing but the ground.
 */
export function isOnlyGround(contract: Contract, finding: Finding): boolean {
  const { category, hit } = finding
  if (!SAYS_A_DUTY.has(category) || !isReading(finding)) return false
  const item = hit.clause.sentences.find(({ start, end }) => start <= hit.span.start && hit.span.start < end)
  if (item === undefined || !NAMES_GROUNDS.test(item.lead.trimEnd())) return false
  // an item that says by itself what must be done, paid or borne is more than a ground
  const words = contract.text.norm.slice(hit.span.start, hit.span.end)
  return hit.span.end <= item.end && !/\b(?:shall|must|will|may not|liable|forfeit\w*|entitled)\b/.test(words)
}
