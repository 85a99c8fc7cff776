import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['attachment; filename="audit-2026-11-21.csv"', 'audit-2026-11-21.csv'],
  ['attachment; filename=audit.csv', 'audit.csv'],
  [`attachment; filename="?.csv"; filename*=UTF-8''%E0%A4%95.csv`, 'क.csv'],
  ['attachment', null],
])('the file of %s is called %s', (disposition, name) => {
  expect(fileNameOf(new Response(null, { headers: { 'content-disposition': disposition } }))).toBe(name)
})
