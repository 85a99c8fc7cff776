import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachedFrom } from './reached-from.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'karar-reached-'))
  const files = {
    'main.js': "import('./page.js'); import('./other.js'); import('./wide-page.js')",
    'page.js': "import { logo } from './logo.js'; import { all } from './index.js'; export const page = [logo, all]",
    'other.js': "import { table } from './table.js'; export const other = table",
    'logo.js': "import('./table.js'); export const logo = 'logo'",
    'table.js': "export const table = 'table'",
    'index.js': "export { deep as all } from './deep.js'; export { far } from './far.js'; export * from './wide.js'",
    'deep.js': "export const deep = 'deep'",
    'far.js': "export const far = 'far'",
    'wide.js': "export const wide = 'wide'; export const wider = 'wider'",
    'wide-page.js': "import { wide as broad } from './index.js'; export const page = broad",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = async (file: string) => {
  const reached = reachedFrom(file)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [reached.plugin],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })
  return (name: string) => reached.has(join(folder, name))
}

test('a page needs what it imports, not what is loaded later, and of what stands behind the index of a package what it names', async () => {
  const has = await read('/page.js')
  expect(['page.js', 'logo.js', 'deep.js'].map(has)).toEqual([true, true, true])
  expect(['main.js', 'other.js', 'table.js', 'index.js', 'far.js', 'wide.js'].filter(has)).toEqual([])
  const hasWide = await read('/wide-page.js')
  expect(['wide.js', 'deep.js', 'far.js'].map(hasWide)).toEqual([true, false, false])
})

test('a page that is no longer there is told of', async () => {
  await expect(read('/gone.js')).rejects.toThrow('No module ends in /gone.js.')
})
