import type { NormKind } from './kinds.ts'

/**
 * How contracts let, bind and forbid. A row is read with adverbs anywhere between its words; `@` stands for a party or
 * another noun phrase, '/' divides alternatives of one word. `not` is what the row turns into when it is denied (null:
 * nothing). To teach Karar a wording, add a row; no code needs to change.
 */
export interface ModalRow {
  readonly words: string
  readonly kind: NormKind
  readonly not?: NormKind | null
  /** who holds it: the subject unless said */
  readonly holder?: 'object' | 'owner'
  /** base form of the act that the words themselves name; without it the next verb is the act */
  readonly act?: string
}

/** Auxiliaries. Denied, what one must or may becomes what one must not. */
export const auxiliaries: Readonly<Record<string, { readonly kind: NormKind; readonly not: NormKind }>> = {
  shall: { kind: 'duty', not: 'ban' },
  will: { kind: 'duty', not: 'ban' },
  must: { kind: 'duty', not: 'ban' },
  should: { kind: 'duty', not: 'ban' },
  would: { kind: 'duty', not: 'ban' },
  may: { kind: 'power', not: 'ban' },
  can: { kind: 'power', not: 'ban' },
  cannot: { kind: 'ban', not: 'ban' },
  "can't": { kind: 'ban', not: 'ban' },
  "won't": { kind: 'ban', not: 'ban' },
  "mustn't": { kind: 'ban', not: 'ban' },
  "shouldn't": { kind: 'ban', not: 'ban' },
  need: { kind: 'duty', not: 'immunity' },
}

/** Behind 'be', 'is', 'are', 'remain', 'stand'. */
export const predicates: readonly ModalRow[] = [
  { words: 'entitled to', kind: 'power', not: 'ban' },
  { words: 'entitled for', kind: 'power', not: 'ban' },
  { words: 'eligible to/for', kind: 'power', not: 'ban' },
  { words: 'authorised/authorized to', kind: 'power', not: 'ban' },
  { words: 'empowered to', kind: 'power', not: 'ban' },
  { words: 'competent to', kind: 'power', not: 'ban' },
  { words: 'at full/complete/absolute liberty to', kind: 'power', not: 'ban' },
  { words: 'at liberty to', kind: 'power', not: 'ban' },
  { words: 'free to', kind: 'power', not: 'ban' },
  { words: 'permitted to', kind: 'power', not: 'ban' },
  { words: 'allowed to', kind: 'power', not: 'ban' },
  { words: 'able to', kind: 'power', not: 'ban' },
  { words: 'within its/their/our rights to', kind: 'power' },
  { words: 'the sole judge', kind: 'power', act: 'decide' },
  { words: 'available to/for', kind: 'duty', not: null, act: 'be' },
  { words: 'present at/in/on', kind: 'duty', not: null, act: 'be' },
  { words: 'sole judge', kind: 'power', act: 'decide' },
  { words: 'prohibited from', kind: 'ban', not: 'power' },
  { words: 'barred from', kind: 'ban', not: 'power' },
  { words: 'restrained from', kind: 'ban', not: 'power' },
  { words: 'restricted from', kind: 'ban', not: 'power' },
  { words: 'precluded from', kind: 'ban', not: 'power' },
  { words: 'prevented from', kind: 'ban', not: 'power' },
  { words: 'debarred from', kind: 'ban', not: 'power' },
  { words: 'forbidden to/from', kind: 'ban', not: 'power' },
  { words: 'required to', kind: 'duty', not: 'immunity' },
  { words: 'requested to', kind: 'duty', not: null },
  { words: 'obliged to', kind: 'duty', not: 'immunity' },
  { words: 'obligated to', kind: 'duty', not: 'immunity' },
  { words: 'duty bound to', kind: 'duty', not: 'immunity' },
  { words: 'bound to', kind: 'duty', not: 'immunity' },
  { words: 'expected to', kind: 'duty', not: null },
  { words: 'supposed to', kind: 'duty', not: 'ban' },
  { words: 'under an/any obligation to', kind: 'duty', not: 'immunity' },
  { words: 'under no obligation to', kind: 'immunity' },
  { words: 'under no liability', kind: 'immunity', act: 'liable' },
  { words: 'responsible to', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'held responsible', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'responsible', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'accountable', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'answerable', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'liable to', kind: 'duty', not: 'immunity', act: 'liable' },
  { words: 'held liable', kind: 'duty', not: 'immunity', act: 'liable' },
  { words: 'liable', kind: 'duty', not: 'immunity', act: 'liable' },
  { words: 'in no way/manner liable/responsible', kind: 'immunity', act: 'liable' },
  { words: 'exempt/exempted from', kind: 'immunity', not: 'duty', act: 'exempt' },
  { words: 'absolved of/from', kind: 'immunity', not: null, act: 'absolve' },
  { words: 'relieved of/from', kind: 'immunity', not: null, act: 'relieve' },
  { words: 'discharged from', kind: 'immunity', not: null, act: 'discharge' },
  { words: 'deemed to have waived', kind: 'waiver', act: 'waive' },
  { words: 'deemed to have released', kind: 'waiver', act: 'release' },
  { words: 'deemed to have relinquished', kind: 'waiver', act: 'relinquish' },
]

