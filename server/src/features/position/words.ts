export const words = {
  set: (party: string) => `The analysis is now read from the side of ${party}.`,
  notYet: 'This document has not been analysed yet, so nobody knows its parties.',
  tooLong: 'Reading the contract from that side took too long. Please try again later.',
} as const
