// The third of these tasks; what is left of the start comes with the page's own script.
export { QueryClientProvider } from '@tanstack/react-query'
export { startWords } from '../lib/text/words.ts'
