import { type PlacesRead, type PlacesToRead, readPlaces } from '@karar/engine'

/**
 * What the reader makes of places together with a question.
 *
 * @param tell hears why it does not run on this machine, once
 */
type ReadsPlaces = (toRead: PlacesToRead, tell: (error: unknown) => void) => Promise<PlacesRead>

/** Reads by `read`; gives nothing where that does not run on this machine, so that the words alone decide, and does not try again. */
export function whereItRuns(read: (toRead: PlacesToRead) => Promise<PlacesRead>): ReadsPlaces {
  let runs = true
  return async (toRead, tell) => {
    if (!runs) return []
    try {
      return await read(toRead)
    } catch (error) {
      // of two that read at once both may fail
      if (runs) tell(error)
      runs = false
      return []
    }
  }
}

export const placesRead: ReadsPlaces = whereItRuns(readPlaces)
