import type { LawReference } from '@karar/schema'

const contractAct = 'Indian Contract Act 1872'
const copyrightAct = 'Copyright Act 1957'
const arbitrationAct = 'Arbitration and Conciliation Act 1996'
const goodsAct = 'Sale of Goods Act 1930'
const partnershipAct = 'Indian Partnership Act 1932'
const wagesCode = 'Code on Wages 2019'
const securityCode = 'Code on Social Security 2020'
const safetyCode = 'Occupational Safety, Health and Working Conditions Code 2020'
const dataAct = 'Digital Personal Data Protection Act 2023 and Rules 2025'

const law = (act: string, section: string, note: string): LawReference => ({ act, section, note })

/** What the law says by itself of work, rights, disputes, jobs and firms. Checked on 21 Nov 2026. */
export const rightsAndWork = {
  ownWork: [
    law(
      copyrightAct,
      's. 17',
      'What an employee makes in the course of employment belongs to the employer; what a contractor makes belongs to the contractor until assigned in writing.',
    ),
    law(
      copyrightAct,
      's. 19',
      'An assignment must be written and signed; silent on time and place, it holds for five years and for India.',
    ),
  ],
  moralRights: [
    law(
      copyrightAct,
      's. 57',
      'An author keeps the right to be named and to object to distortion, also after an assignment.',
    ),
  ],
  licence: [
    law(
      copyrightAct,
      'ss. 30, 30A, 19',
      'A licence of copyright is in writing and signed; silent on time and place, it holds for five years and for India.',
    ),
  ],
  restraint: [
    law(
      contractAct,
      's. 27',
      'A ban on a lawful trade or job after the contract ends is void in India, however short, save on the sale of a goodwill (Exception 1); one during the contract can be valid.',
    ),
  ],
  restraintOnSale: [
    law(
      contractAct,
      's. 27, Exception 1',
      'Who sells the goodwill of a business, also with shares, may agree to keep out of a similar business within reasonable local limits; any other ban on a lawful trade after the contract ends is void.',
    ),
  ],
  restraintOfPartners: [
    law(
      partnershipAct,
      'ss. 11(2), 36(2), 54, 55(3)',
      'Partners may agree to do no other business while they are partners; a reasonable ban within a stated time or local limits can bind a partner who leaves, partners on dissolution, and who sells the goodwill.',
    ),
    law(contractAct, 's. 27', 'A ban on a lawful trade that no such exception covers is void, however short.'),
  ],
  limitation: [
    law('Limitation Act 1963', 'Arts. 55, 113', 'A claim on a contract can be brought for three years.'),
    law(
      contractAct,
      's. 28',
      'A term that cuts the time to sue, or kills the right at the end of it, is void to that extent.',
    ),
  ],
  noCourt: [
    law(
      contractAct,
      's. 28',
      'No contract can take away the right to go to a court or tribunal; arbitration is an exception.',
    ),
  ],
  jurisdiction: [
    law(
      'Code of Civil Procedure 1908',
      's. 20',
      'One can sue where the defendant lives or works, or where the cause of action arose; parties may choose among such courts, not outside them.',
    ),
  ],
  indianLaw: [
    law(
      arbitrationAct,
      's. 28(1)(a)',
      'A dispute between Indian parties that is arbitrated in India is decided by Indian law.',
    ),
  ],
  arbitrator: [
    law(
      arbitrationAct,
      'ss. 11, 12(5)',
      'Where the parties do not agree on an arbitrator the court appoints one; nobody may be judge through a person of their own choice alone.',
    ),
  ],
  noArbitration: [
    law(arbitrationAct, 's. 7', 'Arbitration needs a written agreement; without one, disputes go to the courts.'),
  ],
  assignment: [
    law(
      contractAct,
      's. 40',
      'What was promised for a person\u2019s own skill must be done by that person; otherwise another may do it for them.',
    ),
    law(
      'Kapilaben v Ashok Sheth (Supreme Court, 2019)',
      '',
      'Rights under a contract can be handed on; duties only with the other side\u2019s consent.',
    ),
  ],
  frustration: [
    law(
      contractAct,
      'ss. 32, 56',
      'These sections decide what becomes of a contract when an event that nobody could prevent makes it impossible.',
    ),
  ],
  indemnity: [
    law(
      contractAct,
      'ss. 73, 124, 125',
      'An indemnity is a promise to make good another\u2019s loss; without one, a party owes the loss that usually follows from its own breach.',
    ),
  ],
  noCap: [
    law(
      contractAct,
      's. 73',
      'Without a cap, who breaks the contract answers for the loss that usually follows from the breach, not for remote loss.',
    ),
  ],
  warranties: [
    law(
      goodsAct,
      'ss. 14 to 17',
      'In a sale of goods the law implies good title, goods as described, and in many cases merchantable quality, unless the contract shuts it out.',
    ),
  ],
  inspection: [
    law(
      goodsAct,
      'ss. 41, 42',
      'A buyer may examine goods first; keeping them without objection counts as acceptance.',
    ),
  ],
  passingRisk: [
    law(goodsAct, 'ss. 18 to 26', 'These sections say when ownership and risk pass where the contract does not.'),
  ],
  secrecy: [
    law(
      contractAct,
      's. 27',
      'A duty of secrecy may not work as a ban on earning a living; India has no statute on trade secrets.',
    ),
  ],
  data: [
    law(
      dataAct,
      'ss. 5 to 8',
      'Personal data may be used with consent or for listed purposes, and must be kept safe; these duties are expected to apply from May 2027.',
    ),
    law(
      'Information Technology Act 2000',
      's. 43A',
      'Until then a company that is careless with sensitive personal data owes compensation.',
    ),
  ],
  breachNotice: [
    law(
      dataAct,
      's. 8(6), Rule 7',
      'A leak is told to the people concerned and to the Board without delay, in detail within 72 hours; expected to apply from May 2027.',
    ),
    law('CERT-In Directions of 28 April 2022', '', 'Cyber incidents are reported within six hours.'),
  ],
  gratuity: [
    law(
      securityCode,
      's. 53',
      'Gratuity of 15 days\u2019 wages a year is due after five years; on the end of a fixed term it is due in proportion.',
    ),
  ],
  benefits: [
    law(
      securityCode,
      'Chs. III to VI',
      'Provident fund, insurance, gratuity and maternity benefit come from the law and cannot be contracted out of.',
    ),
    law(wagesCode, 's. 60', 'An agreement that gives up wages or bonus that are due is void.'),
  ],
  maternity: [
    law(
      securityCode,
      's. 60',
      'Paid maternity leave is 26 weeks (12 with two or more surviving children) after 80 days of work in the last 12 months.',
    ),
  ],
  hours: [
    law(
      safetyCode,
      'ss. 25 to 27',
      'A worker\u2019s day is eight hours, with at most six days a week; overtime needs consent and is paid double. Managers are outside it, and State laws govern many offices.',
    ),
  ],
  leave: [
    law(
      safetyCode,
      's. 32',
      'A worker earns one day of leave for 20 days worked, after 180 days of work in the year; State laws govern many offices.',
    ),
  ],
  employmentNotice: [
    law('State Shops and Establishments Acts', '', 'Commonly ask for one month\u2019s notice: check your State.'),
    law(
      'Industrial Relations Code 2020',
      's. 70',
      'A worker with a year of service who is retrenched gets one month\u2019s notice with reasons, or wages for it, and 15 days\u2019 average pay for each year.',
    ),
  ],
  bond: [
    law(
      contractAct,
      's. 74',
      'On leaving early no more than reasonable compensation is due, such as the real cost of training.',
    ),
    law(
      'Vijaya Bank v Prashant Narnaware (Supreme Court, 2025)',
      '',
      'A bond of three years and Rs 2 lakh was upheld on its facts.',
    ),
  ],
  exit: [
    law(
      'Specific Relief Act 1963',
      's. 14(d)',
      'A contract that can be ended without a cause will not be enforced by an order to perform it.',
    ),
    law(contractAct, 's. 73', 'Who leaves a contract that cannot be left owes the loss that follows from it.'),
  ],
  lockIn: [
    law(
      contractAct,
      's. 74',
      'Rent or fees claimed for the rest of a term are limited to reasonable compensation; s. 73 asks the other side to keep its loss low.',
    ),
  ],
  prepayment: [
    law(
      'Reserve Bank of India Directions 2025',
      '',
      'Regulated lenders may charge nothing for prepaying floating-rate loans of individuals and of micro and small enterprises sanctioned from 1 January 2026, with some exceptions.',
    ),
  ],
  surety: [
    law(
      contractAct,
      'ss. 128, 133 to 135, 139',
      'A guarantor owes what the borrower owes. A change of terms made without the guarantor\u2019s consent frees the guarantor for later dealings only; releasing the borrower, giving it more time or impairing the guarantor\u2019s remedies can free as well.',
    ),
  ],
  retirement: [
    law(
      partnershipAct,
      's. 37',
      'Until a partner who left is paid out, the share earns profits or 6% a year, unless agreed otherwise.',
    ),
  ],
  shares: [
    law(partnershipAct, 's. 13(b)', 'Partners share profits and losses equally unless the deed says otherwise.'),
  ],
  expulsion: [
    law(partnershipAct, 's. 33', 'A partner can be expelled only under a power in the deed, used in good faith.'),
  ],
  eSign: [
    law(
      'Information Technology Act 2000',
      'ss. 5, 10A',
      'Contracts may be made and signed electronically; wills and some other papers are excluded.',
    ),
  ],
  oral: [
    law(
      'Bharatiya Sakshya Adhiniyam 2023',
      'ss. 94, 95',
      'What was only spoken cannot contradict terms that are written down.',
    ),
  ],
} as const satisfies Record<string, readonly LawReference[]>
