/** The ending of a file's name with its point ('.pdf'), or ''. */
export function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
}
