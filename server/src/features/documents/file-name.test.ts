import { expect, test } from 'vitest'
import { fittingName, newName } from './file-name.ts'

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

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
test.each([
  ['pay.hta', 'text/plain', 'pay.txt'],
  ['run.bat', 'text/plain', 'run.txt'],
  ['page.HTML', 'text/plain', 'page.txt'],
  ['setup.exe', pdf, 'setup.pdf'],
  ['macros.docm', docx, 'macros.docx'],
  ['lease.pdf.exe', pdf, 'lease.pdf'],
  ['lease.exe.', pdf, 'lease.pdf'],
  ['lease.exe .', pdf, 'lease.pdf'],
  ['link.search-ms', 'text/plain', 'link.txt'],
  ['Lease v1.2', docx, 'Lease v1.2.docx'],
  ['Deed of Mr.Rao', pdf, 'Deed of Mr.Rao.pdf'],
  ['deed.xyz', pdf, 'deed.xyz.pdf'],
  ['Lease.PDF', pdf, 'Lease.PDF'],
  ['notes.text', 'text/plain', 'notes.text'],
  ['.pdf', pdf, '.pdf.pdf'],
  ['.hta', 'text/plain', '.hta.txt'],
  ['अनुबंध', pdf, 'अनुबंध.pdf'],
])('%j with %s in it goes out as %j', (name, mimeType, fitting) => expect(fittingName(name, mimeType)).toBe(fitting))

test('a fitted name is not endless either', () => {
  const name = fittingName('क'.repeat(200), pdf)
  expect([[...name].length, name.endsWith('क.pdf')]).toEqual([200, true])
})
