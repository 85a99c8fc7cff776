import { expect, test } from 'vitest'
import { currentTab, tabAddress } from './tabs.ts'

test.each(['profile', 'sessions', 'security', 'data'])('the address of the tab %s opens it', (id) => {
  expect(currentTab(new URLSearchParams(tabAddress(id).search).get('tab'))).toBe(id)
})

test.each([null, '', 'toString', 'billing'])('an address that names no tab (%j) opens the profile', (asked) => {
  expect(currentTab(asked)).toBe('profile')
})
