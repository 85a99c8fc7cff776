import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsFolder } from '../folders.ts'

/** A half-open span of UTF-16 code units in the contract's text. */
export type Place = readonly [start: number, end: number]

export interface AnnotatedIssue {
  readonly id: string
  readonly burdens: readonly string[]
  readonly benefits?: readonly string[]
  readonly category: string
  readonly also?: readonly string[]
  readonly severity: string
  readonly why: string
  readonly at: Place
  readonly with?: readonly Place[]
}

/** A real contract read for both sides; its text is elsewhere, and is known by its hash. */
export interface Annotation {
  readonly cuad_id: string
  readonly source: string
  readonly contract_type: string
  readonly contract_type_also_ok?: readonly string[]
  readonly parties: readonly { readonly name: string }[]
  readonly sides: readonly {
    readonly party: string
    readonly band: string
    readonly band_also_ok?: readonly string[]
  }[]
  readonly clause_types_present: readonly string[]
  readonly missing: readonly { readonly clause_type: string; readonly for: string; readonly why: string }[]
  readonly text_sha256: string
  readonly text_length: number
  readonly issues: readonly AnnotatedIssue[]
  readonly decoys: readonly { readonly id: string; readonly looks_like: string; readonly at: Place }[]
  readonly questions: readonly { readonly q: string; readonly answerable: boolean; readonly evidence_at?: Place }[]
}

/** The first reading of every contract, or the second of those that were read twice, by the file's name. */
export function readAnnotations(reading: 'first' | 'second' = 'first'): Map<string, Annotation> {
  const folder = reading === 'first' ? annotationsFolder : join(annotationsFolder, 'second')
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(names.sort().map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]))
}

/** Whether the two stand in one place: 30 % of the shorter lie in the other. */
export function samePlace([from, to]: Place, [start, end]: Place): boolean {
  const shared = Math.min(to, end) - Math.max(from, start)
  return shared > 0 && shared >= 0.3 * Math.min(to - from, end - start)
}
