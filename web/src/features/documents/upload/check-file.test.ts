import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['lease.pdf', 10 * megabyte, null],
  ['LEASE.PDF', 5, null],
  ['terms.docx', 5, null],
  ['terms.txt', 5, null],
  ['lease.pdf', 10 * megabyte + 1, 'too_large'],
  ['photo.jpg', 5, 'wrong_kind'],
  ['pdf', 5, 'wrong_kind'],
  ['lease.pdf', 0, 'empty'],
])('%s of %i bytes: %s', (name, size, fault) => expect(checkFile({ name, size })).toBe(fault))
