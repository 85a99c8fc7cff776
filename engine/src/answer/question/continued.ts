import { askedOf, bare, moreAsked, ofMe, ofThem } from '../../language/follow-ups.ts'
import { type Question, readQuestion } from './question.ts'

/** A question of more words is one of its own. */
const LONGEST = 48

/**
 * What a question that only goes on with the one before asks: 'and for them?' asks the same of the other side, 'kab?' when.
 * Null where it is a question of its own.
 */
export function continued(asked: string, before: string | undefined): Question | null {
  const said = bare(
    asked
      .replace(/[,?!]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  if (before === undefined || said === '' || said.length > LONGEST) return null
  const more = moreAsked(said)
  const side = ofThem.test(said) ? 'them' : ofMe.test(said) ? 'me' : null
  if (more === null && side === null) return null
  const { english } = readQuestion(before)
  const now = readQuestion(more === null ? askedOf(english, side!) : `${more} ${english}`)
  return { ...now, raw: asked, language: readQuestion(asked).language }
}
