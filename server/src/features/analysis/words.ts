import type { Progress } from '@karar/schema'

export const words = {
  started: 'Analysis started.',
  messages: {
    // the page goes on asking while it reads 'Analysis in progress'
    inProgress: 'Analysis in progress...',
    available: 'Analysis available.',
    pending: 'This document has not been analyzed yet.',
  },
  progress: {
    queued: 'Waiting for its turn',
    noRoom: 'Waiting until there is room on the server again',
    converting: 'Opening the file',
    ocr: 'Recognising the text',
    analyzing: 'Reading the clauses against Indian law',
    finalizing: 'Checking every quote against the document',
    completed: 'Analysis complete',
    failed: 'The analysis failed',
    timeout: 'The analysis took too long',
  } satisfies Record<Progress['stage'] | 'noRoom', string>,
  recognisingPage: (page: number, pages: number) => `Recognising page ${page} of ${pages}`,
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
  failed: {
    internal: 'The analysis failed on our side, three times over. Your file is safe: please try again later.',
    fileGone:
      'The file of this document is no longer there, so it cannot be analyzed. Upload the file again if you have it.',
    lost: 'The analysis was lost on our side. Your file is safe: please start it again.',
    tooMuchMemory:
      'Reading this document needs more memory than one document may have, so it was stopped. Print it to PDF again, or split it into smaller parts, and upload that.',
    tookTooLong: 'The analysis took too long and was stopped. Split the document into smaller parts and try again.',
    counted: 'It was stopped like this before, so this try counts as a document of your plan.',
  },
} as const
