/**
 * Drops spaces and tabs at the ends of lines. Not by an expression such as `[ \t]+$`: that one looks at a run of blanks
 * in mid-line again from each of its blanks, and a long run takes minutes.
 */
export function dropTrailingBlanks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.slice(0, endOfWords(line)))
    .join('\n')
}

function endOfWords(line: string): number {
  let end = line.length
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end--
  return end
}
