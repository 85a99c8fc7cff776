/** What the text before a number says of it. Positions are of the original text. */
function previousSign(text: string, at: number): string {
  let index = at - 1
  while (index >= 0 && at - index < 200 && /[\s"”’'*]/.test(text[index]!)) index--
  return text[index] ?? ''
}
/** 'It is agreed as under: 1. Term' and '... by post. 2. Law': a sentence or its first half has ended. */
export const isSentenceEnd = (text: string, at: number): boolean => /[.:;?!]/.test(previousSign(text, at)) || at === 0
/** 'The Company may: (a) ...': what stands before reads on into the item. */
export const leadsIn = (text: string, at: number): boolean =>
  /[:,–—-]/.test(previousSign(text, at)) || /[a-z]/.test(previousSign(text, at))
