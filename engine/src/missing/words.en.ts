import type { ClauseType } from '@karar/schema'
import type { MissingWords } from './missing-words.ts'

/** Why a clause should be there, and a wording to propose. */
export const missingWords: Partial<Record<ClauseType, MissingWords>> = {
  scope_of_work: {
    reason:
      'Without a scope nobody can say what is owed for the price, and a promise too uncertain to be made certain is void.',
    wording:
      'The services to be performed, their deliverables and dates are set out in Annexure A. Work outside Annexure A needs a signed change order stating price and time.',
    law: ['contract-act-29'],
    otherwise: { reason: 'Without a scope nobody can say what is owed for the price.' },
  },
  payment: {
    reason: 'The price and the date of payment must be fixed or fixable, or the bargain may fail for uncertainty.',
    wording: 'The fees are as set out in Annexure B. Undisputed invoices are payable within 30 days of receipt.',
    law: ['contract-act-29'],
    otherwise: { reason: 'The price and the date of payment must be fixed or fixable, or the bargain may fail.' },
  },
  term: {
    reason: 'Nothing says when the contract starts and how long it binds you.',
    wording: 'This Agreement begins on [date] and continues for [12] months unless ended earlier under its terms.',
  },
  termination: {
    reason: 'Without an exit you depend on the other side\u2019s goodwill or on a court to end the contract.',
    wording:
      'Either party may end this Agreement on 30 days\u2019 written notice, or at once if the other commits a material breach and does not cure it within 15 days of notice.',
  },
  limitation_of_liability: {
    reason: 'Nothing caps what you can be made to pay: one mistake could cost more than the contract ever earns.',
    wording:
      'Except for fraud, wilful default and breach of confidentiality, each party\u2019s total liability is limited to the fees paid or payable in the 12 months before the claim. Neither party is liable for indirect or consequential loss.',
  },
  confidentiality: {
    reason:
      'Business information that changes hands is not protected; India has no statute on trade secrets, so the contract must say it.',
    wording:
      'Each party shall keep the other\u2019s non-public information secret, use it only for this Agreement, and do so for three years after its end. Public, already known, independently developed or legally required disclosures are excepted.',
    otherwise: { reason: 'Business information that changes hands is not protected unless the contract says it.' },
  },
  intellectual_property: {
    reason:
      'Whoever creates a work as a contractor owns it until a signed writing assigns it; silence leaves ownership open.',
    wording:
      'On full payment the creator assigns to the client all rights in the deliverables, worldwide and in perpetuity. Each party keeps what it owned before.',
    law: ['copyright-act-17', 'copyright-act-19'],
    otherwise: { reason: 'Silence leaves open who owns what is made.' },
  },
  dispute_resolution: {
    reason: 'Nothing says how a dispute is settled, so the first dispute will be about where to bring it.',
    wording:
      'Disputes not settled in 30 days shall be referred to a sole arbitrator appointed jointly or, failing agreement, by an institution; the seat is [Indian city].',
    otherwise: {
      wording:
        'Disputes not settled in 30 days shall be referred to a sole arbitrator appointed jointly or, failing agreement, by an institution; the seat is [city].',
    },
  },
  governing_law: {
    reason:
      'Nothing says which law decides. Within India it is Indian law; with a side abroad, that is the first thing in dispute.',
    wording: 'This Agreement is governed by the laws of India.',
    otherwise: { wording: 'This Agreement is governed by the laws of [country].' },
  },
  jurisdiction: {
    reason: 'Nothing says which courts may hear a case, so it may be brought far from you.',
    wording: 'Courts at [place of performance] have jurisdiction.',
  },
  indemnity: {
    reason: 'Nothing says who bears claims by outsiders that the other side caused.',
    wording:
      'Each party shall indemnify the other against third-party claims to the extent caused by its breach, negligence or infringement, subject to the cap on liability.',
  },
  warranties: {
    reason: 'Nobody promises that the work or goods will be fit, or that they may be sold or used.',
    wording:
      'The supplier warrants good title, conformity with the specification and freedom from defects for 12 months; defective items shall be repaired, replaced or refunded.',
  },
  force_majeure: {
    reason: 'Delay by events nobody controls would be a breach.',
    wording:
      'A party is excused while an event beyond its reasonable control prevents performance, if it gives prompt notice; after 60 days either party may end this Agreement.',
  },
  deliverables_and_acceptance: {
    reason: 'Nothing says when the work counts as done, so payment can be put off.',
    wording:
      'The client has 15 days to test each deliverable against its specification; it is then accepted unless defects are listed in writing.',
  },
  data_protection: {
    reason: 'Personal data is in play, and whoever owns it answers for the vendor\u2019s leaks.',
    wording:
      'The vendor shall process personal data only on written instructions, keep it secure and confidential, report any breach within 24 hours, and return or delete it at the end.',
  },
  data_breach_notice: {
    reason: 'You would have hours to report a leak, and the vendor need not tell you of it.',
    wording:
      'The vendor shall notify the customer of any personal data breach within 24 hours of becoming aware, with details, and assist with reports to the authorities.',
  },
  service_levels: {
    reason: 'The service need not be available or supported at any measurable level.',
    wording:
      'The service shall be available 99.5 % of each month; for less, the customer receives a credit of 5 % of the monthly fee for each full percent missed.',
  },
  refund: {
    reason: 'Nothing says what is returned when the service ends early.',
    wording: 'Prepaid fees for the unused period shall be refunded within 30 days of the end.',
  },
  subcontracting: {
    reason: 'Somebody you did not choose may do the work.',
    wording:
      'The supplier may subcontract only with written consent and remains liable for its subcontractors as for itself.',
  },
  assignment: {
    reason: 'The contract may be handed over to a stranger.',
    wording:
      'Neither party may assign this Agreement without the other\u2019s written consent, not to be unreasonably withheld.',
  },
  notices: {
    reason: 'Nothing says what counts as formal notice, and from when.',
    wording:
      'Notices shall be in writing, sent to the addresses above by e-mail and speed post, and count from delivery.',
    law: ['general-clauses-act-27'],
  },
  amendment: {
    reason: 'Nothing says that changes need both signatures.',
    wording: 'No change is effective unless in writing and signed by both parties.',
  },
  entire_agreement: {
    reason: 'Earlier papers and talks may still be argued.',
    wording: 'This Agreement is the whole agreement of the parties and replaces earlier understandings on its subject.',
  },
  severability: {
    reason: 'If one clause fails, the rest may be put in doubt.',
    wording: 'If a provision is invalid, the rest remains in force.',
  },
  insurance: { reason: 'Nobody need be able to pay for a large loss.', wording: null },
  audit: { reason: 'You could not check figures or safeguards.', wording: null },
  compensation: {
    reason: 'The pay and its parts must be written down; at least half of it counts as wages.',
    wording: 'The monthly salary is Rs [amount], made up as in Annexure A, and is paid by the 7th of the next month.',
    law: ['wages-code-2-y'],
    otherwise: { reason: 'The pay and its parts must be written down.' },
  },
  appointment_and_duties: {
    reason:
      'The post and its duties are not described; an appointment letter is due to every employee of a place with ten or more workers.',
    wording: 'The Employee is appointed as [designation] at [place], with the duties set out in Annexure A.',
    law: ['osh-code-6'],
    otherwise: { reason: 'The post and its duties are not described.' },
  },
  working_hours: {
    reason: 'Nothing limits the hours; ordinary limits are eight or nine hours a day and 48 a week.',
    wording:
      'Hours are 48 a week with one day off; overtime is voluntary and paid at twice the ordinary rate where the law applies.',
  },
  leave: {
    reason: 'Nothing is said about paid leave, which the law grants.',
    wording:
      'The Employee is entitled to [18] days of paid leave a year besides public holidays, and to sick and maternity leave as the law provides.',
    law: ['osh-code-32'],
    otherwise: { reason: 'Nothing is said about paid leave.' },
  },
  benefits_and_statutory_dues: {
    reason: 'Benefits that come from statute should be stated in the contract as well.',
    wording:
      'The Employee shall receive provident fund, insurance, gratuity, leave, maternity and other benefits as the law provides, in addition to the pay stated.',
    otherwise: { wording: 'The Employee shall receive the benefits that the law provides, besides the pay stated.' },
  },
  notice_period: {
    reason: 'Nothing says how much warning either side gets.',
    wording: 'Either party may end the employment by one month\u2019s written notice or pay in lieu.',
  },
  probation: { reason: 'Whether and how long there is a trial period is open.', wording: null },
  rent: {
    reason: 'The rent and its due date must be fixed.',
    wording: 'The monthly rent is Rs [amount], due on the 5th of each month.',
  },
  security_deposit: {
    reason: 'Without terms for the deposit its return is at the owner\u2019s pleasure.',
    wording:
      'The deposit of Rs [amount] shall be refunded within 15 days of exit after deducting itemised dues and damage beyond fair wear and tear.',
  },
  premises_and_use: {
    reason: 'What is let, and for what use, must be certain.',
    wording: 'The premises are those described in the Schedule and may be used as [residence / office].',
  },
  possession_and_handover: {
    reason: 'Nothing says when and in what state the premises change hands.',
    wording:
      'Vacant possession is given on [date] and returned at the end in the same condition, fair wear and tear excepted.',
  },
  maintenance_and_repairs: {
    reason: 'Who repairs what is open; structural repairs should be the owner\u2019s.',
    wording: 'The owner shall carry out structural repairs; the tenant minor day-to-day repairs.',
  },
  landlord_entry: {
    reason: 'Nothing stops the owner from walking in.',
    wording: 'The owner may enter on 24 hours\u2019 written notice between 9 am and 7 pm, except in emergency.',
  },
  stamp_duty_and_registration: {
    reason: 'An unstamped paper is not read by a court, and a lease of more than a year needs a registered deed.',
    wording:
      'The parties shall pay stamp duty under the State\u2019s law and register this document within {registrationMonths, number} months; costs are shared equally.',
    law: ['registration-act-17-23-49', 'property-act-107'],
    otherwise: {
      reason: 'Where the law asks for stamps or a registration, a paper without them may not be read by a court.',
      wording:
        'The parties shall pay any duty and make any registration that the law asks for; costs are shared equally.',
    },
  },
  delivery: {
    reason: 'Nothing says when and where goods are delivered.',
    wording: 'Goods shall be delivered to [place] within [15] days of each purchase order.',
  },
  title_and_risk: {
    reason: 'Who bears loss on the way is open.',
    wording: 'Title and risk pass on delivery and acceptance at the buyer\u2019s premises.',
  },
  inspection_and_returns: {
    reason: 'Nothing says how faulty goods are found and returned.',
    wording:
      'The buyer may inspect within 15 days of delivery and return non-conforming goods at the seller\u2019s cost; hidden defects are excepted.',
  },
  licence_grant: {
    reason:
      'What may be used, by whom, where and how long must be written; silence gives five years and India only for copyright.',
    wording: 'The Licensor grants a non-exclusive licence to use the [work] worldwide for [term].',
    law: ['copyright-act-19', 'copyright-act-30-30a'],
    otherwise: { reason: 'What may be used, by whom, where and how long must be written.' },
  },
  royalty: { reason: 'The price of the licence is open.', wording: null },
  capital_contribution: {
    reason: 'Who puts in what is open.',
    wording: 'The partners contribute the capital set out in the Schedule.',
  },
  revenue_or_profit_sharing: {
    reason: 'Silence means equal shares, whatever was put in.',
    wording: 'Profits and losses are shared in the ratio [50:50].',
    law: ['partnership-act-12-13'],
    otherwise: { reason: 'How profits and losses are shared is open.' },
  },
  management_and_voting: {
    reason: 'Who decides what is open.',
    wording: 'Ordinary matters are decided by majority; the matters in the Schedule need the consent of all.',
  },
  admission_and_retirement: {
    reason: 'Nothing says how a partner leaves or what is paid on leaving.',
    wording: 'A partner may retire on 90 days\u2019 notice and is paid the fair value of the share within 180 days.',
  },
  dissolution: { reason: 'How the venture ends and what is paid to whom is open.', wording: null },
  transfer_restrictions: {
    reason: 'Shares may be sold to anyone, including a competitor.',
    wording: 'A holder who wishes to sell shall first offer the shares to the others at the same price.',
  },
  reserved_matters: { reason: 'The majority alone decides everything.', wording: null },
  deadlock: { reason: 'A tie would stop the business.', wording: null },
  late_payment_interest: {
    reason: 'Late payment costs the payer nothing.',
    wording: 'Late sums carry interest at 1.5 % a month.',
  },
  price_change: {
    reason: 'Nothing limits later price rises.',
    wording: 'Fees are fixed for the term; on renewal they may rise by at most 7 % on 60 days\u2019 notice.',
  },
  definitions: { reason: 'Key terms are not defined.', wording: null },
  expulsion: {
    reason: 'Nothing says whether a partner can be put out, on what grounds and at what value.',
    wording:
      'A partner may be expelled only for fraud or uncured material breach, by 75% of the others, after 30 days\u2019 notice and a hearing, with fair value paid within 180 days.',
  },
  non_compete: {
    reason: 'Nothing says whether a partner may run a competing business while a partner.',
    wording: 'No partner shall carry on a competing business while a partner, except with the written consent of all.',
  },
  expenses: {
    reason: 'Nothing says which expenses come back to the one who pays them, and on what proof.',
    wording: 'Reasonable expenses approved beforehand are reimbursed within 30 days against bills.',
  },
  disciplinary_action: {
    reason: 'Nothing says how a charge of misconduct is looked into before it has consequences.',
    wording: 'No action for misconduct is taken without a written charge, a chance to answer and a fair inquiry.',
  },
  drag_and_tag_along: {
    reason: 'Nothing says whether small holders must join a sale, or may join it, and at what price.',
    wording:
      'If holders of a majority sell, every other holder may sell on the same terms, and may be required to at not less than fair value.',
  },
  set_off: {
    reason: 'Nothing says whether sums owed may be deducted from sums due.',
    wording: 'Either party may set off only undisputed or finally determined sums due under this Agreement, on notice.',
  },
  source_code_escrow: {
    reason: 'If the supplier closes down, nobody can maintain the software.',
    wording: 'The source code is held by an escrow agent and released if the licensor stops maintaining the software.',
  },
  taxes: {
    reason: 'Nothing says whether the price includes tax and who bears it.',
    wording:
      'Prices exclude GST, which is payable against a valid tax invoice; tax is deducted at source as law requires.',
  },
}
