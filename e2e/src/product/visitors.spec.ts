import { expect } from 'vitest'
import { useJourneys } from './journey.ts'
import { shared } from './product.ts'

const journey = useJourneys(shared)

/** What somebody's browser keeps for the product. */
const kept = `(async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie,
  ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys()),
  (await navigator.permissions.query({ name: 'geolocation' })).state, navigator.onLine,
])()`

for (const who of ['the first', 'the next'])
  journey(`${who} who comes finds a browser that has kept nothing`, async ({ page, product, expectConsole }) => {
    // a picture by itself names no icon, so that the browser may look for one
    expectConsole(/favicon\.ico/)
    await page.goto(`${product.url}/favicon.svg`)
    expect(await page.evaluate(kept)).toEqual(['', 'denied', true])
    await page.evaluate(`(async () => {
      localStorage.setItem('token', 'x')
      sessionStorage.setItem('place', 'x')
      document.cookie = 'a=b; max-age=3600'
      await caches.open('x')
      await new Promise((resolve) => { indexedDB.open('x').onsuccess = resolve })
    })()`)
    await page.context().grantPermissions(['geolocation'])
    expect(await page.evaluate(kept)).toEqual(['token', 'place', 'a=b', 'x', 'x', 'granted', true])
    await page.context().setOffline(true)
  })
