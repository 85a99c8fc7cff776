import { changePicture } from '../change-picture.ts'
import type { Ink } from '../paper/ink.ts'
import type { Picture } from '../pictures.ts'
import { fewLetters, isHindi, lettersOf, nonsense, quality } from '../quality.ts'
import type { Languages, Recogniser } from '../recogniser.ts'
import type { Way } from './lines-run.ts'
import { sampleOf } from './sample.ts'

/** What earlier pages of a document tell about the next one. */
export interface Habit {
  /** turns by 90 degrees, clockwise, after which a page stands upright */
  quarters: number
  languages: Languages
}

/** A sample that reads as well as this leaves no doubt. */
const sure = 0.85

/**
 * Finds how a page lies by reading a few lines of it in each position that its lines allow for: a whole page of nonsense
 * takes the recogniser two or three times as long as one of words, and the time of a page does not suffice for four.
 *
 * @param way that its lines run, where that is known
 * @param habit is tried first
 * @returns undefined where no position gives words
 */
export async function findPosition(
  recogniser: Recogniser,
  even: Picture,
  ink: Ink,
  way: Way | undefined,
  habit: Readonly<Habit>,
): Promise<Habit | undefined> {
  const all = way === undefined ? [0, 2, 1, 3] : way === 'across' ? [0, 2] : [1, 3]
  const order = [...all.filter((quarters) => quarters === habit.quarters), ...all.filter((q) => q !== habit.quarters)]
  const both = habit.languages === 'eng+hin'
  for (const languages of both ? (['eng+hin'] as const) : (['eng', 'eng+hin'] as const)) {
    let best: { score: number; habit: Habit } | undefined
    for (const quarters of order) {
      const sample = sampleOf(even, ink, quarters % 2 === 0 ? 'across' : 'down')
      const { lines } = await recogniser.page(await changePicture(sample, quarters), languages)
      const letters = lettersOf(lines)
      const score = quality(lines)
      if (letters.length < fewLetters || score < Math.max(nonsense, best?.score ?? 0)) continue
      best = { score, habit: { quarters, languages: isHindi(letters) ? 'eng+hin' : 'eng' } }
      if (score > sure) break
    }
    if (best) return best.habit
  }
  return undefined
}
