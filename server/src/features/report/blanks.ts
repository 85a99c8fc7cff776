/** 'Rs [amount]', 'within [number] days': what a wording leaves open for those who use it. */
const blank = /\[([^\][\n]{1,60})\]/g

/** What a wording leaves open, in its own words: 'amount', 'number'. */
export const blanksIn = (wording: string): string[] => [...wording.matchAll(blank)].map(([, what = '']) => what)

/** A line in its pieces: what stands, and what is left open (without its brackets). */
export function pieces(line: string): { text: string; blank: boolean }[] {
  return line
    .split(blank)
    .map((text, index) => ({ text, blank: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
