import { expect, test } from 'vitest'
import { receiveFile } from './receive-file.ts'

const answer = (disposition?: string) =>
  new Response(new Blob(['all that ', 'is kept']).stream(), {
    headers: { 'content-type': 'application/zip', ...(disposition ? { 'content-disposition': disposition } : {}) },
  })

test('the file arrives whole, and the bytes told only grow', async () => {
  const told: number[] = []
  const { file } = await receiveFile(answer(), (bytes) => told.push(bytes))
  expect(await file.text()).toBe('all that is kept')
  expect(file.type).toBe('application/zip')
  expect(told.at(-1)).toBe(16)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

test.each([
  ['attachment; filename="karar-2026-11-21.zip"', 'karar-2026-11-21.zip'],
  [undefined, 'karar-data.zip'],
])('a file sent as %j is saved as %s', async (disposition, name) => {
  expect((await receiveFile(answer(disposition), () => undefined)).name).toBe(name)
})
