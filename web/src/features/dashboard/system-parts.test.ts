import { expect, test } from 'vitest'
import { systemParts } from './system-parts.ts'

test('what only an operator can mend is told to administrators alone, and not before it is known who asks', () => {
  expect(systemParts('user')).toEqual(['analysis', 'ocr', 'speech'])
  expect(systemParts(undefined)).toEqual(systemParts('user'))
  expect(systemParts('admin')).toEqual(['analysis', 'ocr', 'speech', 'mail', 'database', 'queue', 'storage'])
})
