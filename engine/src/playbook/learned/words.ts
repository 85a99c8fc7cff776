import type { IssueCategory } from '@karar/schema'

/** What a finding says where only its kind is known: what happens to the reader, and why it hurts. Placeholders as in rules. */
export interface GeneralWords {
  readonly title: string
  readonly harm: string
  /** where the rule that lends its law and advice has others that do not fit */
  readonly short?: string
  readonly ask?: string
}

export const generalWords: Record<IssueCategory, GeneralWords> = {
  restraint_of_trade: {
    title: 'You may not work or trade freely after the contract ends',
    harm: 'The clause keeps you out of a business after the contract is over. Such a ban is void in India, yet people obey it or pay lawyers to fight it.',
  },
  restraint_of_legal_proceedings: {
    title: 'The clause keeps you from a court or an authority',
    harm: 'By these words you could not take your claim to a court, tribunal or authority. No contract in India can take that away; where to claim may be agreed, not whether.',
  },
  shortened_limitation_period: {
    title: 'Your claims die earlier than the law says',
    harm: 'The law gives about three years to sue on a contract, and this clause cuts that short. Such a cut is void, but it will be used against you.',
  },
  unlawful_object_or_consideration: {
    title: 'This term may be unlawful',
    harm: 'What the clause provides for looks forbidden by law or against public policy. Nobody can enforce such a term, and both sides risk penalties.',
  },
  uncertainty: {
    title: 'A main term is left open',
    harm: 'What was promised cannot be told from these words, so a court may not be able to enforce it. You could be bound to something that was never fixed.',
  },
  waiver_of_statutory_rights: {
    title: 'You give up rights that the law protects',
    harm: 'The clause has you give up a protection that cannot be signed away. The right survives, but you would have to fight for it.',
  },
  unfair_consumer_term: {
    title: 'The term is one-sided against a consumer',
    harm: 'The clause tilts far against the person who buys. Consumer commissions may strike such terms down, after a complaint.',
  },
  anti_competitive_term: {
    title: 'The clause limits competition',
    harm: 'Fixing resale prices, sharing markets or tying sales may break competition law. Such terms are void, and fines are heavy.',
  },
  unlimited_liability: {
    title: 'Your liability has no upper limit',
    harm: 'You answer for losses without a ceiling, or for remote losses as well. One mishap could cost more than the contract brings in.',
  },
  one_sided_liability_cap: {
    title: 'The clause limits what {other} owes you, not what you owe',
    harm: 'If {other} causes you loss, you recover little or nothing. The clause leaves your own liability as it is.',
  },
  one_sided_indemnity: {
    title: 'The clause has you make good losses of {other}, not the other way round',
    harm: 'You promise to bear what {other} loses or has to pay, perhaps also what you did not cause. The clause does not make that a price you can know.',
  },
  penalty_or_excessive_damages: {
    title: 'You pay a penalty, whatever the real loss',
    harm: 'The sum is due without proof of loss or out of proportion to it. Courts grant only reasonable compensation, but the money may be kept meanwhile.',
  },
  one_sided_termination: {
    title: 'By this clause {other} can leave more easily than you',
    harm: 'The right that it gives is not equal. Your costs and plans depend on the goodwill of {other}.',
  },
  short_or_missing_notice: {
    title: 'The contract can end at very short notice',
    harm: 'You could lose the contract in days or at once. That leaves no time to find another, or to wind up properly.',
  },
  auto_renewal_trap: {
    title: 'The contract renews by itself and is hard to stop',
    harm: 'Unless you act in a narrow window, you are bound and pay for another term. Such dates are easily missed.',
  },
  lock_in_trap: {
    title: 'You cannot leave early without paying for the rest',
    harm: 'You are tied for a time in which {other} may be freer than you. Leaving early costs money for something you no longer use.',
  },
  unilateral_amendment: {
    title: '{other} can change the terms alone',
    harm: 'What you sign today may not be what binds you tomorrow. A change needs your consent, or at least notice and a way out.',
  },
  unilateral_price_change: {
    title: '{other} can change the price alone',
    harm: 'The price you agreed may not be the price you pay. Without a figure, an index or a way out you cannot plan.',
  },
  late_or_conditional_payment: {
    title: 'You are paid late, or only on a condition',
    harm: 'You do the work and wait, or bear the credit risk of someone you never met. A date, and interest after it, is the cure.',
  },
  msme_payment_delay: {
    title: 'A small supplier is paid later than the law allows',
    harm: 'A micro or small supplier must be paid within 45 days, whatever the contract says. Interest at three times the bank rate cannot be signed away.',
  },
  usurious_interest: {
    title: 'The interest is harsh',
    harm: 'The rate, or the way in which it is added up, is far above what is usual. Courts and regulators cut such interest back, above all interest on interest.',
  },
  withheld_or_forfeited_money: {
    title: 'Your money may be held back or kept',
    harm: 'Money that you paid or earned can be kept without a loss being shown. Only a reasonable sum for a real loss may be kept.',
  },
  non_refundable_payment: {
    title: 'Money that you paid is not given back',
    harm: 'By these words what you paid ahead stays with {other}. A refund where {other} fails or ends the contract is the least to ask.',
  },
  one_sided_set_off: {
    title: '{other} may deduct what it claims from what it owes you',
    harm: 'The payer becomes judge of its own claim, perhaps across other dealings too.',
  },
  ip_overreach: {
    title: 'You hand over more rights than the job needs',
    harm: 'The clause takes work or ideas that {other} neither paid for nor needs.',
  },
  ip_ownership_unclear: {
    title: 'Who owns the work is not clear',
    harm: 'In India the one who makes a work owns it unless a signed paper assigns it, with its term and territory. These words leave that open.',
  },
  perpetual_or_overbroad_licence: {
    title: 'You give away the use of your material, wide and without end',
    harm: 'You keep the title, but the use goes to {other} for ever or for any purpose.',
  },
  moral_rights_waiver: {
    title: 'You give up credit for your work and protection from distortion',
    harm: 'Authors keep these rights even after an assignment. A blanket waiver is doubtful, and it will be held against you.',
  },
  overbroad_confidentiality: {
    title: 'The secrecy duty goes too far',
    harm: 'If everything is secret, or secret for ever, ordinary work becomes a breach.',
  },
  missing_confidentiality_exceptions: {
    title: 'The secrecy duty lacks the usual exceptions',
    harm: 'Without them you could be in breach for using public facts, what you knew already, or for obeying a court.',
  },
  overbroad_non_solicitation: {
    title: 'You may not deal with their clients or staff',
    harm: 'Stopping you from poaching is one thing, stopping people from choosing you another. The clause is wide or long.',
  },
  exclusivity_without_commitment: {
    title: 'You are tied to {other}, with no business promised in return',
    harm: 'You give up other business and get no volume, fee or target in return.',
  },
  one_sided_assignment: {
    title: '{other} may hand the contract to a stranger',
    harm: 'You may wake up bound to someone you did not choose.',
  },
  unilateral_subcontracting: {
    title: '{other} may pass the work on without asking you',
    harm: 'Somebody you did not choose may do the work or hold your data.',
  },
  unilateral_arbitrator: {
    title: '{other} has the say over who decides the dispute',
    harm: 'A party may not pick the judge of its own case. An award by such an arbitrator can be set aside years later.',
  },
  foreign_law_or_seat: {
    title: 'Foreign law, or a forum abroad',
    harm: 'To enforce your rights you would need lawyers, money and travel abroad.',
  },
  inconvenient_forum: {
    title: 'You would have to claim far from home, or where {other} chooses',
    harm: 'Suing away from home costs so much that many give up, and courts uphold such clauses.',
  },
  conflicting_dispute_clauses: {
    title: 'It is not clear where a dispute is decided',
    harm: 'The words point to more than one place, or bind nobody. The first fight would be about where to fight.',
  },
  service_bond_overreach: {
    title: 'Leaving early costs you a bond, or you are held back',
    harm: 'A bond that repays a real cost of training is valid. One that works as a cage or a fine can be cut down.',
  },
  wage_deduction: {
    title: 'Your pay can be cut',
    harm: 'Deductions from wages are allowed only on the grounds and within the limits that the law lists.',
  },
  excessive_working_hours: {
    title: 'Your hours are long or unpaid',
    harm: 'The law limits hours and asks for double pay for overtime of workers. The clause goes around that.',
  },
  statutory_benefit_denied: {
    title: 'A benefit that the law gives is denied',
    harm: 'Such benefits are due by law and cannot be signed away. You would have to claim what is yours.',
  },
  employment_surveillance: {
    title: 'You are watched, or searched, more than the work needs',
    harm: 'The clause reaches into your devices, your messages or your private life without a clear limit.',
  },
  unregistered_or_unstamped: {
    title: 'The paper may not be registered or stamped as it must be',
    harm: 'An unregistered or unstamped paper may not be read in court when you need it.',
  },
  landlord_overreach: {
    title: 'The owner keeps too much power over your premises',
    harm: 'Renting gives you quiet use of the place. The clause lets the owner disturb it, or puts the owner\u2019s burdens on you.',
  },
  eviction_without_notice: {
    title: 'You could be put out without notice or a court',
    harm: 'Even after default only a court or authority can put an occupant out. Self-help is unlawful.',
  },
  data_use_without_consent: {
    title: 'Your data may be used or shared without a real choice',
    harm: 'Using personal data needs a clear purpose and a free consent that can be withdrawn.',
  },
  missing_data_safeguards: {
    title: 'Nobody promises to keep the data safe',
    harm: 'You answer to your own customers for a leak at the other side, and this clause gives you nothing to rely on.',
  },
  cross_border_data_transfer: {
    title: 'The data may go to any country',
    harm: 'The clause names no place and no safeguard, and does not adapt to a ban.',
  },
  missing_breach_notice: {
    title: 'You may learn of a data breach too late',
    harm: 'You have 72 hours, and 6 for CERT-In, to report. {other} need not tell you in time.',
  },
  processor_terms_missing: {
    title: 'Your data is handled without the terms that the law asks for',
    harm: 'A company answers for what its processor does with people\u2019s data. This clause lets the processor act on its own.',
  },
  broad_audit_right: {
    title: '{other} may look into everything, whenever it likes',
    harm: 'Without notice, scope and secrecy an audit lays open your business and that of others.',
  },
  as_is_disclaimer: {
    title: 'The clause shuts out promises about quality',
    harm: 'You carry the risk that the thing does not work. The law implies quality and title unless the contract shuts them out, as here.',
  },
  unbounded_scope: {
    title: 'The work can grow, the fee does not',
    harm: 'What you must do has no edge, while the pay is fixed.',
  },
  deemed_acceptance: {
    title: 'Your silence or a signature counts as acceptance',
    harm: 'Say nothing for a short while and faulty work, or a charge, is yours.',
  },
  vague_obligation: {
    title: 'A duty owed to you is vague',
    harm: 'What cannot be measured cannot be enforced: no number, date or standard is given.',
  },
  unsigned_or_incomplete_document: {
    title: 'The document is not complete',
    harm: 'Something that the contract relies on is open or not there.',
  },
  internal_inconsistency: {
    title: 'The document contradicts itself',
    harm: 'Two places do not fit together, and nobody knows which one binds.',
  },
  personal_guarantee: {
    title: 'You answer with your own property',
    harm: 'If the company cannot pay, you do. The creditor need not turn to the company first.',
  },
  partner_expulsion: {
    title: 'You could be put out of the firm',
    harm: 'Partners may be expelled only under a clear power used in good faith. Here there is no cause, no hearing or no fair value.',
  },
  minority_oppression: {
    title: 'The majority could dilute, silence or squeeze you out',
    harm: 'The clause takes from a small holder what protects it: price, information or a vote.',
  },
  non_disparagement_gag: {
    title: 'You may not speak up, even truthfully',
    harm: 'Nobody can be stopped from complaining to an authority or giving evidence. A one-way gag deserves a push back.',
  },
}

/** Said instead where the passage shows the contrary harm of its category. */
export const otherWords = {
  longNotice: {
    title: 'The notice holds one side for long',
    short: 'Long notice',
    harm: 'Whoever must give this notice is held for that time after the wish to leave. Compare what each side has to give.',
  },
  fixedPrice: {
    title: 'The price stays fixed, whatever the costs do',
    short: 'Price frozen',
    ask: 'Ask for a rise once a year by the Consumer Price Index, and to pass on changes in taxes and minimum wages.',
    harm: 'Wages, taxes and materials can rise through the term, and by these words the price does not move with them.',
  },
} as const satisfies Record<string, GeneralWords>
