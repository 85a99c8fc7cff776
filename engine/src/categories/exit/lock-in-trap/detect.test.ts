import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { noWayOut } from './detect.ts'

describe('no way out', () => {
  test.each([
    'This Agreement remains in force in perpetuity unless both of them agree otherwise.',
    'This Agreement runs from 1 January 2027 for two years and cannot be revoked during that time.',
    'This Agreement may not be amended or terminated but by a paper that both have signed.',
    'Neither side can leave: the parties shall not terminate this Agreement without the written consent of the other.',
  ])('for anybody: %s', (text) => {
    expect(findWith(noWayOut, text)).toMatchObject([{ severity: 'high', burdened: null, variant: 'noWayOut' }])
  })

  test.each([
    'The Service Provider may request termination of this Agreement after a year of losses, subject to the approval of the Client.',
    'The Service Provider cannot request exit because its business changed.',
  ])('whoever may only ask: %s', (text) => {
    expect(findWith(noWayOut, text)).toMatchObject([{ severity: 'high', variant: 'byLeave' }])
  })

  test('for one side, whom the words name; for a time it is a lock-in', () => {
    const [held] = findWith(noWayOut, 'The Service Provider shall not cancel this Agreement.')
    expect(held).toMatchObject({ severity: 'high', burdened: { side: 'supplier' } })
    const [locked] = findWith(
      noWayOut,
      'The Service Provider may not terminate this Agreement before the end of year one.',
    )
    expect(locked).toMatchObject({ severity: 'medium' })
    expect(locked).not.toHaveProperty('variant')
  })

  test.each([
    '1. This Agreement continues indefinitely.\n\n2. Either party may terminate this Agreement on thirty days’ notice.',
    'This Agreement cannot be terminated except in accordance with clause 9.',
    'The Client shall not terminate this Agreement without giving sixty days’ notice.',
    'Termination of this Agreement shall not terminate any other agreement.',
    'The insurance policy shall provide that the insurer may not cancel it without notice.',
    'The Service Provider shall not terminate this Agreement until the whole advance is repaid.',
    'A dealer who cheats may not apply for an agreement in perpetuity.',
  ])('not: %s', (text) => {
    expect(findWith(noWayOut, text)).toEqual([])
  })
})
