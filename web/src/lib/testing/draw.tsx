import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { queryClient } from '../http/query-client.ts'
import { loadWords } from '../text/words.ts'

/**
 * Draws a component as the browser first gets it, with the product's own words.
 *
 * @param features whose words it uses, beside those of `ui`
 * @param address the page that it stands on
 * @returns its markup
 */
export async function draw(element: ReactNode, features: readonly string[], address = '/'): Promise<string> {
  await loadWords('ui', ...features)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

/** The words of markup as they are read, without spaces in a row. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
