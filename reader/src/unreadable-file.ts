import type { UnreadableReason } from '@karar/schema'
import { unreadableWords } from './words.ts'

export type Sentence = keyof typeof unreadableWords
export type Detail = Record<string, number | string>

/** Which reason each sentence stands for: several sentences may share one reason. */
const reasonOf: Record<Sentence, UnreadableReason> = {
  emptyFile: 'empty_file',
  noPages: 'empty_file',
  tooLarge: 'too_large',
  tooManyPages: 'too_many_pages',
  tooLong: 'too_long',
  pageTooLong: 'too_long',
  unpacksTooLarge: 'unpacks_too_large',
  unpacksTooLargePdf: 'unpacks_too_large',
  tookTooLong: 'took_too_long',
  tookTooLongScan: 'took_too_long',
  encryptedPdf: 'encrypted',
  encryptedWord: 'encrypted',
  corruptPdf: 'corrupt',
  corruptWord: 'corrupt',
  corruptText: 'corrupt',
  scannedPdf: 'no_text',
  blankPdf: 'no_text',
  garbledPdf: 'no_text',
  noWordsWord: 'no_text',
  noWordsText: 'no_text',
  oldWord: 'wrong_kind',
  spreadsheet: 'wrong_kind',
  presentation: 'wrong_kind',
  openDocument: 'wrong_kind',
  zipArchive: 'wrong_kind',
  picture: 'wrong_kind',
  heic: 'wrong_kind',
  tooManyPhotos: 'too_many_pages',
  notAllPhotos: 'wrong_kind',
  photosTooLarge: 'too_large',
  photoHuge: 'unpacks_too_large',
  corruptPhoto: 'corrupt',
  richText: 'wrong_kind',
  webPage: 'wrong_kind',
  otherKind: 'wrong_kind',
}

/** A file that cannot be read, and the sentence that tells a person what to do. `detail` holds figures, never text of the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason
  readonly detail?: Detail

  constructor(sentence: Sentence, detail?: Detail, cause?: unknown) {
    super(fill(unreadableWords[sentence], detail), cause === undefined ? undefined : { cause })
    this.reason = reasonOf[sentence]
    if (detail) this.detail = detail
  }
}

/** Puts figures into a sentence: `{pages}` becomes the number, grouped as India writes it. */
function fill(sentence: string, detail: Detail = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = detail[name]
    return typeof value === 'number' ? value.toLocaleString('en-IN') : (value ?? whole)
  })
}
