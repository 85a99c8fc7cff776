import type { Answer } from '@karar/schema'

/**
 * Drops and counts citations that do not stand in the document: each quote must be, to the letter, what the text says at
 * its place.
 *
 * @throws Error where an answer rested on citations and none of them is left: then nothing bears it
 */
export function groundAnswer(answer: Answer, text: string): { answer: Answer; dropped: number } {
  const citations = answer.citations.filter(
    ({ start, end, quote }) => start < end && end <= text.length && text.slice(start, end) === quote,
  )
  const dropped = answer.citations.length - citations.length
  if (dropped > 0 && citations.length === 0) throw new Error('no citation of an answer stands in the text')
  return { answer: dropped === 0 ? answer : { ...answer, citations }, dropped }
}
