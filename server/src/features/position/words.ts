export const words = {
  set: (party: string) => `The analysis is now read from the side of ${party}.`,
  notYet: 'This document has not been analyzed yet, so nobody knows its parties.',
  tooLong: 'Reading the contract from that side took too long. Please try again later.',
  tooManyAtOnce: 'The last side that you chose is still being read. Please wait for it.',
} as const
