import { expect, test, vi } from 'vitest'
import type { Upload } from './uploads.ts'

vi.mock('react-router', () => ({}))
vi.mock('./uploads.ts', () => ({
  isOpen: ({ state }: Upload) => state === 'waiting' || state === 'sending',
  useUploads: () => [],
}))
const { uploadLine } = await import('./upload-line.ts')

const upload = (state: Upload['state'], sent = 0, seen = false) =>
  ({ state, sent, seen, file: { size: 1000 } }) as unknown as Upload

test('files on their way are counted, with the share of their bytes that is sent', () => {
  const line = uploadLine([upload('sending', 0.5), upload('waiting'), upload('stored', 1), upload('failed')])
  expect(line).toEqual({ open: 2, percent: 25, stored: 1, failed: 1, duplicates: 0 })
})

test('how they ended is told until it was seen', () => {
  expect(uploadLine([upload('stored', 1, true), upload('duplicate')])).toMatchObject({
    open: 0,
    stored: 1,
    duplicates: 1,
  })
  expect(uploadLine([upload('stored', 1, true), upload('failed', 0, true)])).toBe(null)
})

test('what the person called off is no news', () => {
  expect(uploadLine([upload('cancelled')])).toBe(null)
  expect(uploadLine([])).toBe(null)
})
