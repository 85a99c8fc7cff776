import { ModelDoubt, ModelIssue, ModelMissing, ModelPlain, type ModelReading } from '@karar/schema'
import { AiFailed } from '../../lib/ai/failure.ts'
import { withoutMachineTalk } from '../../lib/ai/machine-talk.ts'
import { plainText } from '../../lib/ai/plain-text.ts'
import { jsonIn, listOf } from '../../lib/ai/read-json.ts'
import type { Redaction } from '../../lib/ai/redact.ts'
import type { Group } from './groups.ts'

export interface Read {
  reading: ModelReading
  /** entries of no shape that is known, and those that repeat what speaks to a machine */
  wrong: number
}

export const emptyReading = (): ModelReading => ({ issues: [], doubts: [], missing: [], plain: [] })

/** Entries of one answer, at most. */
const most = 60

/**
 * What a model said of a group, as far as it can be read. What was hidden from it is put back; its words are made text.
 *
 * @throws AiFailed not_json, refused; wrong_schema where none of the lists is there
 */
export function readAnswer(text: string, group: Group, redaction: Redaction): Read {
  const object = jsonIn(text)
  const lists = ['issues', 'doubts', 'missing', 'plain'].filter((name) => Array.isArray(object[name]))
  if (lists.length === 0) throw new AiFailed('wrong_schema')
  const issues = listOf(withLaw(object.issues), ModelIssue)
  const doubts = listOf(object.doubts, ModelDoubt)
  const missing = listOf(object.missing, ModelMissing)
  const plain = listOf(object.plain, ModelPlain)
  const wrong = issues.wrong + doubts.wrong + missing.wrong + plain.wrong
  // a list in which nothing can be read is no empty list
  const nothing = issues.kept.length + doubts.kept.length + missing.kept.length + plain.kept.length === 0
  if (nothing && wrong > 0) throw new AiFailed('wrong_schema')
  const told = (said: string) => plainText(redaction.restore(said))
  const allowed = issues.kept.filter(
    ({ category, quote }) =>
      (group.categories.length === 0 || group.categories.includes(category)) && withoutMachineTalk(quote).leftOut === 0,
  )
  const known = new Set(group.known.map(({ id }) => id))
  return {
    reading: {
      issues: allowed.slice(0, most).map((issue) => ({
        ...issue,
        quote: redaction.restore(issue.quote),
        why: told(issue.why),
        law: issue.law.map(told).filter((law) => law !== ''),
      })),
      doubts: doubts.kept
        .filter(({ finding }) => known.has(finding))
        .slice(0, most)
        .map((doubt) => ({ ...doubt, why: told(doubt.why) })),
      missing: group.isWhole ? missing.kept.slice(0, most).map((one) => ({ ...one, why: told(one.why) })) : [],
      plain: plain.kept.slice(0, most).map((line) => ({ ...line, says: told(line.says) })),
    },
    wrong: wrong + issues.kept.length - allowed.length,
  }
}

/** Small models leave out the list of laws, or give one as a word. */
const withLaw = (issues: unknown): unknown =>
  Array.isArray(issues)
    ? issues.map((issue) =>
        typeof issue === 'object' && issue !== null
          ? { ...issue, law: lawsOf((issue as { law?: unknown }).law) }
          : issue,
      )
    : issues
const lawsOf = (law: unknown): string[] =>
  (typeof law === 'string' ? [law] : Array.isArray(law) ? law : [])
    .filter((one): one is string => typeof one === 'string' && one.length <= 200)
    .slice(0, 5)

/** Two readings of one contract as one. */
export function together(a: ModelReading, b: ModelReading): ModelReading {
  const seen = new Set(a.issues.map(({ category, quote }) => `${category} ${quote}`))
  return {
    issues: [...a.issues, ...b.issues.filter(({ category, quote }) => !seen.has(`${category} ${quote}`))],
    // of one finding the first word stands, unless another part of the reading agrees with it
    doubts: [...a.doubts, ...b.doubts],
    missing: [...a.missing, ...b.missing],
    plain: [...a.plain, ...b.plain.filter(({ clause }) => !a.plain.some((line) => line.clause === clause))],
  }
}
