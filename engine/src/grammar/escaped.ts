/** Words as an expression looks for them, sign by sign. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
