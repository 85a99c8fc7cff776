import { expect, test } from 'vitest'
import { checkFile, isPhoto } from './check-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['lease.pdf', 10 * megabyte, null],
  ['LEASE.PDF', 5, null],
  ['terms.docx', 5, null],
  ['terms.txt', 5, null],
  ['lease.pdf', 10 * megabyte + 1, 'too_large'],
  ['photo.jpg', 5, 'wrong_kind'],
  ['pdf', 5, 'wrong_kind'],
  ['Lease 2009.DOC', 5, 'to_convert'],
  ['lease.odt', 5, 'to_convert'],
  ['lease.rtf', 0, 'to_convert'],
  ['lease.pdf', 0, 'empty'],
])('%s of %i bytes: %s', (name, size, fault) => expect(checkFile({ name, size })).toBe(fault))

test.each([
  ['IMG_2031.JPG', '', true],
  ['page.png', 'image/png', true],
  ['image', 'image/jpeg', true],
  ['IMG_1.HEIC', '', true],
  ['drawing.svg', 'image/svg+xml', false],
  ['lease.pdf', 'application/pdf', false],
  ['notes about jpg.txt', 'text/plain', false],
])('%s of the kind "%s" is a photo of a page: %s', (name, type, photo) => expect(isPhoto({ name, type })).toBe(photo))
