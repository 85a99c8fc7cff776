import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { type Contract, once } from '../../understand/contract.ts'
import { tellingPart } from '../../understand/reading/telling-part.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { around } from '../concepts/context.ts'
import { type Burdened, contextOf, featuresOf } from '../concepts/features.ts'
import { type Beside, besideOf, FAR, type Known, knownOf, type Margins, marginsOf } from '../concepts/issue-scores.ts'
import { partsOf } from '../concepts/parts.ts'
import { type ReadSentence, readSentence } from '../concepts/read.ts'

/** Shorter passages say nothing, */
const FEWEST_WORDS = 5
/** and those shorter than this but little. */
const WORDS = 9
/** Rows of a table and lines of signatures say little: a sentence has a verb. */
const SAYS: ReadonlySet<string> = new Set(
  [
    'shall|will|must|may|can|cannot|is|are|be|been|was|has|have|had|does|do|agree|agrees|undertake|undertakes|waive',
    'waives|assign|assigns|grant|grants|give|gives|acknowledge|acknowledges|accept|accepts|authorise|authorises',
    'authorize|authorizes|consent|consents|remain|remains|stand|stands|own|owns|belong|belongs|constitute',
    'constitutes|become|becomes|renew|renews|lapse|lapses|vest|vests|bear|bears|pay|pays|end|ends|keep|keeps|mean',
    'means|include|includes|applies|apply|won|don|need|needs|reserve|reserves|goes|run|runs|cost|costs|stay|stays',
    'take|takes|hold|holds|carries|carry|follow|follows|reach|reaches|fall|falls|come|comes|leave|leaves|cover',
    'covers|bring|brings|bind|binds|tell|tells|let|lets|lose|loses|get|gets|make|makes|send|sends|attract|attracts',
    'receive|receives|limit|limits|continue|continues|write|writes|want|wants|decide|decides',
  ].flatMap((row) => row.split('|')),
)

/** A passage, and how it stands to each category. */
export interface Look {
  readonly span: Span
  readonly margins: Margins
  /** whether it is a sentence of some length and no row of a table */
  readonly isTelling: boolean
}

/** A sentence looked at alone, in parts and with the next one. */
export interface Looks {
  readonly read: ReadSentence
  readonly alone: Look | null
  readonly parts: readonly Look[]
  readonly pair: Look | null
}

export const looksOf = ({ alone, parts, pair }: Looks): Look[] =>
  [alone, ...parts, pair].filter((look) => look !== null)

/** Looks at each sentence of a clause, as those in `camp` bear it. */
export function looksAt(contract: Contract, clause: Clause, camp: Burdened): Looks[] {
  const read = clause.sentences.map((sentence) => readOnce(contract, sentence).whole)
  const seen = read.map((said) => seenBy(contract, said, camp))
  const features = seen.map((said) => said.features())
  const beside =
    (first: number, last: number, isPart = false) =>
    (): Beside[] =>
      around(read.length, first, last, isPart).map((index) => seen[index]!.context())
  const look = (
    span: Span,
    passage: readonly ReadSentence[],
    own: readonly Known[],
    near: () => Beside[],
  ): Look | null =>
    countWords(passage) < FEWEST_WORDS ? null : { span, margins: marginsOf(own, near), isTelling: isTelling(passage) }
  const alone = read.map((said, index) =>
    look(tellingPart(said.sentence, { index: 0, 0: '' }), [said], [features[index]!], beside(index, index)),
  )
  return read.map((said, index) => {
    const next = read[index + 1]
    const near = isNear(alone[index]!) || isNear(alone[index + 1] ?? null)
    const parts = (isNear(alone[index]!) ? readOnce(contract, said.sentence).parts() : []).flatMap(
      (own) => look(own.sentence, [own], [seenBy(contract, own, camp).features()], beside(index, index, true)) ?? [],
    )
    return {
      read: said,
      alone: alone[index]!,
      parts,
      pair:
        next === undefined || !near
          ? null
          : look(
              { start: said.sentence.start, end: next.sentence.end },
              [said, next],
              features.slice(index, index + 2),
              beside(index, index + 1),
            ),
    }
  })
}

/** What a sentence says to the machines, worked out when it is asked for. */
interface Seen {
  features(): Known
  context(): Beside
}
function seenBy(contract: Contract, said: ReadSentence, camp: Burdened): Seen {
  // where nobody is named it is the same to every side
  if (said.parties.some((who) => who >= 0)) return seenAnew(said, camp)
  const known = once(contract, 'seen-by-all', () => new Map<ReadSentence, Seen>())
  const before = known.get(said) ?? seenAnew(said, camp)
  known.set(said, before)
  return before
}
function seenAnew(said: ReadSentence, camp: Burdened): Seen {
  let features: Known | undefined
  let context: Beside | undefined
  return {
    features: () => (features ??= knownOf(featuresOf(said, camp))),
    context: () => (context ??= besideOf(contextOf(said, camp))),
  }
}

/** A sentence and its parts as they are read, whoever bears them: it is looked at from each side. */
interface ReadOnce {
  readonly whole: ReadSentence
  parts(): readonly ReadSentence[]
}
function readOnce(contract: Contract, sentence: Sentence): ReadOnce {
  const known = once(contract, 'read-sentences', () => new Map<Sentence, ReadOnce>())
  const before = known.get(sentence)
  if (before !== undefined) return before
  let parts: readonly ReadSentence[] | undefined
  const own: ReadOnce = {
    whole: readSentence(contract, sentence),
    parts: () => (parts ??= partsOf(contract, sentence).map((part) => readSentence(contract, part))),
  }
  known.set(sentence, own)
  return own
}

/** Of a sentence that is far from every limit neither the parts are looked at nor what it says with the next. */
const isNear = (look: Look | null): boolean => look !== null && look.margins.most > -FAR

/** How far a passage lies above both limits of the category at `id`. */
export const marginOf = ({ margins: { subject, harm } }: Look, id: number): number => Math.min(subject[id]!, harm[id]!)

const countWords = (passage: readonly ReadSentence[]): number =>
  passage.reduce((sum, { words }) => sum + words.length, 0)
const isTelling = (passage: readonly ReadSentence[]): boolean =>
  countWords(passage) >= WORDS && passage.every(({ words }) => words.some((word) => SAYS.has(word)))
