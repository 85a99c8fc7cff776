import { normalize, originalSpan, type Span } from '../grammar/normalize.ts'
import { openPlaces } from './locate.ts'

/** Where quotes of a model stand in a document, as the document has them; null for those that stand nowhere. */
export function locateQuotes(text: string, quotes: readonly string[]): (Span | null)[] {
  const normal = normalize(text)
  const places = openPlaces(normal)
  return quotes.map((quote) => {
    const found = places.find(quote)
    return found === null ? null : originalSpan(normal, found)
  })
}
