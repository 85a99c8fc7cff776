import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { untoldRouter } from './untold-router.ts'

const folder = new URL('.', import.meta.resolve('react-router/package.json'))
const file = fileURLToPath(new URL('dist/production/lib/router/instrumentation.js', folder))

function turned(code: string, id: string): unknown {
  const { transform } = untoldRouter()
  if (typeof transform !== 'function') throw new Error('It transforms nothing.')
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  return transform.call(context as never, code, id)
}

test('what the router takes from the part that watches it is there without it, and no other file is turned', async () => {
  const code = await readFile(file, 'utf8')
  const router = await readFile(file.replace('instrumentation.js', 'router.js'), 'utf8')
  const { code: instead } = turned(code, file) as { code: string }
  const taken = /import \{ ([^}]+) \} from "\.\/instrumentation\.js"/.exec(router)?.[1]?.split(', ')
  expect(taken).toHaveLength(3)
  for (const name of taken ?? []) expect(instead).toContain(`export const ${name} =`)
  expect(turned(code, '/project/src/page.tsx')).toBeNull()
})

test('a build says so where the router is watched in another way', () =>
  expect(() => turned('export {}', file)).toThrow('another way'))
