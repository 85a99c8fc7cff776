/** What helpers of tests do after each test, once they are loaded, the last first. */
export const ends: (() => void | Promise<void>)[] = []
