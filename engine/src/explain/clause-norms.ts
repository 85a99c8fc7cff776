import type { ClauseType } from '@karar/schema'
import type { Span } from '../grammar/normalize.ts'
import type { NormKind } from '../grammar/norms/lexicon/kinds.ts'
import { callParty } from '../judge/told.ts'
import { clauseNormWords as words } from '../language/clause-norms.ts'
import { format } from '../language/message.ts'
import { type Contract, once } from '../understand/contract.ts'
import { type ContractNorm, normsOf } from '../understand/reading/norms.ts'
import { within } from '../understand/reading/reading.ts'

/** What a kind of clause is about, as norms say it: the kind of norm, and the matters or base forms of its verb. */
interface Point {
  readonly kind: NormKind
  readonly acts: readonly string[]
  readonly told: keyof typeof words.points
}

const end: Point = { kind: 'power', acts: ['end', 'resign', 'leave', 'withdraw', 'exit'], told: 'mayEnd' }
const pay: Point = { kind: 'duty', acts: ['pay'], told: 'mustPay' }
const handOver: readonly Point[] = [
  { kind: 'power', acts: ['assign', 'transfer', 'novate', 'sublet'], told: 'mayHandOver' },
  { kind: 'ban', acts: ['assign', 'transfer', 'novate', 'sublet', 'sub-let', 'let', 'part'], told: 'mayNotHandOver' },
]
const look: Point = { kind: 'power', acts: ['look'], told: 'mayLook' }

const points: Partial<Record<ClauseType, readonly Point[]>> = {
  termination: [end],
  notice_period: [end],
  probation: [end],
  payment: [pay],
  rent: [pay],
  compensation: [pay],
  late_payment_interest: [pay],
  royalty: [pay],
  security_deposit: [pay],
  assignment: handOver,
  subletting: handOver,
  audit: [look],
  landlord_entry: [look],
  indemnity: [{ kind: 'duty', acts: ['indemnify'], told: 'mustMakeGood' }],
  confidentiality: [
    { kind: 'ban', acts: ['tell'], told: 'mustKeepSecret' },
    { kind: 'duty', acts: ['keep'], told: 'mustKeepSecret' },
  ],
  non_compete: [{ kind: 'ban', acts: ['compete', 'carry'], told: 'mayNotCompete' }],
  maintenance_and_repairs: [{ kind: 'duty', acts: ['repair', 'keep', 'maintain'], told: 'mustRepair' }],
}

/** Sentences that say who has, by the norms of a passage, what its kind of clause is about; none where none tells. */
export function whoIn(contract: Contract, type: ClauseType, span: Span): string[] {
  const said = new Map<Point['told'], Set<string>>()
  const both = new Set<Point['told']>()
  for (const norm of within(inOrder(contract), span))
    for (const { kind, acts, told } of points[type] ?? []) {
      const who = norm.holder?.who
      if (norm.kind !== kind || who == null || !(acts.includes(norm.act.matter ?? '') || acts.includes(norm.act.lemma)))
        continue
      if (who === 'mutual') both.add(told)
      else said.set(told, (said.get(told) ?? new Set()).add(callParty(who) ?? who.name))
      if (said.get(told)?.size === contract.parties.length) both.add(told)
    }
  return [...new Set([...both, ...said.keys()])].map((told) =>
    format(words.points[told], { both: both.has(told), who: both.has(told) ? [] : [...said.get(told)!] }),
  )
}

const inOrder = (contract: Contract): readonly ContractNorm[] =>
  once(contract, 'norms-in-order', () => normsOf(contract).toSorted((a, b) => a.start - b.start))
