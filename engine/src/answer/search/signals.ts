import { originalSpan } from '../../grammar/normalize.ts'
import { once } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { rank } from '../book/bm25.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { piecesOf, type Traits } from '../book/traits.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { withSynonyms } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'
import { coverage } from './coverage.ts'
import { cuesOf } from './cues.ts'
import { hasFigure } from './has-figure.ts'
import type { Asked } from './kinds-asked.ts'
import { doerFit, mannerFit } from './manner.ts'

/** What speaks for a passage; each signal has one weight, see `weights.ts`. */
export const signalNames = [
  'words',
  'wordsOfAll',
  'synonyms',
  'meant',
  'heading',
  'letters',
  'beside',
  'clauseType',
  'ownType',
  'bestType',
  'typeAndWords',
  'likelyClause',
  'likelyOwn',
  'figureOfType',
  'topic',
  'topicWords',
  'topicPlain',
  'cue',
  'cueAndWords',
  'finding',
  'fact',
  'figure',
  'noFigure',
  'operative',
  'aside',
  'short',
  /** how well the clause around it has the question's words */
  'clauseWords',
  /** how much of the question's words stand in what would be cited */
  'covered',
  'coveredAlone',
  'coveredMeant',
  /** whether it speaks in the manner in which it is asked: of what may be, what follows, whose it is, where */
  'may',
  'follows',
  'whose',
  'where',
  /** whether it has a figure of the kind that is asked for */
  'figureAsked',
  /** whether it says what the one who is asked about may or must */
  'doer',
  'long',
] as const

export const signalCount = signalNames.length

const HOW_MUCH =
  /\b(?:how much|how many|what (?:rate|percentage|amount|sum|price|cost|salary|rent|fee|fees|interest|charge|charges|portion|part|share|fine|penalty)|cost me|upper limit|at most|maximum|minimum|the most|the least)\b/
const HOW_LONG =
  /\b(?:how long|how many (?:days|weeks|months|years|hours)|how soon|how fast|how quick\w*|when|till when|until when|by when|how early|how often|notice period|what date|deadline|days)\b/

/** Most telling words of a question that names its matter plainly: what its topic says of it can then be trusted. */
const PLAIN = 4
export const isPlain = ({ stems }: Question): boolean => stems.length <= PLAIN

/** Marks of the topics on the passages: how well each fits, and whether its very words are there. */
export interface TopicMarks {
  /** whether the question itself names a topic */
  readonly named: boolean
  readonly scores: Float64Array
  readonly sure: ReadonlySet<number>
}

/** The signals of every passage for a question, row by row: passage p has its own from p * signalCount. */
export function signalsOf(book: Book, question: Question, asked: Asked, topics: TopicMarks): Float64Array {
  const { passages, ranking, traits } = book
  const signals = new Float64Array(passages.length * signalCount)
  const put = (name: (typeof signalNames)[number], valueAt: (index: number) => number): void => {
    const column = signalNames.indexOf(name)
    for (let index = 0; index < passages.length; index++) signals[index * signalCount + column] = valueAt(index)
  }
  const own = new Map(question.stems.map((stem) => [stem, 1] as const))
  const all = question.stems.reduce((sum, stem) => sum + ranking.idf(stem), 0)
  const words = ranking.score(own)
  const wordShares = levelled(words, passages.length)
  const synonyms = levelled(ranking.score(withSynonyms(question.stems)), passages.length)
  const meant = levelled(ranking.score(new Map(question.meant.map((stem) => [stem, 1] as const))), passages.length)
  const headings = levelled(traits.headings.score(withSynonyms(question.stems, question.meant)), passages.length)
  const letters = levelled(
    traits.letters.score(new Map(piecesOf(question.english).map((piece) => [piece, 1] as const))),
    passages.length,
  )
  const clauseType = traits.clauseTypes.map((shares) => Math.sqrt(dot(asked.types, shares)))
  const ownType = traits.ownTypes.map((shares) => Math.sqrt(dot(asked.types, shares)))
  const typeTop = Math.max(0.05, ...clauseType.map((own, index) => own + ownType[index]!))
  const here = likelyHere(asked.types, traits)
  const likelyClause = traits.clauseTypes.map((shares) => Math.log(0.02 + dot(here, shares)))
  const likelyOwn = traits.ownTypes.map((shares) => Math.log(0.02 + dot(here, shares)))
  put('likelyClause', (index) => likelyClause[index]!)
  put('likelyOwn', (index) => likelyOwn[index]!)
  put('words', (index) => wordShares[index]!)
  put('wordsOfAll', (index) => (all === 0 ? 0 : Math.min(1.5, (words.get(index) ?? 0) / all / 2)))
  put('synonyms', (index) => synonyms[index]!)
  put('meant', (index) => meant[index]!)
  put('heading', (index) => headings[index]!)
  put('letters', (index) => letters[index]!)
  put('beside', (index) => besideOf(passages, synonyms, index))
  put('clauseType', (index) => clauseType[index]!)
  put('ownType', (index) => ownType[index]!)
  put('bestType', (index) => (clauseType[index]! + ownType[index]!) / typeTop)
  put('typeAndWords', (index) => ((clauseType[index]! + ownType[index]!) / typeTop) * synonyms[index]!)
  let topicTop = 0
  for (const score of topics.scores) topicTop = Math.max(topicTop, score)
  put('topic', (index) => (topicTop === 0 ? 0 : Math.max(0, topics.scores[index]!) / topicTop))
  put('topicWords', (index) => (topics.sure.has(index) ? 1 : 0))
  const spans = passages.map((passage) => originalSpan(book.contract.text, passage))
  const touched = (places: readonly { start: number | null; end: number | null }[]): Set<number> => {
    const found = new Set<number>()
    for (const { start, end } of places)
      if (start !== null && end !== null)
        spans.forEach((span, index) => {
          if (start < span.end && span.start < end) found.add(index)
        })
    return found
  }
  const findings = touched(book.analysis.critical_issues)
  const facts = touched(Object.values(book.analysis.key_facts).flat())
  const cues = cuesOf(book, asked)
  let cueTop = 0.05
  for (const score of cues) cueTop = Math.max(cueTop, score)
  put('cue', (index) => cues[index]!)
  put('cueAndWords', (index) => (cues[index]! / cueTop) * Math.max(synonyms[index]!, meant[index]!))
  const plain = isPlain(question) && topics.named
  put('topicPlain', (index) =>
    plain ? (topicTop === 0 ? 0 : topics.scores[index]! / topicTop) + (topics.sure.has(index) ? 0.5 : 0) : 0,
  )
  put('finding', (index) => (findings.has(index) ? clauseType[index]! : 0))
  put('fact', (index) => (facts.has(index) ? clauseType[index]! : 0))
  const much = HOW_MUCH.test(question.english)
  const long = HOW_LONG.test(question.english)
  const isFigured = (index: number): boolean =>
    (much && (traits.money[index]! || traits.shares[index]! || traits.periods[index]!)) ||
    (long && traits.periods[index]!)
  put('figure', (index) => (isFigured(index) ? 1 : 0))
  put('noFigure', (index) => (!much && !long && traits.money[index]! ? 1 : 0))
  put('figureOfType', (index) => (isFigured(index) ? (clauseType[index]! + ownType[index]!) / typeTop : 0))
  put('operative', (index) => (traits.operative[index]! ? 1 : 0))
  put('aside', (index) => (isAside(passages[index]!) ? 1 : 0))
  put('short', (index) => (passages[index]!.end - passages[index]!.start < 60 ? 1 : 0))
  const clauses = clauseScores(book, withSynonyms(question.stems, question.meant))
  put('clauseWords', (index) => clauses[index]!)
  put('covered', (index) => coverage(book, question.stems, aroundStems(book, index)).share)
  put('coveredAlone', (index) => coverage(book, question.stems, ownStems(book, index)).share)
  put('coveredMeant', (index) => coverage(book, question.meant, aroundStems(book, index)).share)
  for (const manner of ['may', 'follows', 'whose', 'where'] as const)
    put(manner, (index) => mannerFit(question, manner, passages[index]!.words))
  const wanted = figureAsked(question)
  put('figureAsked', (index) => (wanted === null ? 0 : hasFigure(book, passages[index]!, wanted) ? 1 : -1))
  put('long', (index) => Math.log1p((passages[index]!.end - passages[index]!.start) / 100))
  put('doer', (index) => doerFit(book, question, passages[index]!))
  return signals
}

