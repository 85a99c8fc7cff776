import { documentLimits } from '@karar/schema'

/**
 * Bounds of reading that only the reader knows; those a person meets (bytes, pages, characters) are in the schema.
 * A DOCX within the file limit that holds photographs unpacks to little more than itself; XML packs ten to twenty
 * times, so a book of two million characters with heavy formatting stays well under these figures.
 */
export const readingLimits = {
  ...documentLimits,
  /** bytes of a DOCX when unpacked, all entries together; of a PDF all its streams but pictures */
  unpackedBytes: 150 * 1024 * 1024,
  /** entries of a DOCX */
  zipEntries: 5000,
  /** nesting of XML elements; Word itself stops at a few dozen nested tables */
  xmlDepth: 200,
  /** XML elements of one paragraph or table held in memory at once */
  xmlNodes: 500_000,
  /** attributes of one XML element */
  xmlAttributes: 1000,
  /** bytes of a PDF stream in a packing that is not looked into (LZW, ASCII85) */
  oddStreamBytes: 512 * 1024,
  /** milliseconds for one document, without the recognition of pictures */
  timeMs: 120_000,
  /** milliseconds for recognising the pictures of one document: some five hundred pages on two cores */
  recognitionMs: 10 * 60_000,
  /** milliseconds of the processor's time for drawing one page: a scan of A3 at 600 dpi takes two or three seconds */
  drawingMs: 5_000,
  /** milliseconds of the processor's time for recognising one page; a hard one takes ten */
  recognisingMs: 30_000,
  /** pages that may want more than that before the others are left alone */
  latePages: 3,
  /** milliseconds by the clock for one page, after which its thread is taken for dead */
  pageWaitMs: 3 * 60_000,
  /** letters of one page of a PDF: the longest paper that a PDF knows (five metres) holds as many in small print */
  pageCharacters: 150_000,
  /** steps in which one page is drawn, above which nobody looks for the borders of tables; a page of tables has thousands */
  pageOperators: 100_000,
  /** pages that may have more before the others are not looked through either */
  overdrawnPages: 3,
  /** dots of one picture in a PDF: A3 at 600 dpi; it is unpacked whole before it is drawn */
  pictureDots: 75_000_000,
  /** dots of all pictures of a PDF, above which nobody looks for drawn borders: reading those unpacks the pictures */
  looksForRules: 8_000_000,
} as const
