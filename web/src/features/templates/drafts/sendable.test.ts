import type { TemplateField } from '@karar/schema'
import { expect, test } from 'vitest'
import { sendable } from './sendable.ts'

const field = (key: string, kind: TemplateField['kind']): TemplateField => ({
  key,
  kind,
  label: key,
  help: '',
  example: '',
})

test('a value that does not fit its field waits, and holds up no other', () => {
  const fields = [field('fee', 'money'), field('start', 'date'), field('name', 'text')]
  expect(sendable(fields, { fee: 'much', start: '2026-12-01', name: '' })).toEqual({
    send: { start: '2026-12-01', name: '' },
    wait: { fee: 'much' },
  })
})
