import type { LawReference } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { CardVariant, CardWords } from '../categories/shape/card.ts'
import type { Finding } from '../categories/shape/detector.ts'
import { variantFor } from '../detect/learned/variant-for.ts'
import { formatDate } from '../grammar/calendar.ts'
import { words as language } from '../language/en.ts'
import { type Arguments, format, say } from '../language/message.ts'
import { figuresOn } from '../law/figures.ts'
import type { ProvisionId } from '../law/provisions.ts'
import { type Contract, once } from '../understand/contract.ts'
import { earns } from '../understand/home/earns.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { lawFor } from '../understand/home/law-for.ts'
import type { Who } from '../understand/parties/mentions.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { counterpart, isParty } from '../understand/reading/reading.ts'
import { figureOf } from './quotes/figure-of.ts'

/** What a card says of a finding, in the contract's own names. */
export interface Told {
  readonly title: string
  readonly short: string
  readonly harm: string
  readonly ask: string
  readonly wording: string | null
  readonly notes: string[]
  readonly favour: { readonly title: string; readonly harm: string } | null
  readonly law: LawReference[]
}

/** Who pays for what others supply. */
const TAKES: ReadonlySet<ContractParty['side']> = new Set<ContractParty['side']>([
  'customer',
  'buyer',
  'tenant',
  'borrower',
])

/** The words of a finding: its card's, with the variant that fits it best. */
export function toldOf(contract: Contract, { category, hit }: Finding, reader: ContractParty | null): Told {
  const { words: home, law, lawWhere, figure, tellsComingLaw = false } = cards[category]
  const variant: CardVariant = home.variants?.[hit.variant ?? variantFor(contract, category, hit.span) ?? ''] ?? {}
  const isAbroad = homeLawOf(contract) !== 'decides'
  const abroad = isAbroad ? { ...home.abroad, ...variant.abroad } : {}
  const { short, harm, ask, notes, favour }: CardWords = {
    ...home,
    ...(isAbroad && home.abroad),
    ...variant,
    ...(isAbroad && variant.abroad),
    wording: null,
  }
  const ownTitle = (isAbroad ? variant.abroad?.title : undefined) ?? variant.title ?? abroad.title
  const withFigure = ownTitle === undefined ? home.titleWithFigure : variant.titleWithFigure
  const named = figure === undefined || withFigure === undefined ? null : figureOf(contract, figure, hit)
  const title = named === null ? (ownTitle ?? home.title) : withFigure!
  const wording = wordingOf(isAbroad ? [variant.abroad, variant, home.abroad, home] : [variant, home])
  const said = contract.text.norm.slice(hit.span.start, hit.span.end)
  const bearer = isParty(hit.burdened) ? hit.burdened : reader
  const whose = { burdened: hit.burdened, by: hit.by ?? null, reader }
  const ofTheLaw = once(contract, 'figures-of-the-law', () => figuresOn(contract.day, formatDate))
  const tellAs = (names: Arguments) => (message: string) =>
    say(message, {
      ...ofTheLaw,
      ...named,
      ...names,
      ...hit.values,
      clause: hit.clause.number ?? hit.clause.heading ?? '',
    })
  const tell = tellAs(argumentsOf(contract, whose, spokenOf))
  return {
    title: tell(title),
    short: tell(short),
    harm: tell(harm),
    ask: tell(ask),
    wording: wording === null ? null : tellAs(argumentsOf(contract, whose, callParty))(wording),
    notes: notes.map(tell),
    favour: favour === undefined ? null : { title: tell(favour.title), harm: tell(favour.harm) },
    law: lawFor(fitting(law, said, lawWhere), contract, {
      own: home.law ?? {},
      coming: tellsComingLaw,
      earns: bearer !== null && earns(contract, bearer),
      takes: bearer !== null && TAKES.has(bearer.side) && !earns(contract, bearer),
    }),
  }
}

