/**
 * Expressions that are quadratic on a text of any length, and may stay since theirs is short: the source of each, and
 * what bounds its text.
 */
export const exceptions: ReadonlyMap<string, string> = new Map([
  [String.raw`\/+$`, 'the address in PUBLIC_URL, which the operator writes'],
  [String.raw`^[^\r\n]+@[^\r\n]+$`, 'the address in a setting, which the operator writes'],
])
