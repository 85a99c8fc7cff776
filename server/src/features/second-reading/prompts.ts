import { askedOf } from '@karar/engine/asked'
import { type IssueCategory, issueCategories, ModelReading, type UnifiedAnalysis } from '@karar/schema'
import { z } from 'zod'
import type { Prompt } from '../../lib/ai/call.ts'
import { delimited } from '../../lib/ai/delimited.ts'
import { withoutMachineTalk } from '../../lib/ai/machine-talk.ts'
import type { Redaction } from '../../lib/ai/redact.ts'
import type { Group } from './groups.ts'
import { promptWords as words } from './prompt-words.ts'

export type Side = Pick<UnifiedAnalysis['perspective'], 'party' | 'role'> & { kind: string; day: string }

/** The shape of an answer, as models take it: closed objects in which nothing is optional, and no limits on lengths. */
function answerSchema(name: string, shape: z.ZodType): NonNullable<Prompt['schema']> {
  const { $schema: _, ...json } = z.toJSONSchema(shape) as Record<string, unknown>
  return { name, json: withoutLimits(json) as NonNullable<Prompt['schema']>['json'] }
}

/** Some providers refuse what others ask for. What it says is held against our own schema when it comes. */
function withoutLimits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLimits)
  if (typeof value !== 'object' || value === null) return value
  const limits = ['minLength', 'maxLength', 'minItems', 'maxItems']
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) =>
      limits.includes(key) && typeof own === 'number' ? [] : [[key, withoutLimits(own)]],
    ),
  )
}

const schema = answerSchema('reading', ModelReading)
/** Room for an answer about one group. */
const mostTokens = 6000

const listed = (categories: readonly string[], day: string) =>
  [
    words.categories,
    ...categories.map((category) => {
      const { title, harm } = askedOf(category as IssueCategory, day)
      return `- ${category}: ${title}. ${harm.split('. ')[0]}`
    }),
  ].join('\n')

/** What to say to a model about a group of clauses, and how many passages of it are not said. */
export function readingPrompt(group: Group, side: Side, redaction: Redaction): { prompt: Prompt; leftOut: number } {
  const part = withoutMachineTalk(group.part)
  const hide = redaction.hide
  const known = group.known.map(
    ({ id, category, quote }) => `${id} | ${category} | ${withoutMachineTalk(quote.slice(0, 200)).text}`,
  )
  const instructions = [
    words.reading,
    group.way === 'whole' ? words.whole : '',
    group.way === 'questions' ? words.questions : '',
    listed(group.categories.length > 0 ? group.categories : issueCategories, side.day),
  ]
  const data = [
    delimited('SIDE', hide(withoutMachineTalk(words.side(side.party, side.role, side.kind)).text)),
    ...(group.definitions === '' ? [] : [delimited('DEFINITIONS', hide(withoutMachineTalk(group.definitions).text))]),
    delimited('PART', hide(part.text)),
    delimited('KNOWN', hide(known.join('\n'))),
  ]
  return {
    prompt: {
      instructions: instructions.filter((line) => line !== '').join('\n'),
      data: data.join('\n\n'),
      schema,
      mostTokens,
    },
    leftOut: part.leftOut,
  }
}

const Sentences = z.object({ sentences: z.array(z.object({ says: z.string(), quotes: z.array(z.string()) })) })
const chatSchema = answerSchema('answer', Sentences)
const mostOfAnAnswer = 2000

/** What to say to a model about a question. */
export function chatPrompt(
  { question, earlier, passages }: { question: string; earlier: string; passages: string },
  { hide }: Redaction,
): Prompt {
  const data = [
    delimited('CONTRACT', hide(withoutMachineTalk(passages).text)),
    ...(earlier === '' ? [] : [delimited('EARLIER', hide(earlier))]),
    delimited('QUESTION', hide(question)),
  ]
  return { instructions: words.chat, data: data.join('\n\n'), schema: chatSchema, mostTokens: mostOfAnAnswer }
}