/** What is told of a passage that no card fits: what it speaks of, and to read it. */
export function toldOfPassage({ category }: Finding): Told {
  const { title, short, harm, ask } = language.toRead
  return {
    ...{ title: format(title, { theme: cards[category].theme }), short, harm, ask },
    ...{ wording: null, notes: [], favour: null, law: [] },
  }
}

/** Of a card's provisions, those of which the passage speaks, where a card keeps some for such passages. */
const fitting = (
  law: readonly ProvisionId[],
  said: string,
  where: Partial<Record<ProvisionId, RegExp>> = {},
): readonly ProvisionId[] => law.filter((id) => where[id]?.test(said) !== false)

/** The first that says anything of a wording: a null says that there is none to propose. */
const wordingOf = (from: readonly (Pick<CardVariant, 'wording'> | undefined)[]): string | null =>
  from.find((one) => one?.wording !== undefined)?.wording ?? null

/** Whether the card speaks to the side that a clause helps. */
export const hasFavour = ({ category, hit }: Finding): boolean => {
  const { words } = cards[category]
  return (
    words.favour !== undefined || (hit.variant !== undefined && words.variants?.[hit.variant]?.favour !== undefined)
  )
}

/**
 * What a card calls the party across: 'we' are they who wrote the contract, and 'you' are they to whom it speaks; a card is
 * said by neither, and speaks to its reader.
 */
function spokenOf(who: Who, reader: ContractParty | null): string | null {
  const called = callParty(who)
  if (called === null || personOf(called) === 'other') return called
  if (reader === null) return called === 'you' ? called : null
  return isParty(who) && who.index === reader.index ? 'you' : null
}

interface Whose {
  readonly burdened: Who
  readonly by: ContractParty | null
  readonly reader: ContractParty | null
}

/** Who is spoken to and of, with the form that their verb takes. */
function argumentsOf(
  contract: Contract,
  { burdened, by, reader }: Whose,
  call: (who: Who, reader: ContractParty | null) => string | null,
): Arguments {
  const bearer = isParty(burdened) ? burdened : reader
  const across = (bearer === null ? null : counterpart(contract, bearer)) ?? by
  const named = callParty(bearer) ?? language.theAffectedParty
  // 'You' of a paper is not the reader where the other side reads it: 'you may not speak ill of you' says nothing.
  const isAcross = bearer !== null && reader !== null && bearer.index !== reader.index && personOf(named) !== 'other'
  const you = isAcross ? language.theOtherSide : named
  const other = call(across, reader) ?? language.theOtherSide
  return { you, youIs: personOf(you), other, otherIs: personOf(other) }
}

const personOf = (called: string): 'you' | 'we' | 'other' =>
  called === 'you' ? 'you' : called === 'we' || called === 'us' ? 'we' : 'other'

/** A role shouted in capitals is spoken in a calm voice: 'LICENSOR' -> 'Licensor'. */
export const inTitleCase = (role: string): string =>
  role.length > 4 && role === role.toUpperCase()
    ? role.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : role

/** As the contract calls it: 'the Client'; a party without a defined role goes by its name. */
export function callParty(who: Who): string | null {
  if (!isParty(who)) return null
  // 'We can change the price' would sound as if Karar spoke of itself.
  if (/^(?:we|us)$/i.test(who.role ?? '') && !/^we$/i.test(who.name)) return who.name
  // 'Party A' is a name
  if (/^party [a-z\d]{1,2}$/i.test(who.role ?? '')) return who.role
  if (who.role !== null)
    return /^(?:you|we|us)$/i.test(who.role)
      ? who.role.toLowerCase()
      : format(language.called.role, { role: inTitleCase(who.role) })
  // 'hereinafter called the party of the FIRST PART'
  if (/^party of the /i.test(who.definedTerm ?? '')) {
    const [which, part] = who.definedTerm!.split(' ').slice(-2)
    return format(language.called.part, {
      which: inTitleCase(which!.toUpperCase()),
      part: part!.toLowerCase() === 'part' ? 'Part' : part!,
    })
  }
  return who.definedTerm !== null && who.withArticle
    ? format(language.called.role, { role: inTitleCase(who.definedTerm) })
    : (who.definedTerm ?? who.name)
}
