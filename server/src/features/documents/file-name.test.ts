import { expect, test } from 'vitest'
import { newName } from './file-name.ts'

test.each([
  ['Lease of Pune godown', 'scan.pdf', 'Lease of Pune godown.pdf'],
  ['Lease.PDF', 'scan.pdf', 'Lease.pdf'],
  ['Lease v1.2', 'scan.docx', 'Lease v1.2.docx'],
  ['Lease 2026/27', 'scan.pdf', 'Lease 2026-27.pdf'],
  ['../../etc/passwd', 'a.txt', '..-..-etc-passwd.txt'],
  ['a\u0000b\nc', 'a.txt', 'abc.txt'],
  ['lease\u202efdp', 'a.txt', 'leasefdp.txt'],
  ['अनुबंध', 'a.txt', 'अनुबंध.txt'],
  ['Deed', 'no ending', 'Deed'],
  ['Deed .txt', 'a.txt', 'Deed.txt'],
  ['', 'a.txt', ''],
  ['  \u200f ', 'a.txt', ''],
  ['.txt', 'a.txt', ''],
  ['..', 'a.txt', ''],
  ['..', 'no ending', ''],
])('renaming to %j what was called %j gives %j', (given, old, name) => expect(newName(given, old)).toBe(name))

test('a name is not endless, and keeps its ending all the same', () => {
  const name = newName('क'.repeat(900), 'a.docx')
  expect([...name].length).toBe(200)
  expect(name.endsWith('क.docx')).toBe(true)
})
