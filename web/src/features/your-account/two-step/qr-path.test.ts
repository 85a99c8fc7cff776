import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('runs of dark squares become bars', () => {
  const rows = [
    [true, true, false],
    [false, false, true],
    [true, false, true],
  ]
  expect(qrPath(rows)).toEqual({ path: 'M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z', size: 3 })
})

test('drawn back into squares, the path is the very code', () => {
  const { data } = encode('otpauth://totp/Karar:asha@example.org?secret=JBSWY3DPEHPK3PXP', { border: 4 })
  const { path, size } = qrPath(data)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at++) drawn[Number(y)]![Number(x) + at] = true
  expect(drawn).toEqual(data)
})
