import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tracelessErrors } from './traceless-errors.ts'

const file = fileURLToPath(
  new URL('cjs/react-dom-client.production.js', new URL('.', import.meta.resolve('react-dom/package.json'))),
)

function turned(code: string, id: string): unknown {
  const { transform } = tracelessErrors()
  if (typeof transform !== 'function') throw new Error('It transforms nothing.')
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  return transform.call(context as never, code, id)
}

test('React makes no error before one is needed, and each that it made is one still and says what it said', async () => {
  const code = await readFile(file, 'utf8')
  const { code: instead } = turned(code, file) as { code: string }
  const beforehand = /^(?:var)? *(\w+) = Error\(/gm
  const names = [...code.matchAll(beforehand)]
    .flatMap(([, name = '']) => name)
    .filter((name) => name !== 'pendingProps')
  expect(names).toHaveLength(5)
  for (const name of names) {
    const [, object = ''] = new RegExp(`\\b${name} = (\\{ __proto__: [^}]+\\})[,;]`).exec(instead) ?? []
    const error = new Function('formatProdErrorMessage', `return ${object}`)((number: number) => `no. ${number}`)
    expect(error, name).toBeInstanceOf(Error)
    expect(String(error)).toMatch(/^Error: no\. \d{3}$/)
    expect(error.stack, name).toBeUndefined()
  }
  expect(turned(code, '/project/src/page.tsx')).toBeNull()
})

test('a build says so where React makes them in another way', () =>
  expect(() => turned('var SuspenseException = anError(460);', file)).toThrow('not five'))
