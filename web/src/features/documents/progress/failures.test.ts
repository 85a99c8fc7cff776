import { expect, test, vi } from 'vitest'
import type { Upload } from '../upload/uploads.ts'

vi.mock('i18next', () => ({
  default: {
    t: (key: string, values: object = {}) => `${key.replace('documents:upload.', '')} ${JSON.stringify(values)}`,
  },
}))
const { failedUploads, uploadFailure } = await import('./failures.ts')

let key = 0
const failed = (fault: Upload['fault'], name: string, detail = '') =>
  ({ key: ++key, fault, detail, file: { name } }) as unknown as Upload

test('files that were not even sent are told of together, the others one by one', () => {
  const pictures = Array.from({ length: 200 }, (_, index) => failed('wrong_kind', `${index}.png`))
  const others = [failed('timeout', 'a.pdf'), failed('timeout', 'b.pdf'), failed('empty', 'c.pdf')]
  const groups = failedUploads([...pictures, ...others])
  expect(groups.map(({ fault, uploads }) => [fault, uploads.length])).toEqual([
    ['wrong_kind', 200],
    ['timeout', 1],
    ['timeout', 1],
    ['empty', 1],
  ])
  const { words } = uploadFailure(groups[0]!.uploads)
  expect(words).toContain('0.png, 1.png, 2.png, 3.png, 4.png')
  expect(words).not.toContain('5.png')
  expect(words).toContain('195')
})

test('a timeout comes with what helps, a refusal with the server’s own words', () => {
  expect(uploadFailure([failed('timeout', 'a.pdf')]).suggestions).toHaveLength(3)
  const refused = uploadFailure([failed('refused', 'a.pdf', 'This PDF has a password.')])
  expect([refused.title, refused.suggestions]).toEqual(['failedTitle {}', []])
  expect(refused.words).toContain('This PDF has a password.')
})
