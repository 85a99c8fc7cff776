// The third of these tasks.
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../lib/http/query-client.ts'
import { startWords } from '../lib/text/words.ts'
import { make } from './made.ts'

make(QueryClientProvider, queryClient, startWords)
