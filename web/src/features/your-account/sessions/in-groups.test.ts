import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('the secret %j reads %j', (secret, shown) => expect(inGroups(secret)).toBe(shown))
