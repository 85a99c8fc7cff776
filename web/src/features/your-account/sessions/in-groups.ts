/** Letters in groups of four, which is how people can copy them without losing their place. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? ''
}
