import { MantineProvider } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { freeStandIn } from './ui/public/plans-here.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'

interface Drawn {
  /** as HTML */
  title: string
  description: string
  body: string
}

/** A page as a visitor gets it before any script runs. The server fills in what is its own: `__NONCE__`, `__FREE__`. */
export const draw = (path: string, element: ReactNode, client: QueryClient): Drawn =>
  drawRouted(path, <StaticRouter location={path}>{element}</StaticRouter>, client)

/**
 * The same with a router that it brings along.
 *
 * @param path what it is called where it cannot be drawn
 */
export function drawRouted(path: string, routed: ReactNode, client: QueryClient): Drawn {
  const drawn = renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => '__NONCE__'}
      >
        {routed}
      </MantineProvider>
    </QueryClientProvider>,
  )
  const html = drawn.replaceAll(String(freeStandIn), '__FREE__')
  // React puts what belongs into the head before all the rest
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="(.*?)"\/>/.exec(html)?.[1]
  if (!title || !description) throw new Error(`${path} has no title or no description.`)
  const body = html.replace(/<title>.*?<\/title>/, '').replace(/<meta name="description"[^>]*\/>/, '')
  return { title, description, body }
}
