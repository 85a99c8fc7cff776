import './ui/theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod/v4/core'
import { pageNonce } from './lib/http/nonce.ts'
import { queryClient } from './lib/http/query-client.ts'
import { onTokenChange } from './lib/http/session.ts'
import { startWords } from './lib/text/words.ts'
import { router } from './routes.tsx'
import { printLight } from './ui/theme/print-light.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'

// Shapes are built when a page's code loads; by default that tries `eval`, which the page's policy reports.
config({ jitless: true })

// whoever signs in next, here or in another tab, sees nothing of the last person's
onTokenChange(() => queryClient.clear())

const nonce = pageNonce()
if (nonce) setNonce(nonce) // for the scroll lock of modals

printLight()
await startWords()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
)
