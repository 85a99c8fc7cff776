export const words = {
  notAnalyzed: 'There is nothing to share yet: the document has not been analyzed.',
  full: (most: number) => `A document can have ${most} links at a time. End one of them first.`,
  off: 'Links to read an analysis without an account are turned off here.',
} as const
