import type { Question } from '../question/question.ts'
import { disputeTopics } from './disputes.ts'
import { exitTopics } from './exit.ts'
import { moneyTopics } from './money.ts'
import { propertyTopics } from './property.ts'
import { rightsTopics } from './rights.ts'
import type { Topic } from './topic.ts'
import { workTopics } from './work.ts'

export const allTopics: readonly Topic[] = [
  ...exitTopics,
  ...moneyTopics,
  ...propertyTopics,
  ...rightsTopics,
  ...disputeTopics,
  ...workTopics,
]

interface Asked {
  readonly needed: readonly RegExp[]
  readonly forbidden: readonly RegExp[]
}

/** Words that are whole as they stand: 'i' must not find 'if'. */
const WHOLE = /(^|\|)(i|me|my|it|we|if|he|us|war|tie|cat|dog|pet|tag|top|cap|caps)(?=\||$)/g
const group = (alternatives: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${alternatives.trim().replace(WHOLE, String.raw`$1$2\b`).replace(WHOLE, String.raw`$1$2\b`)})`,
  )

function parse(ask: string): Asked {
  const [needed = '', ...forbidden] = ask.split(/ !/)
  return {
    needed: needed
      .split(/ & ?/)
      .filter((part) => part.trim() !== '')
      .map(group),
    forbidden: forbidden.map(group),
  }
}

const asked = allTopics.map(({ asks }) => asks.map(parse))

/** How well a question fits a topic: how much of it the topic's words cover; 0 where it does not fit. */
function fitOf(text: string, ways: readonly Asked[]): number {
  let best = 0
  for (const { needed, forbidden } of ways) {
    if (forbidden.some((words) => words.test(text))) continue
    let score = 0
    for (const words of needed) {
      const length = words.exec(text)?.[0].trim().length ?? 0
      if (length === 0) {
        score = 0
        break
      }
      score += 3 + Math.min(12, length)
    }
    best = Math.max(best, score)
  }
  return best
}

/** The topics that a question in English words may be about, the best first. */
export function topicsOf(text: string): Topic[] {
  return asked
    .map((ways, index) => ({ topic: allTopics[index]!, score: fitOf(text, ways) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}

/** The topics of a question: those that its own words name, and behind them those that what it means names. */
export function topicsFor({ english, wide }: Question): { own: Topic[]; meant: Topic[] } {
  const own = topicsOf(english)
  const meant = wide === '' ? [] : topicsOf(`${english} ${wide}`).filter((topic) => !own.includes(topic))
  return { own, meant }
}
