import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { steadyIds } from './steady-ids.ts'

const file = fileURLToPath(new URL('./use-id/use-id.mjs', `${new URL('.', import.meta.resolve('@mantine/hooks'))}`))

function turned(code: string, id: string): unknown {
  const { transform } = steadyIds()
  if (typeof transform !== 'function') throw new Error('It transforms nothing.')
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  return transform.call(context as never, code, id)
}

test('the one file of Mantine that gives ids is turned, and no other', async () => {
  const code = await readFile(file, 'utf8').catch(() => null)
  expect(code, file).not.toBeNull()
  expect(turned(code!, file)).toMatchObject({ code: expect.not.stringContaining('setUuid') })
  expect(turned(code!, '/project/src/page.tsx')).toBeNull()
})

test('a build says so where Mantine gives ids in another way', () =>
  expect(() => turned('export {}', file)).toThrow('another way'))
