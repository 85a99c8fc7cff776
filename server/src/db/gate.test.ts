import { expect, test } from 'vitest'
import { openGate } from './gate.ts'

/** A gate at which everybody who has come in is noted, and how they leave. */
function givenGate(room: { most: number; mostOfOne: number; waitMs?: number }) {
  const gate = openGate({ waitMs: 30_000, ...room })
  const order: string[] = []
  const leaves = new Map<string, () => void>()
  const come = (name: string, person: string | undefined = name[0]) =>
    gate.enter(person).then(
      (leave) => {
        order.push(name)
        leaves.set(name, leave)
      },
      (error: Error) => void order.push(`${name}: ${error.message}`),
    )
  const leave = async (name: string) => {
    leaves.get(name)?.()
    await settled()
  }
  return { gate, order, come, leave }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('nobody has all of them, and whoever has fewest comes before who came first', async () => {
  const { order, come, leave } = givenGate({ most: 4, mostOfOne: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void come(name)
  await settled()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  for (const name of ['b1', 'b2', 'c1']) void come(name)
  await settled()
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1'])
  await leave('a1')
  await leave('b1')
  await leave('a2')
  await leave('a3')
  expect(order.slice(4)).toEqual(['c1', 'b2', 'a4', 'a5'])
})

test('what is for nobody in particular comes first, and as much of it as there is room for', async () => {
  const { order, come, leave } = givenGate({ most: 3, mostOfOne: 2 })
  for (const name of ['a1', 'a2', 'a3']) void come(name)
  for (const name of ['x', 'y', 'z']) void come(name, undefined)
  await settled()
  expect(order).toEqual(['a1', 'a2', 'x'])
  await leave('a1')
  await leave('x')
  await leave('a2')
  expect(order.slice(3)).toEqual(['y', 'z', 'a3'])
})

test('who has waited for too long is sent away, and so are all at once; both leave their place to others', async () => {
  const { gate, order, come, leave } = givenGate({ most: 1, mostOfOne: 1, waitMs: 20 })
  await come('a1')
  await come('b1')
  expect(order).toEqual(['a1', 'b1: timeout exceeded when trying to connect'])
  const waiting = come('c1')
  gate.clear(new Error('Connection terminated'))
  await waiting
  expect(order.at(-1)).toBe('c1: Connection terminated')
  await leave('a1')
  await come('d1')
  expect(order.at(-1)).toBe('d1')
})
