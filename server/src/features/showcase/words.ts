export const words = {
  busy: 'Many are trying this just now. Please try again in a minute.',
  tooMany: (minutes: number) =>
    `You have tried this often enough for now. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or create an account.`,
  tooLong: 'This paragraph takes too long to read here. Try a shorter piece of it.',
  noSample: 'The sample contract is not installed with this Karar.',
} as const
