import type { ClauseType } from '@karar/schema'
import type { MissingWords } from '../terms/missing-words.ts'

/** What contracts of work, of premises, of goods and of firms may lack. */
export const kindsMissing: Partial<Record<ClauseType, MissingWords>> = {
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
  expulsion: {
    reason: 'Nothing says whether a partner can be put out, on what grounds and at what value.',
    wording:
      'A partner may be expelled only for fraud or uncured material breach, by 75% of the others, after 30 days\u2019 notice and a hearing, with fair value paid within 180 days.',
  },
  non_compete: {
    reason: 'Nothing says whether a partner may run a competing business while a partner.',
    wording: 'No partner shall carry on a competing business while a partner, except with the written consent of all.',
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
}
