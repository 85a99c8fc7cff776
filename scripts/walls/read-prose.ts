import { parseSync } from 'oxc-parser'

/** Where no words for a person may stand: they are kept in engine/src/language, beside each card, and in the table of law. */
const WORDLESS = /^engine\/src\/(?!language\/|law\/|testing\/)(?!.*(?:\.test|\/words\.\w\w)\.ts$)/

const NAMES = 'names of parties, as the contract writes them'
const LEXICON = 'one table: words and phrases of contracts, by idea'

/** Files there whose words nobody is shown, each with its reason. */
const mayHoldWords: Record<string, string> = {
  'engine/src/categories/paper/internal-inconsistency/repeated-figures.ts':
    'one table: names that contracts give to sums',
  'engine/src/understand/kinds/contract-words.ts': 'one table: words that tell the kind of a contract',
  'engine/src/detect/concepts/lexicon/exit.ts': LEXICON,
  'engine/src/detect/concepts/lexicon/general.ts': LEXICON,
  'engine/src/detect/concepts/lexicon/liability.ts': LEXICON,
  'engine/src/detect/concepts/lexicon/money.ts': LEXICON,
  'engine/src/detect/concepts/lexicon/rights.ts': LEXICON,
  'engine/src/detect/concepts/lexicon/work.ts': LEXICON,
  'engine/src/grammar/norms/lexicon/markers.ts': LEXICON,
  'engine/src/grammar/norms/lexicon/modals.ts': LEXICON,
  'engine/src/grammar/norms/lexicon/nouns.ts': LEXICON,
  'engine/src/grammar/norms/lexicon/small-words.ts': LEXICON,
  'engine/src/grammar/norms/lexicon/verbs.ts': LEXICON,
  'engine/src/detect/frames/lexicon.ts': LEXICON,
  'engine/src/understand/parties/definitions.ts': NAMES,
  'engine/src/understand/parties/parties.ts': NAMES,
  'engine/src/understand/parties/names/subjects.ts': NAMES,
  'engine/src/understand/parties/nouns.ts': NAMES,
  'engine/src/understand/parties/mentions.ts': 'one table: names by which both sides are called',
  'engine/src/understand/parties/names/roles.ts': 'one table: names that contracts give their parties',
  'engine/src/grammar/endings.ts': 'endings of English words',
  'engine/src/understand/model/tokens.ts': 'names of months',
  'engine/src/understand/home/places.ts': 'one table: names of cities',
  'engine/src/answer/question/synonyms.ts': 'one table: words of questions, with words that contracts use for them',
  'engine/src/answer/search/nouns.ts':
    'one table: everyday names, with the beginnings of words that contracts use for them',
  'engine/src/answer/question/words-of.ts': 'one table: words of questions that tell nothing',
}

/** What is wrong with the words in a file, one line each: nothing outside of the folders that are to have none. */
export function judgeProse(path: string, source: string): string[] {
  if (!WORDLESS.test(path)) return []
  const found = readProse(path, source)
  if (path in mayHoldWords)
    return found.length > 0 ? [] : [`${path} holds no words: take back its excuse in scripts/walls/read-prose.ts`]
  return found.map(
    ({ line, text }) => `${path}:${line} holds words for a person, which belong in the language: ${text}`,
  )
}

interface Prose {
  line: number
  text: string
}

type Node = { type: string; start: number } & Record<string, unknown>

/** Two words that follow one another, or one that waits for another or ends a sentence: ' and ', 'Read for (', 'Yes.' */
const PROSE =
  /\p{L}[\p{L}\p{M}'\u2019]*[,:;]? +["'\u201c\u2018(]?\p{L}|^ ?\p{L}{2,}[,:]? $|^ \p{L}{2,}|^\p{Lu}\p{L}+:$|[\p{L}\p{M}]{2,}[.?!\u0964]$|\p{L}{2,} \($/u

/** Properties whose strings are patterns of questions, in a notation of their own. */
const PATTERNS = new Set(['asks'])

/**
 * The strings and pieces of templates in a source file that read like words for a person. Patterns are none: regular
 * expressions, `String.raw`, what is given to `new RegExp`, and the properties above; nor are imports, types and errors.
 *
 * @throws where the file is not TypeScript
 */
function readProse(path: string, source: string): Prose[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const found: Prose[] = []
  const judge = ({ start }: Node, text: unknown): void => {
    if (typeof text === 'string' && PROSE.test(text))
      found.push({ line: source.slice(0, start).split('\n').length, text: text.replace(/\s+/g, ' ').slice(0, 60) })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value) || isNoWord(value)) return
    if (joinsInList(value))
      found.push({
        line: source.slice(0, value.start).split('\n').length,
        text: 'values in a row, as a message lists them',
      })
    if (value.type === 'Literal') judge(value, value.value)
    else if (value.type === 'TemplateElement') judge(value, (value.value as { cooked: string | null }).cooked)
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child)
  }
  visit(program)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const named = (value: unknown, ...names: string[]): boolean =>
  isNode(value) && typeof value.name === 'string' && names.includes(value.name)

/** `.join(', ')`: how things are listed is for the language to say. */
const joinsInList = ({ type, callee, arguments: given }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  named(callee.property, 'join') &&
  Array.isArray(given) &&
  /^ ?[,;] ?$/.test(String(given[0]?.value ?? ''))

function isNoWord(node: Node): boolean {
  if (/^(?:Import|ExportAll|TSLiteralType|TSTemplateLiteralType)/.test(node.type)) return true
  if (node.type === 'Property') return isNode(node.key) && PATTERNS.has(String(node.key.name))
  if (node.type === 'TaggedTemplateExpression') return isNode(node.tag) && named(node.tag.object, 'String')
  return node.type === 'NewExpression' && named(node.callee, 'RegExp', 'Error', 'TypeError', 'RangeError')
}
