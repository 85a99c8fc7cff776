import { expect, test } from 'vitest'
import { runShown } from './run-shown.ts'

const node = (script: string, limit?: number) => runShown([process.execPath, '-e', script], limit)

test('the exit code comes back', async () => {
  expect(await node('')).toBe(0)
  expect(await node('process.exit(3)')).toBe(3)
})

test('what runs beside another is heard, from both its streams, not shown', async () => {
  const pieces: string[] = []
  const command = [process.execPath, '-e', "console.log('out'); console.error('err')"]
  expect(await runShown(command, undefined, (piece) => pieces.push(piece))).toBe(0)
  expect(pieces.join('').split('\n').filter(Boolean).sort()).toEqual(['err', 'out'])
})

test('a program that is killed, missing or too slow never looks like success', async () => {
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe('SIGKILL')
  expect(await runShown(['no-such-program'])).toMatch(/ENOENT/)
  expect(await node('setInterval(() => {}, 1000)', 500)).toBe('the time limit of 0.5 s')
})
