/** Limits of a document, shared by browser, reader and server. */
export const documentLimits = {
  /** bytes of a file */
  fileBytes: 10 * 1024 * 1024,
  /** photos that can become one document */
  photos: 30,
  /** bytes of all of them together as they are sent; bound into one file they are made to fit */
  photoBytes: 30 * 1024 * 1024,
  /** characters of the document's text */
  characters: 2_000_000,
  pages: 500,
  /** characters that count as a page where a format has none */
  charactersPerPage: 3000,
} as const
