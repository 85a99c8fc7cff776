import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'

test.each([
  ['lease.pdf', '.pdf'],
  ['Lease v1.2 final.docx', '.docx'],
  ['Deed', ''],
  ['.txt', ''],
  ['Mr. Rao', ''],
])('%s ends in %j', (name, ending) => expect(endingOf(name)).toBe(ending))
