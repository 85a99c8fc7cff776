import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what one process seals, another on the same data folder opens; the key can be read by this user alone', async () => {
  const [first, second] = await Promise.all([openSecrets(folder, undefined), openSecrets(folder, undefined)])
  const sealed = first.seal('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(first.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(second.open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(folder, 'secret.key'), 'utf8')).trim().length).toBeGreaterThan(40)
})

test('another key does not open it, and neither does the right one once a bit has changed', async () => {
  const right = await openSecrets(folder, 'a key of the operator, 32 letters')
  const sealed = right.seal('करार')
  expect(right.open(sealed)).toBe('करार')
  const other = await openSecrets(folder, 'another key of the operator, long')
  expect(() => other.open(sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => right.open(bytes.toString('base64url'))).toThrow()
})
