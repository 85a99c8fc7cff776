/** Lines of tests and of what they test, of one room or of one of its parts. */
export interface Share {
  part: string
  sources: number
  tests: number
}

/** Words are data, and what tests are made with is neither. */
const leftOut = /(?:^|\/)(?:words|testing)\//
const isCode = /\.tsx?$/
const isTest = /\.test\.tsx?$/

/**
 * How many lines of tests stand beside how many lines of sources.
 *
 * @param files paths with their texts
 * @param partOf which part a path belongs to
 * @returns a line a part, the least tested first, and one for all of them
 */
export function measureShare(files: ReadonlyMap<string, string>, partOf: (path: string) => string): Share[] {
  const parts = new Map<string, Share>()
  for (const [path, text] of files) {
    if (!isCode.test(path) || leftOut.test(path)) continue
    const part = partOf(path)
    const share = parts.get(part) ?? { part, sources: 0, tests: 0 }
    share[isTest.test(path) ? 'tests' : 'sources'] += text.split('\n').length - 1
    parts.set(part, share)
  }
  const each = [...parts.values()].sort((a, b) => ratioOf(a) - ratioOf(b) || b.sources - a.sources)
  const sum = (count: 'sources' | 'tests') => each.reduce((all, share) => all + share[count], 0)
  return [...each, { part: 'all', sources: sum('sources'), tests: sum('tests') }]
}

/** Tests to sources; what has no sources is tested enough. */
export const ratioOf = ({ sources, tests }: Share): number => (sources === 0 ? 1 : tests / sources)
