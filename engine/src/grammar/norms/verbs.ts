import { irregular, nounsToo, type VerbRow, verbs } from './lexicon/verbs.ts'

export type Form = 'base' | 'third' | 'past' | 'participle' | 'gerund'

/** What the lexicon knows of a form of a verb. */
export interface KnownVerb {
  readonly lemma: string
  readonly row: VerbRow
  readonly forms: ReadonlySet<Form>
}

const DOUBLES = new Set([
  'let',
  'sublet',
  'sub-let',
  'set',
  'stop',
  'ship',
  'plan',
  'log',
  'run',
  'get',
  'put',
  'debar',
  'bar',
  'submit',
  'permit',
  'refer',
  'transfer',
  'incur',
  'occur',
  'commit',
  'cancel',
  'fulfil',
  'instal',
  'remit',
  'defer',
  'confer',
  'expel',
  'compel',
  'control',
])

const THIRD: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does' }

/** All forms of a regular verb, with those that its irregular ones replace. */
function* formsOf(base: string): Generator<readonly [string, Form]> {
  yield [base, 'base']
  if (base in THIRD) yield [THIRD[base]!, 'third']
  else yield [/(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : base.replace(/([^aeiou])y$/, '$1ie').concat('s'), 'third']
  const silent = base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)
  const last = base.slice(-1)
  const stems = silent ? [base.slice(0, -1)] : DOUBLES.has(base) ? [base + last, base] : [base]
  for (const stem of stems) yield [`${stem}ing`, 'gerund']
  const own = irregular[base]?.split(' ')
  if (own !== undefined) {
    yield [own[0]!, 'past']
    yield [own[1] ?? own[0]!, 'participle']
    return
  }
  for (const stem of stems) {
    const past = silent ? `${base}d` : `${stem.replace(/([^aeiou])y$/, '$1i')}ed`
    yield [past, 'past']
    yield [past, 'participle']
  }
}

const table = new Map<string, { lemma: string; row: VerbRow; forms: Set<Form> }>()
for (const row of verbs) for (const base of row.words.split(' ')) learn(base, row)
for (const base of Object.keys(irregular)) learn(base, { matter: 'other', words: base })

function learn(base: string, row: VerbRow): void {
  for (const [form, kind] of formsOf(base)) {
    const known = table.get(form)
    // The first row that names a verb has it.
    if (known === undefined) table.set(form, { lemma: base, row, forms: new Set([kind]) })
    else if (known.lemma === base) known.forms.add(kind)
  }
}

const alsoNouns = new Set(nounsToo.split(' '))

/** The verb that a word in small letters is a form of; undefined for words that the lexicon does not know as one. */
export const verbOf = (word: string): KnownVerb | undefined =>
  table.get(word) ?? (word.startsWith('re-') ? table.get(word.slice(3)) : undefined)

/** True for a base form that contracts use as a noun as well: 'the use', 'a charge'. */
export const isNounToo = (word: string): boolean => alsoNouns.has(word)

/** Whether a word may be a participle: one that is known, or any that ends like one. */
export const isParticiple = (word: string): boolean => {
  const known = verbOf(word)
  return known === undefined ? /[a-z]{2}ed$/.test(word) : known.forms.has('participle')
}

/** The base form of a word that stands where a verb must: known ones by the lexicon, others by their ending. */
export function lemmaOf(word: string): string {
  const known = verbOf(word)
  if (known !== undefined) return known.lemma
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:at|iz|is|ur|ag|uc|ut|iv|id|ok|rg|rs|ns)ed$/.test(word)) return word.slice(0, -1)
  return word.replace(/(?<=[a-z]{3})(?<!e)ed$/, '')
}

/** Every form of the word that begins a row of the lexicon. */
export const formsOfWord = (base: string): readonly string[] => [...new Set([...formsOf(base)].map(([form]) => form))]
