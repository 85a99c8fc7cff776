/** Signs of the normalised text, told one by one: an expression tried at every place costs several times as much. */

/** a to z */
export const isLetter = (code: number): boolean => code >= 97 && code <= 122
export const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** White space, as expressions know it. */
export const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)))

/** Behind a number with its separators, '1,00,000.50', of which the first digit stands before `at`. */
export function endOfNumber(text: string, at: number, end: number): number {
  let next = at
  for (;;) {
    while (next < end && isDigit(text.charCodeAt(next))) next++
    const code = text.charCodeAt(next)
    if ((code !== POINT && code !== COMMA) || next + 1 >= end || !isDigit(text.charCodeAt(next + 1))) return next
    next += 2
  }
}
const POINT = 46
const COMMA = 44
