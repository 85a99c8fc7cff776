import { customType, timestamp } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** As the shape reads it; what is of another shape altogether comes as it is. */
export const readBy =
  <Shape extends z.ZodType>(shape: Shape) =>
  (value: unknown) => {
    const read = shape.safeParse(value)
    return read.success ? read.data : (value as z.infer<Shape>)
  }

/**
 * JSON that a newer version may have written, which works beside this one: a word that only that one knows is read as the
 * shape says, so that nothing else here need know of such words.
 */
export const shaped = <Shape extends z.ZodType>(name: string, shape: Shape) =>
  customType<{ data: z.infer<Shape>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: readBy(shape),
  })(name)

/** The same of a word alone. */
export const shapedText = <Shape extends z.ZodType<string>>(name: string, shape: Shape) =>
  customType<{ data: z.infer<Shape>; driverData: unknown }>({ dataType: () => 'text', fromDriver: readBy(shape) })(name)
