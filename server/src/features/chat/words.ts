export const words = {
  tookTooLong:
    'This question took too long to answer, so it was stopped. Ask something narrower, such as about one clause.',
  tooMuchMemory: 'This contract is too long to be asked about here. Its analysis and its text are there to read.',
  closing: 'Karar is being stopped just now. Please ask again in a moment.',
  noMessage: 'Please enter a message',
  tooManyAtOnce: 'Your last questions are still being answered. Please wait for them.',
  badCursor: 'The cursor is not one that this list gave out.',
} as const
