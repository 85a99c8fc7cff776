import { afterEach } from 'vitest'
import { ends } from './ends.ts'

// runs for each test file, also where they share what is loaded: a hook in a shared module would know the first file alone
afterEach(async () => {
  for (const end of [...ends].reverse()) await end()
})
