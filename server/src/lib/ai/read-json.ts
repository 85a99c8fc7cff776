import type { z } from 'zod'
import { AiFailed } from './failure.ts'

/** The longest text that is taken for an answer. */
const mostCharacters = 2_000_000

/**
 * The object that an answer holds, whatever a model put around it: fences, thoughts, a sentence before it.
 *
 * @throws AiFailed not_json, refused
 */
export function jsonIn(text: string): Record<string, unknown> {
  const bare = withoutThoughts(text.slice(0, mostCharacters))
  const from = bare.indexOf('{')
  const to = bare.lastIndexOf('}')
  if (from < 0 || to <= from) {
    throw new AiFailed(/\b(?:can(?:'|no)t|unable|not able|sorry|won't)\b/i.test(bare) ? 'refused' : 'not_json')
  }
  try {
    const value: unknown = JSON.parse(bare.slice(from, to + 1))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // told below: the parser's own words would hold the answer
  }
  throw new AiFailed('not_json')
}

/** Models that think aloud close their thoughts before they answer. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>')
  return end < 0 ? text : text.slice(end + '</think>'.length)
}

/** Of a list, what has the right shape, and how much has not. One wrong entry does not spoil the others. */
export function listOf<Shape extends z.ZodType>(
  value: unknown,
  shape: Shape,
): { kept: z.output<Shape>[]; wrong: number } {
  if (!Array.isArray(value)) return { kept: [], wrong: 0 }
  const kept = value.slice(0, 500).flatMap((one) => {
    const parsed = shape.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
  return { kept, wrong: value.length - kept.length }
}
