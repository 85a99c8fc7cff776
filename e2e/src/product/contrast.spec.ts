import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { useJourneys } from './journey.ts'
import { shared } from './product.ts'

const journey = useJourneys(shared)

/** What axe complains of: the names of words with too little contrast, and other lines as they are. */
const toldOf = (page: Page): Promise<string[]> =>
  expectAccessible(page).then(
    () => [],
    // one line for each
    ({ actual }: { actual: string[] }) =>
      actual.map((line) => /^color-contrast: .*?: #(\w+): /.exec(line)?.[1] ?? line),
  )

/** Words of one look, but for the third, which is too pale, and the fourth, which stands on grey; a bar, not there yet; and two
 *  pale buttons, of which the first is out of use and need not be read. */
const words = `<!doctype html><html lang="en"><title>Words</title><link rel="icon" href="data:,">
<style>
  body { background: white; color: black }
  #bar { position: absolute; background: #555; left: 0; width: 100%; height: 0; z-index: -1 }
  button { border: 0; background: white; color: #bbb }
</style>
<main><h1>Words</h1><p id="one">One</p><p id="two">Two</p><p id="pale" style="color: #bbb">Three</p>
<div style="background: #555"><p id="grey">Four</p></div><p id="five">Five</p><div id="bar"></div>
<button disabled>Six</button><button id="seven">Seven</button></main>`

journey('contrast is measured once for each look, and whatever has too little of it is told', async (visit) => {
  const { page, product } = visit
  const blank = `${product.url}/words`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: words }))
  await page.goto(blank)
  const told = () => toldOf(page)
  expect(await told()).toEqual(['pale', 'grey', 'seven'])
  // a bar behind words that have the look of others
  await page.evaluate(`{
    const { top, height } = five.getBoundingClientRect()
    Object.assign(bar.style, { top: top + 'px', height: height + 'px' })
  }`)
  expect(await told()).toEqual(['pale', 'grey', 'five', 'seven'])
  await page.evaluate("pale.remove(); grey.remove(); five.remove(); seven.remove(); bar.style.height = '0'")
  await expectAccessible(page)
  // what passed once is measured anew when axe runs again
  await page.evaluate("two.style.background = '#555'")
  expect(await told()).toEqual(['two'])
  await page.evaluate("two.style.background = ''; two.style.letterSpacing = '0'")
  await expectAccessible(page)
  await page.evaluate("two.style.setProperty('letter-spacing', '0', 'important')")
  expect(await told()).toEqual([expect.stringMatching(/^avoid-inline-spacing: .*#two/)])
  // beneath an open dialog nothing is in use; the dialog itself is, and so is what stands beside it, such as a message
  await page.evaluate(() => {
    const root = document.createElement('div')
    root.id = 'root'
    root.append(...document.body.children)
    const dialog = '<div role="dialog" aria-modal="true" aria-label="Eight" style="background: white">'
    document.body.innerHTML = `${dialog}<p id="eight" style="color: #bbb">Eight</p></div><p id="nine" style="color: #bbb">Nine</p>`
    document.body.prepend(root)
    document.getElementById('two')?.setAttribute('style', 'color: #bbb')
  })
  expect(await told()).toEqual(['eight', 'nine'])
  await page.evaluate("document.querySelector('[role=dialog]').style.display = 'none'")
  expect(await told()).toEqual(['two', 'nine'])
})

/** What is told of contrast where styles alone do not tell: each of the pale or covered words, and none of those beside them. */
const covered = `<!doctype html><html lang="en"><title>Words</title><link rel="icon" href="data:,">
<style>
  body { background: white; color: black }
  p { margin: 8px 0; line-height: 20px }
  .dark { background: #333; color: white }
  #margin { margin-left: 80px; background: #333; color: white }
  #margin span { position: absolute; left: 0; color: black }
</style>
<main><h1>Words</h1>
<p>Plain</p>
<div class="dark"><p>On dark</p><p id="lost" style="color: #444">As dark as that</p></div>
<div style="opacity: 0.4"><p id="faint">Faint, with all that it stands in</p></div>
<div class="dark" style="opacity: 0.4"><p id="dim">Dim, with its ground</p></div>
<div style="background: rgb(0 0 0 / 0.6)"><p id="shaded">On a part of a shadow</p></div>
<div style="height: 20px; background: #555"></div><p id="moved" class="moved" style="margin-top: -20px">Moved onto what is painted before</p>
<p style="height: 20px; margin: 24px 0 8px; background: #333"></p><p style="margin-top: 8px">Below what is painted</p>
<p id="margin"><span>9</span>What its number stands beside</p>
<p id="large" style="font-size: 24px; color: #949494">Large enough</p><p id="small" style="color: #949494">Not large enough</p>
</main>`

journey('contrast is told as axe tells it, whatever the words stand in', async ({ page, product }) => {
  const blank = `${product.url}/words`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: covered }))
  await page.goto(blank)
  expect(await toldOf(page)).toEqual(['lost', 'faint', 'dim', 'shaded', 'moved', 'small'])
})
