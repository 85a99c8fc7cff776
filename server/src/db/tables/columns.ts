import { customType, timestamp } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
