import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runShown } from './run-shown.ts'

const node = (script: string, limit?: number) => runShown([process.execPath, '-e', script], limit ? { limit } : {})

test('the exit code comes back', async () => {
  expect(await node('')).toBe(0)
  expect(await node('process.exit(3)')).toBe(3)
})

test('what runs beside another is heard, from both its streams, not shown', async () => {
  const pieces: string[] = []
  const command = [process.execPath, '-e', "console.log('out'); console.error('err')"]
  expect(await runShown(command, { heard: (piece) => pieces.push(piece) })).toBe(0)
  expect(pieces.join('').split('\n').filter(Boolean).sort()).toEqual(['err', 'out'])
})

test('a program that is killed, missing or too slow never looks like success', async () => {
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe('SIGKILL')
  expect(await runShown(['no-such-program'])).toMatch(/ENOENT/)
  expect(await node('setInterval(() => {}, 1000)', 500)).toBe('the time limit of 0.5 s')
})

test('what gives way does so among its own and, where the system asks, among all', async () => {
  const group = '/proc/self/autogroup'
  const script = `console.log(require('os').getPriority())
    if (fs.existsSync('${group}')) console.log(fs.readFileSync('${group}', 'utf8'))`
  let said = ''
  const heard = (piece: string) => {
    said += piece
  }
  expect(await runShown([process.execPath, '-e', script], { heard, givesWay: true })).toBe(0)
  const told = said.trim().split('\n')
  // whoever runs the tests may have stepped back themselves; nobody can further than 19
  expect(told[0]).toBe(String(Math.min(getPriority() + 10, 19)))
  if (existsSync(group)) expect(told[1]).toMatch(/nice 10$/)
})
