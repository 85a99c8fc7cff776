import { expect, test } from 'vitest'
import { openLanes } from './lanes.ts'

const { signal } = new AbortController()
const isFree = async (taking: Promise<unknown>) =>
  (await Promise.race([taking, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))])) !== 'waits'

test('as many documents as cores, and one text beside them, which may not become a scan', async () => {
  const { texts, scans } = openLanes(2)
  const first = await texts.take(signal)
  const second = await texts.take(signal)
  expect([first.becomesScan(), second.becomesScan()]).toEqual([true, true])
  const scan = scans.take(signal)
  expect(await isFree(scan)).toBe(false)
  const third = await texts.take(signal)
  expect(third.becomesScan()).toBe(false)
  const fourth = texts.take(signal)
  expect(await isFree(fourth)).toBe(false)
  third.over()
  expect(await isFree(fourth)).toBe(true)
  expect(await isFree(scan)).toBe(false)
  first.over()
  expect(await isFree(scan)).toBe(true)
})

test('a scan comes when it has waited longest, also where texts never end', async () => {
  const { texts, scans } = openLanes(1)
  const text = await texts.take(signal)
  const scan = scans.take(signal)
  const next = texts.take(signal)
  text.over()
  expect(await isFree(scan)).toBe(true)
  // which is the only one at work, and a scan
  expect(await isFree(next)).toBe(true)
})

test('who no longer wants to wait does not, and takes nothing', async () => {
  const { texts } = openLanes(1)
  const first = await texts.take(signal)
  const leaving = new AbortController()
  const second = texts.take(leaving.signal)
  leaving.abort()
  ;(await second).over()
  first.over()
  expect(await isFree(texts.take(signal))).toBe(true)
})
