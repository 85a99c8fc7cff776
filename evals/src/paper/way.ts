import { type Answers, type PlacesRead, type PlacesToRead, readPlaces } from '@karar/engine'
import type { Answer, Citation } from '@karar/schema'

/** How a question is answered: as the product does, with the places read together with it, or by the words alone. */
export interface Way {
  /** as rows and columns call it */
  readonly name: string
  /** as it stands above a table */
  readonly heading: string
  readonly read: (toRead: PlacesToRead) => Promise<PlacesRead>
}

export const wordsAlone: Way = {
  name: 'words alone',
  heading: 'Questions are answered by words alone.',
  read: async () => [],
}

/** The least that can be read. */
const PROBE: PlacesToRead = { question: 'rent', places: [{ start: 0, end: 4, words: 'rent' }] }

/** As the product answers on this machine, unless the words alone are wanted: where the reader does not run, the heading says why. */
export async function wayOf(wantsWords: boolean, read = readPlaces): Promise<Way> {
  if (wantsWords) return wordsAlone
  try {
    await read(PROBE)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { ...wordsAlone, heading: `Questions are answered by words alone: the reader does not run here (${why}).` }
  }
  return {
    name: 'with the reader',
    heading: 'Questions are answered as in the product: places are read together with the question.',
    read,
  }
}

/** The ways that are measured beside each other: the words alone, and with the reader where that is the way. */
export const besideWords = (way: Way): Way[] => (way.name === wordsAlone.name ? [way] : [wordsAlone, way])

/** What is said to a question, and the passages that the ranking puts first, whatever was decided. */
export async function askBy(
  { read }: Way,
  answers: Answers,
  question: string,
): Promise<{ answer: Answer; ranked: Citation[] }> {
  const places = await read(answers.toRead(question))
  return { answer: answers.ask(question, [], places), ranked: answers.places(question, places) }
}
