import { originalSpan } from '../../grammar/normalize.ts'
import type { NormKind } from '../../grammar/norms/lexicon/kinds.ts'
import type { Somebody } from '../../grammar/norms/norm.ts'
import { understand } from '../contract.ts'

import type { ContractParty } from '../parties/party.ts'
import { normsOf } from './norms.ts'

/** A norm as others measure it: half-open spans of the original text. */
export interface StatedNorm {
  readonly kind: NormKind
  readonly start: number
  readonly end: number
  readonly act: { readonly lemma: string; readonly start: number; readonly end: number }
  /** the words that name the holder, and all places where the text means the same party; null where nobody is told */
  readonly holder: {
    readonly start: number
    readonly end: number
    readonly party: string | null
    readonly mutual: boolean
    readonly places: readonly { readonly start: number; readonly end: number }[]
  } | null
}

/** Every norm of a text. Pure; never throws. */
export function statedNorms(original: string, day: string): StatedNorm[] {
  const contract = understand(original, day)
  const { text, mentions } = contract
  const placesOf = Map.groupBy(mentions, ({ who }) => who)
  const places = new Map([...placesOf].map(([who, own]) => [who, own.map((one) => originalSpan(text, one))] as const))
  const told = ({ who, ...span }: Somebody<ContractParty>): StatedNorm['holder'] => ({
    ...originalSpan(text, span),
    party: who === null || who === 'mutual' ? null : who.name,
    mutual: who === 'mutual',
    places: who === null || who === 'mutual' ? [] : (places.get(who) ?? []),
  })
  return normsOf(contract).map(({ kind, act, holder, start, end }) => ({
    kind,
    ...originalSpan(text, { start, end }),
    act: { lemma: act.lemma, ...originalSpan(text, act) },
    holder: holder === undefined ? null : told(holder),
  }))
}
