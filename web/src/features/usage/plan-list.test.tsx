import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { PlanList } from './plan-list.tsx'

test('each plan stands once, with what it allows and costs, and the present one is marked', async () => {
  const markup = await draw(<PlanList current="essential" />, ['usage'])
  const said = wordsOf(markup)
  for (const name of ['Starter', 'Essential', 'Business+', 'Enterprise']) expect(said.split(name)).toHaveLength(2)
  expect(said).toMatch(/₹999.*₹3,499.*₹15,000/)
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1)
  expect(markup).toMatch(/aria-current="true"[^>]*><th[^>]*>Essential/)
})

test('who has no plan yet has none marked', async () =>
  expect(await draw(<PlanList current={undefined} />, ['usage'])).not.toContain('aria-current'))
