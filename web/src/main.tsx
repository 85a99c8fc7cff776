import './ui/theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { drawnIn, redoEarly } from './lib/early.ts'
import { forgetTyped } from './lib/http/forget-typed.ts'
import { frame } from './lib/http/frame.ts'
import { pageNonce } from './lib/http/nonce.ts'
import { queryClient } from './lib/http/query-client.ts'
import { onTokenChange, readToken } from './lib/http/session.ts'
import { pause } from './lib/pause.ts'
import { startWords } from './lib/text/words.ts'
import { home, openRouter } from './routes.tsx'
import { keepMoved } from './ui/focus/kept-places.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'

// Shapes are built when a page's code loads; by default that tries `eval`, which the page's policy reports. This is where
// zod keeps its settings, named without loading it: visitors need no shapes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// whoever signs in next, here or in another tab, sees nothing of the last person's
onTokenChange(() => {
  queryClient.clear()
  forgetTyped()
})

const nonce = pageNonce()
if (nonce) setNonce(nonce) // for the scroll lock of modals

// a task after another: at one go a slow phone stands still for all of it
await pause()
const router = openRouter()
await pause()
await startWords()

const root = document.getElementById('root')!
const drawnHead = [...document.head.querySelectorAll('meta[name="description"]')]
const wasDrawn = 'drawn' in root.dataset
if (wasDrawn) await readyToReplace()
await pause()
const drawn = drawnIn(root)

// in steps of a few milliseconds: a slow phone stays free to scroll and to hear taps meanwhile
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <InItsPlace />
          <RouterProvider router={router} />
          <Replaced />
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
)

/** A page that was drawn beforehand stays until all is there that the same page is drawn with here: nothing flashes. */
async function readyToReplace(): Promise<void> {
  const visitor = readToken() === null
  // drawn for the other of the two, it is not seen
  if (visitor === (root.dataset.drawn === 'frame')) return
  if (visitor && location.pathname === '/') await home.preload()
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** how far down the drawn page was scrolled when this one took its place */
let scrolled = 0

/** Stands before the page: the first of its parts that measures anything has it styled and placed as it stays. */
function InItsPlace() {
  useLayoutEffect(() => {
    scrolled = scrollY
    keepMoved(scrolled)
    delete root.dataset.drawn
    root.inert = false
    root.removeAttribute('aria-hidden')
  }, [])
  return null
}

/** From here on the pages say themselves what they are about; until then it is what they were drawn with. */
function Replaced() {
  useLayoutEffect(() => {
    if (!wasDrawn) return
    for (const known of drawnHead) known.remove()
    // the router begins a page at its top, and whoever had scrolled would lose their place, and what they are about to press
    if (scrolled > 0) scrollTo(0, scrolled)
    redoEarly(root, drawn)
    frame()?.over(root)
  }, [])
  return null
}
