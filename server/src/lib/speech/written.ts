const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const number = `(?:\\d{1,4}|(?:${tens.join('|')})(?:[ -](?:${units.slice(1, 10).join('|')}))?|${units.slice().reverse().join('|')})`
const point = '[ ,-]+point[ -]+'
const headings = 'clause|section|article|schedule|annexure|annex|exhibit|paragraph|para|rule|part|page'

/** How words begin in the recogniser's spelling, and in that of India. */
const spellings = (
  [
    ['installment', 'instalment'],
    ['jewelry', 'jewellery'],
    ['labor(?!i)', 'labour'],
    ['color', 'colour'],
    ['favor', 'favour'],
    ['honor(?!a)', 'honour'],
    ['neighbor', 'neighbour'],
    ['harbor', 'harbour'],
    ['center', 'centre'],
    ['enrollment', 'enrolment'],
    ['defense', 'defence'],
  ] as const
).map(([american, indian]) => [new RegExp(`\\b${american}(\\w*)`, 'gi'), indian] as const)

const sections = new RegExp(`\\b(${number})((?:${point}${number})+)\\b`, 'gi')
const lettered = new RegExp(`\\b([A-Za-z])[.,]?${point}(${number})\\b`, 'gi')
const named = new RegExp(`\\b(${headings})([ -])(${number})\\b`, 'gi')
const percent = new RegExp(`\\b(${number}) per ?cent\\b`, 'gi')

/**
 * A question as one writes it: "clause seven point five" is clause 7.5, "eight percent" 8%, in the spelling of India,
 * unless the contract itself has the other.
 *
 * @param known the words of the contract
 */
export function written(heard: string, known: ReadonlySet<string>): string {
  let text = heard
    .replace(sections, (_, first: string, rest: string) =>
      [first, ...rest.split(new RegExp(point, 'i')).filter(Boolean)].map(inDigits).join('.'),
    )
    .replace(lettered, (_, letter: string, last: string) => `${letter.toUpperCase()}.${inDigits(last)}`)
    .replace(named, (_, heading: string, gap: string, last: string) => `${heading}${gap}${inDigits(last)}`)
    .replace(percent, (_, figure: string) => `${inDigits(figure)}%`)
  for (const [american, indian] of spellings)
    text = text.replace(american, (found, end: string) =>
      known.has(found.toLowerCase()) ? found : `${found.charAt(0)}${indian.slice(1)}${end}`,
    )
  return text
}

function inDigits(words: string): string {
  if (/^\d/.test(words)) return words
  const [first = '', last = ''] = words.toLowerCase().split(/[ -]/)
  const ten = tens.indexOf(first)
  return String(ten < 0 ? units.indexOf(first) : 20 + 10 * ten + (last ? units.indexOf(last) : 0))
}
