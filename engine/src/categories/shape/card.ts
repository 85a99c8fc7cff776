import type { ClauseType, ContractType, IssueCategory, Severity } from '@karar/schema'
import type { ProtectionId } from '../../language/protections.ts'
import type { ProvisionId } from '../../law/provisions.ts'
import type { Family } from '../../understand/kinds/families.ts'
import type { Claim, Said } from './claim.ts'

/** What a contract is about, as people speak of it: findings of one theme are worries of one kind. */
export type Theme =
  | 'validity'
  | 'liability'
  | 'exit'
  | 'money'
  | 'ideas'
  | 'secrets'
  | 'disputes'
  | 'work'
  | 'premises'
  | 'data'
  | 'performance'
  | 'paper'
  | 'ventures'

/** How a clause weighs for the party that bears it, where nothing more of it is known. */
export type Weight = Severity | ({ readonly usual: Severity } & Partial<Record<Family, Severity>>)

/** What a title may name of the passage: how much, how long, where, or which of several things. */
export type Figure =
  | {
      readonly kind: 'money' | 'period' | 'rate'
      /** the words beside which a figure is the one that is meant */
      readonly near: RegExp
      /** a period of no more days than this is not what hurts */
      readonly overDays?: number
    }
  /** the town whose courts or arbitrators decide */
  | { readonly kind: 'town' }
  /** how soon the other side can leave, and how soon the reader can */
  | { readonly kind: 'exit' }
  /** which of these the passage speaks of, by the words that tell it */
  | { readonly kind: 'thing'; readonly things: Readonly<Record<string, RegExp>> }

/**
 * What a card says to a person: ICU messages (https://unicode-org.github.io/icu/userguide/format_parse/messages/).
 * Arguments of each: `you` and `other`, the burdened party and its counterpart as the contract calls them ('the
 * Consultant', 'Orbis'); `youIs` and `otherIs`, 'you', 'we' or 'other', for the form of the verb; `clause`, the clause's
 * number. A detector may bring its own. Another language is another file of this shape beside it.
 */
export interface CardWords {
  /** what happens to the reader, one line, no full stop */
  readonly title: string
  /** the title where the passage names the card's figure: `figure` as an argument, of an exit `how`, `theirs` and `mine` */
  readonly titleWithFigure?: string
  /** two or three words for the score ruler: 'Unlimited indemnity' */
  readonly short: string
  /** why it hurts, two sentences of plain language */
  readonly harm: string
  /** what to ask for, one sentence */
  readonly ask: string
  /** a wording to propose, in the contract's own defined terms; null where the only remedy is to delete or to check */
  readonly wording: string | null
  /** further notes for the negotiation; may be empty */
  readonly notes: readonly string[]
  /** how the same clause reads for the side that it helps; without it the clause is not shown to that side */
  readonly favour?: { readonly title: string; readonly harm: string }
  /** what a provision says of this kind of clause, where its own sentence in the table of law is too general */
  readonly law?: Partial<Record<ProvisionId, string>>
  /** said instead where Indian law does not decide: what the words above state as Indian law */
  readonly abroad?: Abroad
  /** said instead where a detector, or the words of the passage, tell more of the harm */
  readonly variants?: Readonly<Record<string, CardVariant>>
}

/** What a contract under another law is told, where the card's own words state Indian law as a fact. */
export type Abroad = Partial<Pick<CardWords, 'title' | 'harm' | 'ask' | 'wording' | 'notes' | 'favour'>>

export type CardVariant = Partial<
  Pick<CardWords, 'title' | 'titleWithFigure' | 'short' | 'harm' | 'ask' | 'favour'>
> & {
  readonly wording?: string | null
  readonly abroad?: Abroad
}

/** When a variant of a card's words is said: where all that stands here holds of the passage. */
export interface Telling {
  readonly variant: string
  readonly by?: RegExp
  readonly unless?: RegExp
  /** it names periods, and none of fewer days */
  readonly days?: number
  /** machines or vehicles are let, not premises */
  readonly things?: true
  /** people are employed, and not hired for a task: the law on wages speaks of them */
  readonly employs?: true
}

/** All that Karar knows of one category of issue. A category without a card does not compile (`cards.ts`). */
export interface Card {
  readonly theme: Theme
  /** provisions of the table of law, the most telling first; which of them is shown hangs on the day and the contract */
  readonly law: readonly ProvisionId[]
  /** of these, which are told only where the passage speaks of their matter */
  readonly lawWhere?: Partial<Record<ProvisionId, RegExp>>
  /** of these, what is announced and not yet in force is told as well, as coming */
  readonly tellsComingLaw?: true
  readonly severity: Weight
  /** words that carry the harm by themselves: with them it weighs as `severity` says, however faintly the readers felt it */
  readonly plainly?: RegExp | readonly Said[]
  /** what it weighs with such words, where that is more than it usually does */
  readonly plainWeight?: Weight
  /**
   * Whom it can weigh on: 'both' where the paper itself is at fault, 'usual' only the side that such contracts are hard
   * on (an employer is not harmed by the hours), 'maker' the one who works for the other; absent: whoever bears it.
   */
  readonly bears?: 'both' | 'usual' | 'maker'
  /** it ends where the other side has or bears the same */
  readonly evenHanded?: true
  /** it says what the reader must do, bear or let happen: not true of what binds the other side alone */
  readonly asksOfTheReader?: true
  /** it says when the reader is paid: not true of what the reader alone must pay */
  readonly paysTheReader?: true
  /** what whoever writes the paper has chosen, such as the town of its own courts: not told to that side unless its words bind it */
  readonly chosenAtHome?: true
  /** what must stand in a passage for it to be true of it; absent: any words will do */
  readonly claims?: Claim
  /** words anywhere in the contract by which the harm is met, and those of the passage that tell of it all the same */
  readonly metBy?: { readonly words: RegExp; readonly unless: RegExp }
  /** the figure that makes the harm plain */
  readonly figure?: Figure
  /** which words of a passage call for which variant, the most telling first */
  readonly told?: readonly Telling[]
  /** it is the lack of something, whichever passage calls it up: not said while a page is unread */
  readonly isLack?: true
  /** a court may refuse to enforce it: whoever it favours on paper should not build on it */
  readonly mayNotHold?: true
  /** what is wrong with the paper itself is an advantage to nobody */
  readonly faultOfPaper?: true
  /** it tells who can move: leave, change terms or price, hand on, choose the forum or the judge */
  readonly control?: true
  /** it tells how hard the contract is to leave: the summary speaks of it there */
  readonly onLeaving?: true
  /** protections that cannot stand beside it, wherever in the contract they are */
  readonly denies?: readonly ProtectionId[]
  /** the kind of clause without which there would be nothing to quote: it is not missing */
  readonly quotes?: ClauseType
  /** cards that tell this very harm as well: over the same words one of the two is told, the graver, of two alike the other */
  readonly alsoSaidBy?: readonly IssueCategory[]
  /** kinds of contract that alone can raise it; absent: all */
  readonly kinds?: readonly ContractType[]
  /** of those kinds without exception: elsewhere it is told of nothing, however clear the words are */
  readonly onlyOfItsKinds?: true
  /** by which card a contract of another kind is told of such words, unless they speak of what the card is about */
  readonly elsewhere?: { readonly to: IssueCategory; readonly unless: RegExp }
  readonly words: CardWords
}
