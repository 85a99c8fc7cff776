/**
 * The engine's inside, in the order of an analysis: each folder, or file that stands by itself, may name those before it.
 * Whoever reads it walks in one direction and never comes back.
 */
const order = [
  'grammar',
  'language',
  'law',
  'understand',
  'categories',
  'detect',
  'missing',
  'second',
  'judge',
  'explain',
  'types.ts',
  'found.ts',
  'analyze.ts',
  'position.ts',
  'answer',
  'index.ts',
  'inside.ts',
]

/** Contracts and helpers of tests, which may look at everything. */
const TESTING = 'testing'

const placeOf = (path: string): string | null => {
  const [, source, place = ''] = path.split('/')
  return source === 'src' ? place : null
}

/** Says in words what is wrong with one file of the engine naming another, or null where nothing is. */
export function judgeEngine(path: string, target: string): string | null {
  const from = placeOf(path)
  const to = placeOf(target)
  if (from === null || to === null || from === TESTING || /\.test\.ts$/.test(path)) return null
  const stranger = [from, to].find((place) => !order.includes(place))
  if (stranger !== undefined) return `engine/src/${stranger} has no place in the order of scripts/walls/engine-order.ts`
  return order.indexOf(to) > order.indexOf(from) ? `${from} stands before ${to} and may not know it` : null
}
