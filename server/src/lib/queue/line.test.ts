import { expect, test } from 'vitest'
import { openLine } from './line.ts'

const stays = new AbortController().signal

test('what somebody wants beyond their places waits in its order, and keeps nobody else waiting', async () => {
  const line = openLine(2)
  const begun: string[] = []
  const come = async (person: string, what: string) => {
    const leave = await line.enter(person, stays)
    begun.push(what)
    return leave
  }
  const first = await come('asha', 'first')
  const second = await come('asha', 'second')
  const third = come('asha', 'third')
  const fourth = come('asha', 'fourth')
  await come('bela', 'hers')
  expect(begun).toEqual(['first', 'second', 'hers'])
  second()
  const leaveThird = await third
  expect(begun.at(-1)).toBe('third')
  first()
  const leaveFourth = await fourth
  leaveThird()
  leaveFourth()
  // all places are free again
  for (const what of ['fifth', 'sixth']) await come('asha', what)
  expect(begun).toEqual(['first', 'second', 'hers', 'third', 'fourth', 'fifth', 'sixth'])
})

test('whoever leaves while they wait is given no place, and the next one in the line is', async () => {
  const line = openLine(1)
  const leave = await line.enter('asha', stays)
  const impatient = new AbortController()
  const second = line.enter('asha', impatient.signal)
  const third = line.enter('asha', stays)
  impatient.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await expect(line.enter('asha', impatient.signal)).rejects.toThrow('gone')
  leave()
  ;(await third)()
  // and the place is free again
  await line.enter('asha', stays)
})
