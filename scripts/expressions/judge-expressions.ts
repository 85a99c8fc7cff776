import { createHash } from 'node:crypto'
import type { Proof, Verdict } from './prove-expression.ts'
import type { Expression } from './read-expressions.ts'

export interface Judged {
  /** how many repeat something without an end; the others can take no more than in proportion to a text */
  tried: number
  /** what may not stay as it is, one line each */
  findings: string[]
  /** expressions of the engine that are quadratic on a text of any length; what they are given is bounded */
  quadratic: string[]
  /** what is to be known of each from now on, by its key */
  known: Map<string, Verdict>
  /** how many were not known before */
  proven: number
}

/** Some repetition without an end. */
const unbounded = /[*+]|\{\d+,\}/

/** What an expression is known by; the same wherever it stands. */
export const keyOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

/**
 * Says which expressions can be made slow. Those that read files and requests must be linear, or stand in `exceptions`
 * with what bounds their texts. Those of the engine see clauses and lines; they may be quadratic, and not worse: that
 * the engine as a whole is linear on hostile texts is held by a test of its own.
 *
 * @param exceptions from the source of an expression to the reason why it may stay
 * @param known what was proven before, by key
 * @param prove called for each expression that is not known
 */
export function judgeExpressions(
  expressions: Iterable<Expression>,
  exceptions: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, Verdict>,
  prove: (source: string, flags: string) => Proof,
): Judged {
  const judged: Judged = { tried: 0, findings: [], quadratic: [], known: new Map(), proven: 0 }
  const all = [...expressions]
  for (const one of distinct(all)) {
    const { source, flags, place } = one
    if (!unbounded.test(source)) continue
    judged.tried++
    const before = known.get(keyOf(one))
    if (before === undefined) judged.proven++
    const { verdict, attack }: Proof = before === undefined ? prove(source, flags) : { verdict: before }
    if (verdict !== 'slow') judged.known.set(keyOf(one), verdict)
    if (verdict === 'safe' || verdict === 'tried' || exceptions.has(source)) continue
    const line = `${place}: /${source}/${flags} is ${verdict}${attack ? `, for instance on ${attack}` : ''}`
    if (verdict === 'quadratic' && place.startsWith('engine/')) judged.quadratic.push(line)
    else judged.findings.push(line)
  }
  for (const source of exceptions.keys()) {
    if (!all.some((one) => one.source === source)) judged.findings.push(`nothing is /${source}/ any more`)
  }
  return judged
}

/** Each once: the one outside of the engine before the one in it, which has more freedom. */
function distinct(expressions: readonly Expression[]): Expression[] {
  const rank = ({ place }: Expression) => (place.startsWith('engine/') ? 1 : 2)
  const found = new Map<string, Expression>()
  for (const one of expressions) {
    const other = found.get(keyOf(one))
    if (!other || rank(one) > rank(other)) found.set(keyOf(one), one)
  }
  return [...found.values()]
}
