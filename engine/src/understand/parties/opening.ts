import type { NormalText } from '../../grammar/normalize.ts'
import type { Clause } from '../segment/clauses.ts'
import { fromDefinitions } from './definitions.ts'
import { LEGAL_NAME } from './names/party-names.ts'

/** The words before the body, and a little of it: letters and terms of service name their parties in the first lines. */
export const openingOf = (text: NormalText, clauses: readonly Clause[]): string => withoutFooters(headOf(text, clauses))

function headOf(text: NormalText, clauses: readonly Clause[]): string {
  const numbered = clauses.filter(({ kind, number }) => kind === 'clause' && number !== null)
  const body =
    numbered.length >= 4
      ? numbered[0]
      : clauses.find((clause) => clause.kind === 'clause' && (clause.number !== null || clause.index > 2))
  const end = Math.min(Math.max(body?.start ?? 0, 2500), 9000)
  const head = text.read.slice(0, end)
  // Behind a cover and a long table of contents the contract begins only here.
  const isCover =
    /\b(?:contents|index)\b/i.test(head) &&
    !/\b(?:between|among|amongst)\b/i.test(head) &&
    fromDefinitions(head).length === 0
  const late = !isCover ? -1 : text.read.slice(end, FAR).search(MADE_BETWEEN)
  return late < 0 ? head : text.read.slice(end + late, end + late + 3000)
}
const MADE_BETWEEN = /\b(?:made|entered|dated|executed)\b[^;]{0,240}?\b(?:[Bb]etween|[Aa]mong(?:st)?|BETWEEN)\s/
const FAR = 30_000

/** 'Source: ORBIS CORP, 10-Q, 5/14/2018' at the foot of a filed page names no party. Places stay. */
const withoutFooters = (opening: string): string =>
  opening
    .replace(FORMER, (words) => ' '.repeat(words.length))
    .replace(/^[ \t]*Source:[^\n]{3,120}\d{4}[ \t]*$/gm, (line) => ' '.repeat(line.length))

/** 'Orbis Mobile, Inc. f/k/a Nimbus, Inc.': what a party was called before is not its name. */
const FORMER = new RegExp(
  String.raw`,? (?:\(?(?:f\/k\/a|formerly(?: known as)?|previously known as)) ${LEGAL_NAME.source}\)?`,
  'g',
)
