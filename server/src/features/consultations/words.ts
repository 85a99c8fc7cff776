export const words = {
  badCursor: 'The cursor is not one that this list gave out.',
} as const
