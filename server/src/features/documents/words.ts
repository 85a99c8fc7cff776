export const words = {
  notMultipart: 'Send the file as multipart/form-data, in the field "file".',
  noFile: 'There is no file in this upload. Send it in the field "file".',
  oneFile: 'Send one file at a time, in the field "file"; only the photos of one document may be several.',
  tooManyFiles: 'Send at most 30 photos for one document, and any other file by itself.',
  photosTooLarge: 'These photos are larger than 30 MB together. Save them smaller, or send the contract in parts.',
  brokenOff: 'The upload broke off before the file was whole. Please try again.',
  tookTooLong:
    'Opening this file took too long and was stopped. Save it once more, or split it into smaller parts, and try again.',
  tooMuchMemory:
    'Opening this file needs more memory than one document may have, so it was stopped. Save it once more, or print it to PDF again, and upload that.',
  duplicate: (name: string) => `You have uploaded this very file before, as "${name}".`,
  uploaded: 'Uploaded.',
  uploadedAndAnalyzing: 'Uploaded. The analysis has started.',
  long: (pages: number) => `This document has about ${pages} pages, so its analysis takes longer than usual.`,
  unnamed: 'document',
  nameless: 'Give the document a name.',
  badCursor: 'The cursor is not one that this list gave out.',
} as const