/** What is said of a thing; the holder stands behind 'by', or owns the thing. */
export const qualities: readonly ModalRow[] = [
  { words: 'due and payable', kind: 'duty', not: 'immunity', act: 'pay' },
  { words: 'payable', kind: 'duty', not: 'immunity', act: 'pay' },
  { words: 'refundable', kind: 'duty', not: 'immunity', act: 'refund' },
  { words: 'returnable', kind: 'duty', not: 'immunity', act: 'return' },
  { words: 'valueless', kind: 'immunity', act: 'refund' },
  { words: 'non-refundable', kind: 'immunity', act: 'refund' },
  { words: 'nonrefundable', kind: 'immunity', act: 'refund' },
  { words: 'non refundable', kind: 'immunity', act: 'refund' },
  { words: 'non-transferable', kind: 'ban', act: 'transfer' },
  { words: 'transferable', kind: 'power', not: 'ban', act: 'transfer' },
  { words: 'non-negotiable', kind: 'ban', act: 'change' },
  { words: 'prohibited', kind: 'ban', not: null, act: 'prohibit' },
  { words: 'forbidden', kind: 'ban', not: null, act: 'prohibit' },
  { words: 'permitted', kind: 'power', not: 'ban', act: 'permit' },
  { words: 'allowed', kind: 'power', not: 'ban', act: 'allow' },
  { words: 'final', kind: 'power', holder: 'owner', act: 'decide' },
]

/** Behind 'have', 'has', 'retain', 'reserve', 'enjoy'. */
export const havings: readonly ModalRow[] = [
  { words: 'right to', kind: 'power', not: 'ban' },
  { words: 'rights to', kind: 'power', not: 'ban' },
  { words: 'option to', kind: 'power', not: 'ban' },
  { words: 'options to', kind: 'power', not: 'ban' },
  { words: 'option', kind: 'power', not: 'ban' },
  { words: 'power to', kind: 'power', not: 'ban' },
  { words: 'powers to', kind: 'power', not: 'ban' },
  { words: 'authority to', kind: 'power', not: 'ban' },
  { words: 'liberty to', kind: 'power', not: 'ban' },
  { words: 'freedom to', kind: 'power', not: 'ban' },
  { words: 'discretion to', kind: 'power', not: 'ban' },
  { words: 'discretion in', kind: 'power', not: 'ban' },
  { words: 'right of', kind: 'power', not: 'ban' },
  { words: 'right', kind: 'power', not: 'ban', act: 'have' },
  { words: 'lien', kind: 'power', not: 'ban', act: 'withhold' },
  { words: 'obligation to', kind: 'duty', not: 'immunity' },
  { words: 'duty to', kind: 'duty', not: 'immunity' },
  { words: 'responsibility to', kind: 'duty', not: 'immunity' },
  { words: 'obligation', kind: 'duty', not: 'immunity', act: 'have' },
  { words: 'liability', kind: 'duty', not: 'immunity', act: 'liable' },
  { words: 'responsibility', kind: 'duty', not: 'immunity', act: 'responsible' },
  { words: 'claim', kind: 'power', not: 'waiver', act: 'claim' },
  { words: 'recourse', kind: 'power', not: 'waiver', act: 'claim' },
  { words: 'remedy', kind: 'power', not: 'waiver', act: 'claim' },
  { words: 'objection', kind: 'power', not: 'waiver', act: 'object' },
]

/**
 * Verbs that say a norm by themselves; the first word in any of its forms. Behind an auxiliary that binds they say the
 * same ('shall waive'); behind one that lets ('may release') the auxiliary counts.
 */
