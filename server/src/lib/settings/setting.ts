import type { z } from 'zod'

/** A setting: what it accepts, what it means, what it is when nobody sets it. The table in docs is made from this. */
export interface Setting {
  shape: z.ZodType
  description: string
  /** shown in the docs; the shape holds the value itself */
  default: string
}
