import { expect, test } from 'vitest'
import { fieldsIn, keysIn, markdownOf, paperOf } from './paper.ts'
import type { TemplateField } from './templates.ts'

const fee: TemplateField = { key: 'fee', label: 'Fee a month', kind: 'money', help: '', example: '' }
const content =
  '# Terms\n\nBetween **{{company_name}}** and you.\n\n1.1 The fee is {{fee}}\na month.\n\n- one\n- {{fee}}'

test('fields are found in the order in which they appear, described or not', () => {
  expect(keysIn(content)).toEqual(['company_name', 'fee'])
  expect(fieldsIn(content, [fee])).toEqual([
    expect.objectContaining({ key: 'company_name', label: 'Company name', fills_from: 'company_name' }),
    fee,
  ])
})

test('a text is laid out in blocks, with what is filled in and what is open', () => {
  const blocks = paperOf(content, [fee], { company_name: 'A **bold** name' })
  expect(blocks.map(({ kind }) => kind)).toEqual(['title', 'paragraph', 'paragraph', 'item', 'item'])
  // what somebody typed is no markup
  expect(blocks[1]?.runs).toContainEqual({ text: 'A **bold** name', bold: true, key: 'company_name' })
  expect(blocks[2]?.runs).toContainEqual({ text: '[Fee a month]', bold: false, key: 'fee', open: true })
  expect(blocks[2]?.runs.map(({ text }) => text).join('')).toBe('1.1 The fee is [Fee a month] a month.')
})

test('Markdown holds the values as the text says them', () => {
  expect(markdownOf(content, [fee], { company_name: 'Nilgiri', fee: '250000' })).toContain(
    'The fee is Rs 2,50,000 (Rupees two lakh fifty thousand only)\na month.',
  )
})

test('a key that an object has by itself is no value', () => {
  expect(markdownOf('{{constructor}}', [], {})).toBe('[constructor]')
})
