import { type PlacesRead, type PlacesToRead, readPlaces } from '@karar/engine'

/** What the reader makes of places together with a question. */
type ReadsPlaces = (toRead: PlacesToRead) => Promise<PlacesRead>

/** Reads by `read`; gives nothing where that does not run on this machine, so that the words alone decide, and does not try again. */
export function whereItRuns(read: ReadsPlaces): ReadsPlaces {
  let runs = true
  return async (toRead) => {
    if (!runs) return []
    try {
      return await read(toRead)
    } catch {
      runs = false
      return []
    }
  }
}

export const placesRead: ReadsPlaces = whereItRuns(readPlaces)
