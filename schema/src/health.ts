import { z } from 'zod'

const Component = z.enum(['ok', 'degraded', 'down', 'off'])
export const Health = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  uptime_seconds: z.number().nonnegative(),
  components: z.object({
    database: Component,
    queue: Component,
    storage: Component,
    analysis: Component,
    ocr: Component,
    speech: Component,
    mail: Component,
  }),
})
export type Health = z.infer<typeof Health>
