/** Below so many letters another name may be alike by chance, or one slip away: HOST and the `host` of somebody else. */
const alikeFrom = 7
const nearFrom = 8

/**
 * The setting that a name was meant for, when it is none itself: one with the same letters in other cases, with other
 * signs between them or KARAR_ in front; or, for long names, one letter more, less, other or two in the wrong order.
 *
 * @param names all names that are settings
 */
export function meantSetting(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return undefined
  const letters = lettersOf(name)
  return names.find((known) => {
    const wanted = lettersOf(known)
    if (letters === `KARAR${wanted}`) return true
    if (wanted.length >= alikeFrom && letters === wanted) return true
    return wanted.length >= nearFrom && isOneSlipAway(letters, wanted)
  })
}

const lettersOf = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A single insertion, deletion, replacement or swap of neighbours. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const rest = short.slice(at + 1) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return rest || swapped
}
