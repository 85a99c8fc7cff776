import type { LawReference } from '@karar/schema'

/** Statutes that more than one rule about money names. */
export const MONEY_LAW = {
  msme: [
    {
      act: 'Micro, Small and Medium Enterprises Development Act 2006',
      section: 'ss. 15, 16, 24',
      note: 'A micro or small supplier must be paid within 45 days of acceptance at most; after that compound interest at three times the bank rate runs, whatever the contract says.',
    },
  ],
  tax: [
    {
      act: 'Income-tax Act 2025',
      section: 's. 37(2)(g)',
      note: 'A buyer that pays a micro or small enterprise late may deduct the sum only when it is paid.',
    },
  ],
  forfeiture: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 74',
      note: 'A sum named for a breach is only a ceiling: the other side may keep no more than reasonable compensation.',
    },
    {
      act: 'Kailash Nath Associates v DDA (Supreme Court, 2015)',
      section: '',
      note: 'Where no loss was suffered, the deposit may not be forfeited.',
    },
  ],
} as const satisfies Record<string, readonly LawReference[]>
