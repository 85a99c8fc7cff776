import type { ValueFault } from '@karar/schema'

export const words = {
  mayNotCreate: 'You do not have permission to create templates.',
  mayNotEdit: 'You do not have permission to change templates.',
  mayNotDelete: 'You do not have permission to delete templates.',
  badCursor: 'The cursor is not one that this list gave out.',
  tooManyAtOnce: 'Your last files are still being made. Please wait for them.',
  faults: {
    no_date: (field: string) => `${field}: please give a day, as 2026-12-01.`,
    no_number: (field: string) => `${field}: please give a number.`,
    over_hundred: (field: string) => `${field}: please give a percentage of at most 100.`,
    no_email: (field: string) => `${field}: please enter a valid email address.`,
    no_option: (field: string) => `${field}: please choose one of those offered.`,
  } satisfies Record<ValueFault, (field: string) => string>,
} as const
