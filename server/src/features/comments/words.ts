export const words = {
  blank: 'Please enter a comment',
  tooLong: (length: number, most: number) =>
    `A comment has at most ${most.toLocaleString('en-IN')} characters; this one has ${length.toLocaleString('en-IN')}. Shorten it, or write two.`,
  noSuchPlace: 'These words are not in the text of the document. Load the page again, and choose the place once more.',
  notRead: 'The text of this document has not been read yet, so a comment on it cannot name a place.',
  badCursor: 'The cursor is not one that this list gave out.',
  deletedAccount: 'Deleted account',
} as const
