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

/** The longest entry of a list that is read while it comes. */
const mostOfAnEntry = 20_000

/**
 * Reads the objects of a list while the answer that holds it still comes in: each as soon as it is whole. What is no such
 * list yields nothing; the whole answer is to be read by `jsonIn` all the same.
 *
 * @param name of the list in the answer's object
 * @returns takes a piece of the answer, and gives the objects that are whole by now
 */
export function openEntries(name: string): (piece: string) => unknown[] {
  const begins = new RegExp(`"${name}"\\s*:\\s*\\[`)
  let left = ''
  let isIn = false
  let isOver = false
  return (piece) => {
    if (isOver) return []
    left += piece
    if (!isIn) {
      const bare = /<think>/.test(left) && !left.includes('</think>') ? '' : withoutThoughts(left)
      const begin = begins.exec(bare)
      if (begin === null) return []
      isIn = true
      left = bare.slice(begin.index + begin[0].length)
    }
    const entries: unknown[] = []
    for (;;) {
      left = left.replace(/^[\s,]+/, '')
      const end = left.startsWith('{') ? endOfObject(left) : undefined
      // an entry that is no object, or the end of the list
      isOver = left !== '' && (!left.startsWith('{') || (end === undefined && left.length > mostOfAnEntry))
      if (end === undefined) return entries
      try {
        entries.push(JSON.parse(left.slice(0, end)))
      } catch {
        isOver = true
        return entries
      }
      left = left.slice(end)
    }
  }
}

/** The place after the brace that closes the first; nothing where it has not come yet. */
function endOfObject(text: string): number | undefined {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\' && isQuoted) at++
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '{') depth++
    else if (!isQuoted && sign === '}' && --depth === 0) return at + 1
  }
  return undefined
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
