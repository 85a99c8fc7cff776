export const words = {
  sent: 'Your message is with us. We answer within 24 hours.',
  tooMany: (minutes: number) =>
    `Several messages came from your network just now. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  badCursor: 'The cursor is not one that this list gave out.',
} as const
