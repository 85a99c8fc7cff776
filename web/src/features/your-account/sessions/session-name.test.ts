import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../../../lib/text/words.ts'
import { sessionName } from './session-name.ts'

beforeAll(() => loadWords('your-account'))

test.each([
  ['Firefox', 'Android', 'Firefox on Android'],
  ['Chrome', null, 'Chrome'],
  [null, 'Windows', 'Unknown browser on Windows'],
  [null, null, 'Unknown browser'],
])('a session of %j and %j is called %s', (browser, system, name) => {
  expect(sessionName({ browser, system })).toBe(name)
})
