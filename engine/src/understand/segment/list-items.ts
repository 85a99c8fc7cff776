/** A line that opens with a bullet. A dash or a star counts beside another, or where the line before ends in a colon. */
const BULLET = /^[ \t\u00a0]{0,20}(?:([•●▪■◦‣➢➤❖✓✔○\u00b7\uf0b7])|([-–*o])(?=[ \t]))[ \t\u00a0]*(?=\S)/

/**
 * Where the items of lists begin, in order: those whose signs count, and those behind bullets.
 *
 * @param counted original positions of list signs that were followed already
 */
export function findListItems(original: string, counted: readonly number[]): number[] {
  const found = new Set(counted)
  const lines = original.split('\n')
  let leads = false
  let at = 0
  for (const [index, line] of lines.entries()) {
    const match = BULLET.exec(line)
    const item: boolean =
      match !== null && (match[1] !== undefined || leads || BULLET.exec(lines[index + 1] ?? '')?.[2] === match[2])
    if (item) found.add(at + /^[ \t\u00a0]*/.exec(line)![0].length)
    if (line.trim() !== '') leads = item || /[:–-]\s*$/.test(line)
    at += line.length + 1
  }
  return [...found].sort((a, b) => a - b)
}
