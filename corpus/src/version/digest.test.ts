import { readFileSync } from 'node:fs'
import { engineVersion } from '@karar/engine'
import { expect, test } from 'vitest'
import { type Digest, digestFile, digestNow, judgeDigest } from './digest.ts'

test('no analysis of the fixed set changes while the version of the engine stays', () => {
  const stored = JSON.parse(readFileSync(digestFile, 'utf8')) as Digest
  expect(judgeDigest(stored, { version: engineVersion, of: digestNow() })).toBeNull()
})

test('a change is told, with what changed; with a new version, that it be stored', () => {
  const stored = { version: '1.0', of: { lease: 'a', loan: 'b' } }
  expect(judgeDigest(stored, stored)).toBeNull()
  expect(judgeDigest(stored, { version: '1.0', of: { lease: 'a', loan: 'c' } })).toMatch(
    /^What comes of loan has changed/,
  )
  expect(judgeDigest(stored, { version: '1.0', of: { lease: 'a' } })).toMatch(/^What comes of loan/)
  expect(judgeDigest(stored, { version: '1.1', of: { lease: 'a', loan: 'c' } })).toMatch(/^The version has changed/)
  expect(judgeDigest(stored, { ...stored, version: '1.1' })).toMatch(/^The version has changed/)
})
