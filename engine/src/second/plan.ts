import { type IssueCategory, issueCategories } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { Theme } from '../categories/shape/card.ts'
import { stem } from '../grammar/stem.ts'
import { type Contract, understand } from '../understand/contract.ts'

/** A clause as it is put before a model. Original positions. */
export interface PlannedClause {
  readonly id: string
  readonly start: number
  readonly end: number
  /** stems of its own words, for those who look for passages */
  readonly called: string
}

/** A sentence that says what a term means. */
export interface Definition {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** The cards of one theme with the clauses in which their answers would stand. */
export interface Question {
  readonly theme: Theme
  readonly categories: readonly IssueCategory[]
  readonly clauses: readonly string[]
}

/** What a model is to be asked about a contract. */
export interface Plan {
  readonly clauses: readonly PlannedClause[]
  readonly definitions: readonly Definition[]
  readonly questions: readonly Question[]
}

const DEFINES =
  /["“'‘]([^"”'’\n]{2,60})["”'’]\)?\s{0,3}(?:shall\s|will\s)?(?:mean|means|have the meaning|has the meaning|refers? to|includes?)\b/gi
/** Most definitions that are sent along, and clauses that are looked at for one theme. */
const MOST = { definitions: 200, clauses: 8 } as const

/** Takes a contract apart for a model: clauses, defined terms, and the passages for each theme of the playbook. */
export function planSecond(text: string, day: string): Plan {
  const contract = understand(text, day)
  const clauses = contract.clauses
    .filter(({ start, end }) => end > start)
    .map(({ id, start, end, text: own, heading }) => ({
      id,
      start,
      end,
      called: stemsIn(`${heading ?? ''} ${own}`).join(' '),
    }))
  return { clauses, definitions: definitionsIn(text), questions: questionsOf(contract, clauses) }
}

function definitionsIn(text: string): Definition[] {
  const found: Definition[] = []
  for (const match of text.matchAll(DEFINES)) {
    if (found.length === MOST.definitions) break
    const stop = text.indexOf('\n', match.index)
    const end = Math.min(stop < 0 ? text.length : stop, match.index + 500)
    found.push({ term: match[1]!.trim(), start: match.index, end })
  }
  return found
}

const stemsIn = (text: string): string[] => [...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem))]

/** For each theme that this kind of contract can raise: its categories, and the clauses that share most of their words. */
function questionsOf(contract: Contract, clauses: readonly PlannedClause[]): Question[] {
  const words = clauses.map(({ called }) => new Set(called.split(' ')))
  const seen = new Map<string, number>()
  for (const own of words) for (const word of own) seen.set(word, (seen.get(word) ?? 0) + 1)
  const rare = (word: string): number => Math.log(1 + clauses.length / (1 + (seen.get(word) ?? 0)))
  const open = issueCategories.filter((category) => {
    const { kinds } = cards[category]
    return kinds === undefined || kinds.includes(contract.type)
  })
  const byTheme = Map.groupBy(open, (category) => cards[category].theme)
  return [...byTheme].map(([theme, categories]) => {
    const chosen = new Set<number>()
    const each = Math.max(1, Math.floor(MOST.clauses / categories.length))
    for (const category of categories) {
      const { title, harm, ask, wording } = cards[category].words
      const wanted = stemsIn(`${category.replaceAll('_', ' ')} ${title} ${harm} ${ask} ${wording ?? ''}`)
      const scored = words.map((own, index) => ({
        index,
        score: wanted.reduce((sum, word) => sum + (own.has(word) ? rare(word) : 0), 0) / Math.sqrt(8 + own.size),
      }))
      for (const { index, score } of scored.toSorted((a, b) => b.score - a.score || a.index - b.index).slice(0, each)) {
        if (score > 0) chosen.add(index)
      }
    }
    return { theme, categories, clauses: [...chosen].sort((a, b) => a - b).map((index) => clauses[index]!.id) }
  })
}
