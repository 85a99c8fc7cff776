import { expect, test } from 'vitest'
import { addressOf, currentTab } from './tabs.ts'

test.each([
  ['chat', 'chat'],
  ['voice', 'professional'],
  ['nonsense', 'professional'],
  [null, 'professional'],
])('the tab %s of the address shows %s', (asked, shown) =>
  expect(currentTab(asked, ['professional', 'chat'])).toBe(shown),
)

test('the filters go along to another view; what belonged to one view stays behind', () =>
  expect(addressOf(new URLSearchParams('tab=chat&q=rent&severity=high&open=only'), 'voice', { ask: '1' })).toBe(
    '?tab=voice&severity=high&open=only&ask=1',
  ))
