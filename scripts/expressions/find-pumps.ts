/** Where an expression repeats something without an end: what leads there, and what may be repeated. */
export interface Pump {
  prefix: string
  unit: string
}

interface Part {
  /** a text that it matches, without the repetition */
  sample: string
  /** other texts of one letter that it matches, where it is a class */
  others: string[]
  /** the alternatives of a group, each a row of parts */
  inside: Part[][]
  min: number
  unbounded: boolean
}

/** One of each kind of letter that contracts are made of. */
const letters = [' ', 'a', 'A', '1', ',', '\n', '\t', '-', '.', '_', '(', '"', "'", '₹', 'क', '/', ';', ':', '*', '=']

/**
 * The pumps of an expression, found by reading it: a text that leads to each repetition without an end, and texts that
 * can be repeated there. What looks ahead or behind, and what stands for a border, counts as empty.
 */
export function findPumps(source: string, flags: string): Pump[] {
  let at = 0
  const alternatives = (): Part[][] => {
    const found: Part[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at++
        found.push([])
      } else {
        const part = quantified(atom())
        if (part) found.at(-1)?.push(part)
      }
    }
    return found
  }
  const quantified = (part: Part | undefined): Part | undefined => {
    const [whole = '', star, from, comma, to] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at)) ?? []
    at += whole.length
    if (!part || whole === '') return part
    if (star) return { ...part, min: star === '+' ? 1 : 0, unbounded: star !== '?' }
    return { ...part, min: Math.min(Number(from), 20), unbounded: comma === ',' && to === '' }
  }
  const atom = (): Part | undefined => {
    const rest = source.slice(at)
    const border = /^(?:\^|\$|\\b|\\B)/.exec(rest)
    if (border) {
      at += border[0].length
      return undefined
    }
    const group = /^\((?:\?(?::|(?<look><?[=!])|<[^>]+>))?/.exec(rest)
    if (group) {
      at += group[0].length
      const inside = alternatives()
      at++
      return group.groups?.look ? undefined : { ...plain(sampleOf(inside[0] ?? [])), inside }
    }
    const single =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<[^>]+>|\\.|[\s\S])/iu.exec(
        rest,
      )?.[0]
    at += single?.length ?? 1
    if (!single || /^[^[\\.]/u.test(single)) return plain(single ?? '')
    const one = new RegExp(`^(?:${single})$`, flags.replace(/[gy]/g, ''))
    const own = single.replace(/^\[|\\[dwsDWSbpP]|\]$/g, '')
    const matched = [...letters, ...own].filter((letter) => one.test(letter))
    return { ...plain(matched[0] ?? ''), others: matched.slice(1, 6) }
  }
  const plain = (sample: string): Part => ({ sample, others: [], inside: [], min: 1, unbounded: false })
  const rows = alternatives()

  const pumps = new Map<string, Pump>()
  const visit = (row: readonly Part[], before: string): void => {
    let prefix = before
    for (const part of row) {
      if (part.unbounded) {
        const units = [part.sample, ...part.others, ...part.inside.slice(1, 6).map(sampleOf)]
        for (const unit of units) if (unit !== '') pumps.set(`${prefix}\0${unit}`, { prefix, unit })
      }
      for (const inner of part.inside.slice(0, 12)) visit(inner, prefix)
      prefix += part.sample.repeat(part.min)
    }
  }
  for (const row of rows) visit(row, '')
  return [...pumps.values()]
}

const sampleOf = (row: readonly Part[]): string => row.map(({ sample, min }) => sample.repeat(min)).join('')
