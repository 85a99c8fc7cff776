import type { IssueCategory } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { formatDate } from '../grammar/calendar.ts'
import { words as language } from '../language/en.ts'
import { say } from '../language/message.ts'
import { figuresOn } from '../law/figures.ts'

/** What a model is told of a category: its card, in words for a contract whose parties have no names. */
export function askedOf(category: IssueCategory, day: string): { readonly title: string; readonly harm: string } {
  const { title, harm } = cards[category].words
  const { you, other, clause } = language.library
  const tell = (message: string): string =>
    say(message, { ...figuresOn(day, formatDate), you, youIs: 'you', other, otherIs: 'other', clause, figure: '' })
  return { title: tell(title), harm: tell(harm) }
}
