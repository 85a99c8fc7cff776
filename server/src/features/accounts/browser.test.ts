import { expect, test } from 'vitest'
import { browserOf } from './browser.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
])('%s is %s on %s', (userAgent, browser, system) => expect(browserOf(userAgent)).toEqual({ browser, system }))
