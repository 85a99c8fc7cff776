import type { LawReference } from '@karar/schema'

const contractAct = 'Indian Contract Act 1872'
const propertyAct = 'Transfer of Property Act 1882'
const msmeAct = 'Micro, Small and Medium Enterprises Development Act 2006'
const goodsAct = 'Sale of Goods Act 1930'
const rentControlAct = 'Maharashtra Rent Control Act 1999'
const wagesCode = 'Code on Wages 2019'

const law = (act: string, section: string, note: string): LawReference => ({ act, section, note })

/** What the law says by itself where a contract is silent, or beside what it says. The day it was checked: 21 Nov 2026. */
export const dealings = {
  reasonableTime: [
    law(contractAct, 's. 46', 'Where no time is agreed, a promise must be kept within a reasonable time.'),
  ],
  leaseNotice: [
    law(
      propertyAct,
      's. 106',
      'Where contract and local law are silent, a lease from month to month ends on 15 days\u2019 written notice, one for farming or manufacture on six months\u2019.',
    ),
  ],
  leaseRepairs: [
    law(propertyAct, 's. 108', 'Sets what landlord and tenant owe each other where the lease does not say otherwise.'),
  ],
  eviction: [
    law(
      propertyAct,
      'ss. 106, 111(g), 114',
      'A lease is ended by notice or forfeiture, against which a court can grant relief.',
    ),
    law(
      'Specific Relief Act 1963',
      's. 6',
      'Who is put out without due course of law can have possession restored within six months.',
    ),
  ],
  leaseRegistration: [
    law(
      'Registration Act 1908',
      'ss. 17(1)(d), 23, 49',
      'A lease for more than one year must be registered within four months; without it the lease gives no right in the property.',
    ),
    law(
      'Indian Stamp Act 1899',
      's. 35',
      'An unstamped document is no evidence until the duty and a penalty are paid; stamp duty differs by State.',
    ),
  ],
  licenceRegistration: [
    law(
      rentControlAct,
      's. 55',
      'In Maharashtra every leave and licence, however short, must be written and registered; that is the owner\u2019s duty, under a penalty of up to three months\u2019 jail or Rs 5,000. Elsewhere check the law of your State.',
    ),
    law(
      'Indian Stamp Act 1899',
      's. 35',
      'An unstamped document is no evidence until the duty and a penalty are paid; stamp duty differs by State.',
    ),
  ],
  licenceEviction: [
    law(
      rentControlAct,
      's. 24',
      'In Maharashtra a licensee who stays on is put out by an order of the Competent Authority, and owes double the fee meanwhile.',
    ),
    law(
      'Krishna Ram Mahale v Shobha Rao (Supreme Court, 1989)',
      '',
      'Even an owner needs due course of law to put out who has possession.',
    ),
    law(
      'Specific Relief Act 1963',
      's. 6',
      'Who is put out without due course of law can have possession restored within six months.',
    ),
  ],
  stamp: [
    law(
      'Indian Stamp Act 1899',
      's. 35',
      'An unstamped document is no evidence until the duty and a penalty are paid; stamp duty differs by State.',
    ),
  ],
  latePayment: [
    law(
      msmeAct,
      'ss. 15, 16',
      'A micro or small supplier must be paid within 45 days of acceptance at most, within 15 where no date is agreed; after that compound interest at three times the bank rate runs (17.25% a year since 7 October 2026: check the current rate).',
    ),
    law('Interest Act 1978', 's. 3', 'On other debts a court may allow interest up to the current rate.'),
  ],
  debtInterest: [
    law(
      'Interest Act 1978',
      's. 3',
      'Where the contract states no interest a court may allow it on a debt, up to the current rate.',
    ),
  ],
  loanInterest: [
    law(
      'Interest Act 1978',
      's. 3',
      'Where the contract states no interest a court may allow it on a debt, up to the current rate.',
    ),
    law(
      'Reserve Bank of India, circular on penal charges of 18 August 2023',
      '',
      'On default regulated lenders may levy penal charges on loans made since 1 April 2024, but no penal interest, and may not capitalise them.',
    ),
  ],
  paymentTime: [
    law(contractAct, 's. 46', 'Where no time is agreed, payment is due within a reasonable time.'),
    law(
      msmeAct,
      's. 15',
      'A micro or small supplier must be paid within 15 days of acceptance where no date is agreed.',
    ),
  ],
  wages: [
    law(
      wagesCode,
      's. 17',
      'Monthly wages are due by the 7th of the next month; what is owed on leaving, within two working days.',
    ),
  ],
  deductions: [
    law(
      wagesCode,
      's. 18',
      'An employer may deduct only what the Code lists, and never more than half of the wages of a period.',
    ),
  ],
  compensation: [
    law(
      contractAct,
      'ss. 73, 74',
      'Who breaks a contract owes reasonable compensation for the loss that usually follows; a sum named for it is only a ceiling.',
    ),
  ],
  forfeiture: [
    law(
      contractAct,
      's. 74',
      'No more than reasonable compensation may be kept out of a deposit or an advance, whatever sum the contract names; true earnest money of a reasonable size is outside this rule.',
    ),
    law(
      'Godrej Projects v Anil Karlekar (Supreme Court, 2025)',
      '',
      'Earnest money of about a tenth of the price could be kept; keeping a fifth was too much.',
    ),
  ],
  restore: [
    law(
      contractAct,
      'ss. 64, 65',
      'Who sets aside a voidable contract, or finds it void, gives back the benefit received under it. Ending a valid contract does not by itself bring fees back.',
    ),
  ],
  change: [law(contractAct, 's. 62', 'A contract is changed only by an agreement of both sides.')],
  openPrice: [
    law(contractAct, 's. 29', 'A term whose meaning is not certain, and cannot be made certain, is void.'),
    law(contractAct, 's. 62', 'A price that is agreed can be changed only by both sides.'),
  ],
  taxChange: [
    law(
      goodsAct,
      's. 64A',
      'In a sale of goods a tax that changes after the bargain changes the price with it, unless agreed otherwise.',
    ),
  ],
} as const satisfies Record<string, readonly LawReference[]>