export const doings: readonly ModalRow[] = [
  { words: 'reserve the/a/its/their/our/his/full/sole right to', kind: 'power' },
  { words: 'reserve the sole/absolute/exclusive/unilateral right to', kind: 'power' },
  { words: 'reserve all rights to', kind: 'power' },
  { words: 'retain the right to', kind: 'power' },
  { words: 'retain the sole/absolute/exclusive right to', kind: 'power' },
  { words: 'agree to', kind: 'duty' },
  { words: 'agree throughout the term to', kind: 'duty' },
  { words: 'agree not to', kind: 'ban' },
  { words: 'undertake to', kind: 'duty' },
  { words: 'undertake not to', kind: 'ban' },
  { words: 'covenant to', kind: 'duty' },
  { words: 'covenant not to', kind: 'ban' },
  { words: 'promise to', kind: 'duty' },
  { words: 'promise not to', kind: 'ban' },
  { words: 'commit to', kind: 'duty' },
  { words: 'consent to', kind: 'duty' },
  { words: 'endeavour/endeavor to', kind: 'duty' },
  { words: 'strive to', kind: 'duty' },
  { words: 'refrain from', kind: 'ban' },
  { words: 'abstain from', kind: 'ban' },
  { words: 'desist from', kind: 'ban' },
  { words: 'indemnify', kind: 'duty', act: 'indemnify' },
  { words: 'guarantee', kind: 'duty', act: 'guarantee' },
  { words: 'warrant', kind: 'duty', act: 'warrant' },
  { words: 'represent', kind: 'duty', act: 'represent' },
  { words: 'assign', kind: 'duty', act: 'assign' },
  { words: 'waive', kind: 'waiver', act: 'waive' },
  { words: 'forgo', kind: 'waiver', act: 'waive' },
  { words: 'forego', kind: 'waiver', act: 'waive' },
  { words: 'relinquish', kind: 'waiver', act: 'relinquish' },
  { words: 'renounce', kind: 'waiver', act: 'renounce' },
  { words: 'release @ from', kind: 'waiver', act: 'release' },
  { words: 'discharge @ from', kind: 'waiver', act: 'release' },
  { words: 'absolve @ of/from', kind: 'waiver', act: 'release' },
  { words: 'give up', kind: 'waiver', act: 'waive' },
  { words: 'disclaim', kind: 'immunity', act: 'disclaim' },
  { words: 'authorise/authorize @ to', kind: 'power', holder: 'object' },
  { words: 'permit @ to', kind: 'power', holder: 'object' },
  { words: 'allow @ to', kind: 'power', holder: 'object' },
  { words: 'entitle @ to', kind: 'power', holder: 'object' },
  { words: 'empower @ to', kind: 'power', holder: 'object' },
  { words: 'give @ the right to', kind: 'power', holder: 'object' },
  { words: 'grant @ the right to', kind: 'power', holder: 'object' },
  { words: 'grant * to @', kind: 'power', holder: 'object', act: 'grant' },
  { words: 'grant to @', kind: 'power', holder: 'object', act: 'grant' },
  { words: 'grant @', kind: 'power', holder: 'object', act: 'grant' },
  { words: 'appoint @ to', kind: 'duty', holder: 'object' },
]

/** Whole turns with their own subject: 'it shall be lawful for the Lessor to', 'nothing shall prevent X from'. */
export const turns: readonly ModalRow[] = [
  ...['it shall be', 'it will be', 'it is', 'it must be'].flatMap((it): ModalRow[] => [
    { words: `${it} the duty of @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} the obligation of @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} the responsibility of @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} the sole responsibility of @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} incumbent upon/on @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} mandatory/compulsory/obligatory for @ to`, kind: 'duty', holder: 'object' },
    { words: `${it} lawful for @ to`, kind: 'power', holder: 'object' },
    { words: `${it} open to/for @ to`, kind: 'power', holder: 'object' },
    { words: `${it} the right of @ to`, kind: 'power', holder: 'object' },
    { words: `${it} the discretion of @ to`, kind: 'power', holder: 'object' },
    { words: `${it} the option/choice of @ to`, kind: 'power', holder: 'object' },
  ]),
  ...['prevent', 'prohibit', 'restrict', 'preclude', 'restrain', 'bar', 'stop'].map(
    (verb): ModalRow => ({ words: `nothing * ${verb} @ from`, kind: 'power', holder: 'object' }),
  ),
  { words: 'nothing * oblige @ to', kind: 'immunity', holder: 'object' },
  { words: 'nothing * require @ to', kind: 'immunity', holder: 'object' },
  { words: 'nothing * make @ liable', kind: 'immunity', holder: 'object', act: 'liable' },
  { words: 'no claim shall lie against @', kind: 'immunity', holder: 'object', act: 'claim' },
]