/** The stems of a passage with its headings and what would be cited with it: read once a contract. */
const aroundStems = ({ contract, passages }: Book, index: number): Set<string> => {
  const all = once(contract, 'around', () => new Map<number, Set<string>>())
  let own = all.get(index)
  if (own === undefined) {
    const passage = passages[index]!
    const { start, end } = inContext(passages, passage)
    own = new Set(stemsOf(`${passage.read} ${contract.text.norm.slice(start, end)}`))
    all.set(index, own)
  }
  return own
}

const ownStems = ({ contract, passages }: Book, index: number): Set<string> =>
  once(contract, 'own', () => passages.map(({ words }) => new Set(stemsOf(words))))[index]!

/** BM25 over whole clauses, as shares of the best. */
function clauseScores({ contract, passages }: Book, asked: ReadonlyMap<string, number>): Float64Array {
  const { ranking, numbers } = once(contract, 'clauses', () => {
    const numbers = new Map<Clause, number>()
    const stems: Map<string, number>[] = []
    for (const { clause, read } of passages) {
      const at = numbers.get(clause) ?? stems.push(new Map()) - 1
      numbers.set(clause, at)
      for (const stem of stemsOf(read)) stems[at]!.set(stem, (stems[at]!.get(stem) ?? 0) + 1)
    }
    return { ranking: rank(stems), numbers }
  })
  const scores = levelled(ranking.score(asked), numbers.size)
  return Float64Array.from(passages, ({ clause }) => scores[numbers.get(clause)!]!)
}

const isAside = ({ clause }: Passage): boolean => clause.kind !== 'clause' || clause.type === 'definitions'

/** The types asked for among those that the contract has: a type that it lacks does not draw the others away. */
function likelyHere(asked: Float32Array, { heldAnywhere }: Traits): Float32Array {
  const here = asked.map((share, id) => share * (heldAnywhere[id] ?? 0))
  const sum = here.reduce((total, share) => total + share, 0)
  return sum === 0 ? here : here.map((share) => share / sum)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let id = 0; id < a.length; id++) sum += a[id]! * b[id]!
  return sum
}

/** Scores as shares of the best. */
function levelled(scores: ReadonlyMap<number, number>, count: number): Float64Array {
  const levels = new Float64Array(count)
  let top = 0
  for (const score of scores.values()) top = Math.max(top, score)
  if (top > 0) for (const [index, score] of scores) levels[index] = score / top
  return levels
}

/** What the passages beside it in its clause have. */
function besideOf(passages: readonly Passage[], scores: Float64Array, index: number): number {
  let most = 0
  for (const beside of [index - 2, index - 1, index + 1, index + 2])
    if (passages[beside]?.clause === passages[index]!.clause)
      most = Math.max(most, scores[beside]! / Math.abs(beside - index))
  return most
}
