import type { ProvisionId } from './provisions.ts'

/** A provision of the table, with what it says of this matter where its own sentence is too general. */
export interface Named {
  readonly id: ProvisionId
  readonly note: string
}

const own = (id: ProvisionId, note: string): Named => ({ id, note })

/** What the law says of a matter by itself: by the name of the matter, the most telling first. */
export const silentOn = {
  reasonableTime: [own('contract-act-46', 'Where no time is agreed, a promise must be kept within a reasonable time.')],
  leaseNotice: [
    own(
      'property-act-106',
      'Where contract and local law are silent, a lease from month to month ends on 15 days’ written notice, one for farming or manufacture on six months’.',
    ),
  ],
  leaseRepairs: [
    own('property-act-108', 'Sets what landlord and tenant owe each other where the lease does not say otherwise.'),
  ],
  eviction: [
    'property-act-106-111-114',
    own(
      'specific-relief-act-6',
      'Who is put out without due course of law can have possession restored within six months.',
    ),
  ],
  leaseRegistration: ['registration-act-17-1-d', 'stamp-act-35'],
  licenceRegistration: ['maharashtra-rent-act-55', 'stamp-act-35'],
  licenceEviction: [
    'maharashtra-rent-act-24',
    own('krishna-ram-mahale-v', 'Even an owner needs due course of law to put out who has possession.'),
    own(
      'specific-relief-act-6',
      'Who is put out without due course of law can have possession restored within six months.',
    ),
  ],
  stamp: ['stamp-act-35'],
  latePayment: [
    'msmed-act-15-16',
    own('interest-act-3', 'On other debts a court may allow interest up to the current rate.'),
  ],
  debtInterest: [
    own(
      'interest-act-3',
      'Where the contract states no interest a court may allow it on a debt, up to the current rate.',
    ),
  ],
  loanInterest: [
    own(
      'interest-act-3',
      'Where the contract states no interest a court may allow it on a debt, up to the current rate.',
    ),
    own(
      'rbi-penal-charges',
      'On default regulated lenders may levy penal charges, but no penal interest, and may not capitalise them.',
    ),
  ],
  paymentTime: [
    own('contract-act-46', 'Where no time is agreed, payment is due within a reasonable time.'),
    'msmed-act-15',
  ],
  wages: ['wages-code-17'],
  deductions: [
    own(
      'wages-code-18',
      'An employer may deduct only what the Code lists, and never more than half of the wages of a period.',
    ),
  ],
  compensation: [
    own(
      'contract-act-73-74',
      'Who breaks a contract owes reasonable compensation for the loss that usually follows; a sum named for it is only a ceiling.',
    ),
  ],
  forfeiture: [
    own(
      'contract-act-74',
      'No more than reasonable compensation may be kept out of a deposit or an advance, whatever sum the contract names; true earnest money of a reasonable size is outside this rule.',
    ),
    'godrej-v-karlekar',
  ],
  restore: ['contract-act-64-65'],
  change: [own('contract-act-62', 'A contract is changed only by an agreement of both sides.')],
  openPrice: [
    own('contract-act-29', 'A term whose meaning is not certain, and cannot be made certain, is void.'),
    own('contract-act-62', 'A price that is agreed can be changed only by both sides.'),
  ],
  taxChange: ['goods-act-64a'],
  ownWork: [
    own(
      'copyright-act-17',
      'What an employee makes in the course of employment belongs to the employer; what a contractor makes belongs to the contractor until assigned in writing.',
    ),
    own(
      'copyright-act-19',
      'An assignment must be written and signed; silent on time and place, it holds for five years and for India.',
    ),
  ],
  moralRights: [
    own(
      'copyright-act-57',
      'An author keeps the right to be named and to object to distortion, also after an assignment.',
    ),
  ],
  licence: ['copyright-act-30-30a-19'],
  restraint: [
    own(
      'contract-act-27',
      'A ban on a lawful trade or job after the contract ends is void in India, however short, save on the sale of a goodwill (Exception 1); one during the contract can be valid.',
    ),
  ],
  restraintOnSale: ['contract-act-27-exception-1'],
  restraintOfPartners: [
    'partnership-act-11-36-54-55',
    own('contract-act-27', 'A ban on a lawful trade that no such exception covers is void, however short.'),
  ],
  limitation: [
    'limitation-act-art-55-113',
    own(
      'contract-act-28',
      'A term that cuts the time to sue, or kills the right at the end of it, is void to that extent.',
    ),
  ],
  noCourt: [
    own(
      'contract-act-28',
      'No contract can take away the right to go to a court or tribunal; arbitration is an exception.',
    ),
  ],
  jurisdiction: [
    own(
      'cpc-20',
      'One can sue where the defendant lives or works, or where the cause of action arose; parties may choose among such courts, not outside them.',
    ),
  ],
  indianLaw: [
    own(
      'arbitration-act-28-1-a',
      'A dispute between Indian parties that is arbitrated in India is decided by Indian law.',
    ),
  ],
  arbitrator: ['arbitration-act-11-12-5'],
  awardTime: ['arbitration-act-29a', 'c-velusamy-v-k-indhera', 'jagdeep-chowgule-v'],
  byPost: ['general-clauses-act-27'],
  noArbitration: [
    own('arbitration-act-7', 'Arbitration needs a written agreement; without one, disputes go to the courts.'),
  ],
  assignment: [
    'contract-act-40',
    own(
      'kapilaben-v-ashok-sheth',
      'Rights under a contract can be handed on; duties only with the other side’s consent.',
    ),
  ],
  frustration: ['contract-act-32-56'],
  indemnity: [
    own(
      'contract-act-73-124-125',
      'An indemnity is a promise to make good another’s loss; without one, a party owes the loss that usually follows from its own breach.',
    ),
  ],
  noCap: [
    own(
      'contract-act-73',
      'Without a cap, who breaks the contract answers for the loss that usually follows from the breach, not for remote loss.',
    ),
  ],
  warranties: ['goods-act-14-to-17'],
  inspection: [
    own('goods-act-41-42', 'A buyer may examine goods first; keeping them without objection counts as acceptance.'),
  ],
  passingRisk: ['goods-act-18-to-26'],
  secrecy: [
    own(
      'contract-act-27',
      'A duty of secrecy may not work as a ban on earning a living; India has no statute on trade secrets.',
    ),
  ],
  data: [
    'dpdp-5-to-8',
    own('it-act-43a', 'A company that is careless with sensitive personal data owes compensation.'),
  ],
  breachNotice: [
    own(
      'dpdp-8-6-rule-7',
      'A leak is told to the people concerned and to the Board without delay, in detail within 72 hours.',
    ),
    own('cert-in', 'Cyber incidents are reported within six hours.'),
  ],
  gratuity: ['social-security-code-53'],
  benefits: [
    'social-security-code-3-to-6',
    own('wages-code-60', 'An agreement that gives up wages or bonus that are due is void.'),
  ],
  maternity: ['social-security-code-60'],
  hours: ['osh-code-25-to-27'],
  leave: [
    own(
      'osh-code-32',
      'A worker earns one day of leave for 20 days worked, after 180 days of work in the year; State laws govern many offices.',
    ),
  ],
  employmentNotice: [
    'shops-acts',
    own(
      'industrial-relations-code-70',
      'A worker with a year of service who is retrenched gets one month’s notice with reasons, or wages for it, and 15 days’ average pay for each year.',
    ),
  ],
  bond: [
    own(
      'contract-act-74',
      'On leaving early no more than reasonable compensation is due, such as the real cost of training.',
    ),
    own('vijaya-bank-v-prashant', 'A bond of three years and Rs 2 lakh was upheld on its facts.'),
  ],
  exit: [
    own(
      'specific-relief-act-14-d',
      'A contract that can be ended without a cause will not be enforced by an order to perform it.',
    ),
    own('contract-act-73', 'Who leaves a contract that cannot be left owes the loss that follows from it.'),
  ],
  lockIn: [
    own(
      'contract-act-74',
      'Rent or fees claimed for the rest of a term are limited to reasonable compensation; s. 73 asks the other side to keep its loss low.',
    ),
  ],
  prepayment: ['rbi-prepayment-2025'],
  surety: ['contract-act-128-133-139'],
  retirement: [
    own(
      'partnership-act-37',
      'Until a partner who left is paid out, the share earns profits or 6% a year, unless agreed otherwise.',
    ),
  ],
  shares: ['partnership-act-13-b'],
  expulsion: [
    own('partnership-act-33', 'A partner can be expelled only under a power in the deed, used in good faith.'),
  ],
  eSign: ['it-act-5-10a'],
  oral: [own('bsa-94-95', 'What was only spoken cannot contradict terms that are written down.')],
} as const satisfies Record<string, readonly (ProvisionId | Named)[]>
