import { type PlacesRead, type PlacesToRead, readPlaces } from '@karar/engine'

let runs = true

/**
 * What the reader makes of places together with a question; nothing where it does not run on this machine, and the words
 * alone then decide. Its files are looked for once.
 */
export async function placesRead(toRead: PlacesToRead): Promise<PlacesRead> {
  if (!runs) return []
  try {
    return await readPlaces(toRead)
  } catch {
    runs = false
    return []
  }
}
