import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { measureEachLookOnce } from './contrast.ts'
import { contrastByStyles } from './contrast-by-styles.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * A run without the rules that by their own word find nothing worse than moderate: a third of the work. Whether words may be
 * spaced by the reader is asked only where a style says `!important`, which is all that this rule forbids: asking it of every
 * element with a style takes reading all words that stand in it. Whether something that scrolls can be reached by keyboard is
 * asked only where the style lets it scroll: axe would measure every element first. Nobody reads the markup of what it looked at.
 */
const run = `{
  axe._audit.noHtml = true
  const rule = (wanted) => axe._audit.rules.find(({ id }) => id === wanted)
  const scrolling = rule('scrollable-region-focusable')
  const scrolls = (scrolling.wholeMatches ??= scrolling.matches)
  scrolling.matches = (node, ...rest) => /auto|scroll/.test(getComputedStyle(node).overflow) && scrolls.call(scrolling, node, ...rest)
  const spacing = rule('avoid-inline-spacing')
  const matches = (spacing.wholeMatches ??= spacing.matches)
  spacing.matches = (node, ...rest) => node.getAttribute('style').includes('!') && matches.call(spacing, node, ...rest)
  axe.run({
    resultTypes: ['violations'],
    rules: Object.fromEntries(
      axe._audit.rules
        .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
        .map(({ id }) => [id, { enabled: false }]),
    ),
  }).then(({ passes, violations }) => ({ passed: passes.length, violations }))
}`

interface Result extends Pick<AxeResults, 'violations'> {
  passed: number
}

/** Expects that axe finds nothing serious or critical on the page as it is now. The page's policy forbids script tags,
 *  so that axe goes in through the debugger. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  // it is there as long as the document is
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source)
  await page.evaluate(`(${measureEachLookOnce})((${contrastByStyles})())`)
  const { passed, violations } = await page.evaluate<Result>(run)
  expect(passed, 'axe found nothing to check').toBeGreaterThan(0)
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const lines = grave.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(lines).toEqual([])
}

/** Waits until nothing on the page is fading in or out: axe measures the contrast of the moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // what a change of width or palette sets going begins with the next frame
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}
