import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './http-error.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isPassing(error),
      refetchOnWindowFocus: true,
    },
  },
})
