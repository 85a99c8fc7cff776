import type { Arguments } from '../language/message.ts'
import { memory, notes, pages, statute } from './checked.ts'
import type { Checked } from './provision.ts'

/** A figure of the law for as long as it holds: both days are part of it. */
export interface Figure {
  readonly value: number
  /** first day; absent where it has held since before 2000 */
  readonly from?: string
  readonly until?: string
  readonly checked: Checked
}

/**
 * Rates and limits of the law, the newest first. A day that no row covers has no figure: nothing is said then.
 * Whoever changes a rate adds a row above and ends the one below; every sentence that names it follows.
 */
export const figures = {
  /** per cent a year, Reserve Bank of India: a day's change is announced with the monetary policy */
  bankRate: [
    { value: 5.75, from: '2026-10-07', checked: pages },
    { value: 5.5, from: '2025-12-05', until: '2026-10-06', checked: pages },
    { value: 5.75, from: '2025-06-06', until: '2025-12-04', checked: memory },
    { value: 6.25, from: '2025-04-09', until: '2025-06-05', checked: pages },
    { value: 6.5, from: '2025-02-07', until: '2025-04-08', checked: memory },
    { value: 6.75, from: '2023-02-08', until: '2025-02-06', checked: memory },
  ],
  /** times the bank rate: MSMED Act 2006, s. 16 */
  mseInterestTimes: [{ value: 3, from: '2006-10-02', checked: statute }],
  /** days from acceptance at most: MSMED Act 2006, s. 15 */
  msePaymentDays: [{ value: 45, from: '2006-10-02', checked: statute }],
  /** days from acceptance where none is agreed: MSMED Act 2006, s. 2(b) */
  msePaymentDaysUnagreed: [{ value: 15, from: '2006-10-02', checked: statute }],
  /** days from delivery within which an objection is written, else the goods count as accepted: MSMED Act 2006, s. 2(b) */
  mseObjectionDays: [{ value: 15, from: '2006-10-02', checked: statute }],
  /** days from reference within which the Facilitation Council decides: MSMED Act 2006, s. 18(5) */
  mseCouncilDays: [{ value: 90, from: '2006-10-02', checked: statute }],
  /** investment and turnover of a micro enterprise at most, in crores of rupees */
  microInvestment: [
    { value: 2.5, from: '2025-04-01', checked: pages },
    { value: 1, from: '2020-07-01', until: '2025-03-31', checked: memory },
  ],
  microTurnover: [
    { value: 10, from: '2025-04-01', checked: pages },
    { value: 5, from: '2020-07-01', until: '2025-03-31', checked: memory },
  ],
  /** investment and turnover of a small enterprise at most, in crores of rupees */
  smallInvestment: [
    { value: 25, from: '2025-04-01', checked: pages },
    { value: 10, from: '2020-07-01', until: '2025-03-31', checked: memory },
  ],
  smallTurnover: [
    { value: 100, from: '2025-04-01', checked: pages },
    { value: 50, from: '2020-07-01', until: '2025-03-31', checked: memory },
  ],
  /** rupees of monthly pay up to which provident fund is due */
  providentFundPay: [{ value: 15_000, from: '2014-09-01', checked: pages }],
  /** rupees of monthly pay up to which state insurance is due: no new ceiling was found under the Code */
  stateInsurancePay: [
    { value: 21_000, from: '2017-01-01', checked: pages },
    { value: 15_000, from: '2010-05-01', until: '2016-12-31', checked: memory },
  ],
  /** rupees of gratuity at most */
  gratuityCap: [
    { value: 2_000_000, from: '2018-03-29', checked: pages },
    { value: 1_000_000, from: '2010-05-24', until: '2018-03-28', checked: memory },
  ],
  /** months above which a lease is registered: Registration Act 1908, s. 17(1)(d) */
  registeredLeaseMonths: [{ value: 12, checked: statute }],
  /** rupees from which a sale of land is registered: Registration Act 1908, s. 17(1)(b) */
  registeredSaleRupees: [{ value: 100, checked: statute }],
  /** months within which a paper is presented for registration: Registration Act 1908, s. 23 */
  registrationMonths: [{ value: 4, checked: statute }],
  /** hours within which a cyber incident is reported to CERT-In */
  certInHours: [{ value: 6, from: '2022-06-27', checked: pages }],
  /** hours within which the details of a breach are told to the Data Protection Board: Rule 7, as it was notified */
  breachDetailHours: [{ value: 72, from: '2025-11-13', checked: pages }],
  /** hours before each automatic debit by which the payer is told of it: Reserve Bank of India */
  debitNoticeHours: [{ value: 24, from: '2019-09-01', checked: pages }],
  /** rupees on an agreement that the schedule names nowhere else: Maharashtra Stamp Act, art. 5(h)(B) */
  maharashtraStamp: [
    { value: 500, from: '2024-10-14', checked: pages },
    { value: 100, until: '2024-10-13', checked: notes },
  ],
} as const satisfies Record<string, readonly Figure[]>

export type FigureName = keyof typeof figures

/** The row of a figure that holds on the day; null where the table has none. */
export const figureOn = (name: FigureName, day: string): Figure | null =>
  figures[name].find(
    ({ from, until }: Figure) => (from === undefined || day >= from) && (until === undefined || day <= until),
  ) ?? null

/** Interest on what a micro or small supplier is owed late, in per cent a year, with the day from which it is that. */
export function mseInterest(day: string): { rate: number; from: string } | null {
  const bank = figureOn('bankRate', day)
  const times = figureOn('mseInterestTimes', day)
  return bank?.from === undefined || times === null ? null : { rate: bank.value * times.value, from: bank.from }
}

/**
 * What a sentence on the law may ask for, on the day: each figure by its name, and the interest for small suppliers. What
 * the table does not know is 'unknown', which a message selects by.
 */
export function figuresOn(day: string, tellDay: (iso: string) => string): Arguments {
  const interest = mseInterest(day)
  const rows = (Object.keys(figures) as FigureName[]).map((name) => [name, figureOn(name, day)?.value ?? 'unknown'])
  return {
    ...Object.fromEntries(rows),
    mseInterest: interest === null ? 'unknown' : `${interest.rate}`,
    mseInterestFrom: interest === null ? 'unknown' : tellDay(interest.from),
  }
}
