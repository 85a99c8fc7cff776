import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const check = new URL('./node-is-new.cjs', import.meta.url)
const run = (version: string, room = 'karar') =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require(${JSON.stringify(check.pathname)})`,
    ],
    { encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: 'types', npm_package_name: room } },
  )

test('an old Node is told which one is needed, and how to get it', () => {
  const { status, stderr } = run('20.20.2')
  expect(status).toBe(1)
  expect(stderr).toMatch(/needs Node 24 or newer; this is Node 20\.20\.2/)
  expect(stderr).toContain('./karar')
  expect(stderr).toMatch(/npm run types$/m)
})

test('a script of a room is told with its room', () => {
  expect(run('20.20.2', '@karar/web').stderr).toMatch(/npm run types -w @karar\/web$/m)
})

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s goes on without a word', (version) => {
  expect(run(version)).toMatchObject({ status: 0, stderr: '', stdout: '' })
})

const rooms = ['schema', 'reader', 'engine', 'corpus', 'server', 'web', 'e2e', 'bench', 'evals']

test.each(['.', ...rooms])('every script of %s asks first', (folder) => {
  const first = `node ${folder === '.' ? '' : '../'}scripts/node-is-new.cjs && `
  const file = new URL(`../${folder}/package.json`, import.meta.url)
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }
  for (const [name, script] of Object.entries(scripts)) expect(script.startsWith(first), name).toBe(true)
})
