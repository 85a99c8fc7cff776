import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../../understand/contract.ts'

/** Sentences with fewer characters are read whole only. */
const LONG = 230
/** A part has at least and, where a comma allows, at most so many characters. */
const LEAST = 60
const MOST = 190
/** How much of the sentence's beginning is read with each part: who it speaks of stands there. */
const OPENING = 60

const CUT =
  /(?:;|:|,) (?=(?:and|but|or|provided|which|who|whereupon|in which|failing|save|subject|notwithstanding|if|where|unless|even|whether|including|without|so that|it being|such|the|any|all|no|nor|[a-z]+ shall|at|for|upon|on)\b)/g

/**
 * A long sentence in parts, cut at its commas, each read on from the sentence's opening words: a harsh half of a long fair
 * sentence is lost in the whole. Empty for a sentence that is short.
 */
export function partsOf({ text }: Contract, sentence: Sentence): Sentence[] {
  if (sentence.end - sentence.start < LONG) return []
  const cuts: number[] = [0]
  for (const match of sentence.text.matchAll(CUT)) {
    const at = match.index + match[0].length
    if (at - cuts.at(-1)! < LEAST || sentence.text.length - at < LEAST) continue
    const previous = cuts.at(-1)!
    if (at - previous >= LEAST && (at - previous > MOST / 2 || sentence.text.length - previous > MOST)) cuts.push(at)
  }
  if (cuts.length < 2) return []
  const opening = sentence.text.lastIndexOf(' ', OPENING)
  return cuts.map((from, index) => {
    const start = sentence.start + from
    const end = sentence.start + (cuts[index + 1] ?? sentence.text.length)
    const leadSpan =
      index === 0 ? sentence.leadSpan : { start: sentence.start, end: sentence.start + Math.max(0, opening) }
    const lead = text.norm.slice(leadSpan.start, leadSpan.end).trimEnd()
    const own = text.norm.slice(start, end).trimEnd()
    return {
      index: sentence.index,
      start,
      end: start + own.length,
      text: own,
      leadSpan,
      lead,
      full: lead === '' ? own : `${lead} ${own}`,
    }
  })
}
