import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../../understand/contract.ts'
import { lastMentionBefore } from '../../understand/parties/mentions.ts'
import { amountsIn } from './amounts.ts'
import { exit } from './lexicon/exit.ts'
import { general } from './lexicon/general.ts'
import { ConceptFinder, eachWord } from './lexicon/lexicon.ts'
import { liability } from './lexicon/liability.ts'
import { money } from './lexicon/money.ts'
import { rights } from './lexicon/rights.ts'
import { work } from './lexicon/work.ts'
import { wordHash } from './word-hash.ts'

export const concepts = new ConceptFinder([general, exit, liability, money, work, rights])

/** Both parties alike are named there; or nobody is. */
export const MUTUAL = -1
export const NOBODY = -2

/** A concept spoken of in a sentence: its words, and whether 'not' or 'without' stands close before. */
export interface Spoken {
  readonly concept: number
  readonly from: number
  readonly to: number
  readonly negated: boolean
}

/** A sentence divided into words, with concepts found and parties marked: what does not depend on who bears it. */
export interface ReadSentence {
  readonly sentence: Sentence
  readonly words: readonly string[]
  /** of the words' light stems */
  readonly hashes: Int32Array
  /** for each word: index of the party named there, MUTUAL, or NOBODY */
  readonly parties: readonly number[]
  readonly spoken: readonly Spoken[]
  readonly amounts: readonly string[]
}

const NEGATIONS = new Set(['not', 'no', 'never', 'neither', 'nor', 'cannot', 'nothing', 'without', 'none'])

export function readSentence(contract: Contract, sentence: Sentence): ReadSentence {
  const words: string[] = []
  const parties: number[] = []
  const amounts: string[] = []
  const spans: Span[] = sentence.lead === '' ? [sentence] : [sentence.leadSpan, sentence]
  for (const span of spans) {
    readSpan(contract, span, words, parties)
    amounts.push(...amountsIn(contract, span))
  }
  const spoken = concepts
    .find(words)
    .map(({ concept, from, to }) => ({ concept, from, to, negated: isNegated(words, from) }))
  const hashes = new Int32Array(words.length)
  for (let index = 0; index < words.length; index++) hashes[index] = wordHash(words[index]!)
  return { sentence, words, hashes, parties, spoken, amounts }
}

/** A party is one word here, whatever it is called: '#party'. 'Each party', 'the other party' stay words. */
function readSpan({ text, mentions }: Contract, span: Span, words: string[], parties: number[]): void {
  let next = Math.max(0, lastMentionBefore(mentions, span.start))
  let last = -1
  eachWord(text.norm, span, (word, place) => {
    while (next < mentions.length && mentions[next]!.end <= place) next++
    const mention = mentions[next]
    const who = mention !== undefined && mention.start <= place && place < mention.end ? mention.who : null
    if (who === null || who === 'mutual') {
      words.push(word)
      parties.push(who === null || last === next ? NOBODY : MUTUAL)
      last = who === null ? -1 : next
      return
    }
    if (last !== next) {
      words.push('#party')
      parties.push(who.index)
    }
    last = next
  })
}

function isNegated(words: readonly string[], at: number): boolean {
  for (let index = Math.max(0, at - 4); index < at; index++) if (NEGATIONS.has(words[index]!)) return true
  return false
}
