/** Stores what the engine makes of a few contracts, with its version: `npm run digest -w @karar/corpus`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { engineVersion } from '@karar/engine'
import { type Digest, digestFile, digestNow, judgeDigest } from './digest.ts'

const now: Digest = { version: engineVersion, of: digestNow() }
const stored = existsSync(digestFile) ? (JSON.parse(readFileSync(digestFile, 'utf8')) as Digest) : null
const wrong = stored === null ? null : judgeDigest(stored, now)
if (wrong !== null && stored?.version === engineVersion) {
  console.error(wrong)
  process.exitCode = 1
} else writeFileSync(digestFile, `${JSON.stringify(now, null, 2)}\n`)
