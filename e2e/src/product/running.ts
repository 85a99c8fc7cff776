import type { DocumentId } from '@karar/schema'

/** The product as a journey knows it, while it runs. */
export interface Product {
  /** Where it answers, without a slash at the end. */
  url: string
  admin: { email: string; password: string }
  /** The administrator's first password, where the product made one up (ADMIN_PASSWORD '') and printed it. */
  printedPassword: string | undefined
  /** Folder in which it keeps the mails that it would send. */
  outbox: string
  /** The sample contract, analysed or about to be, and an administrator whose it is, for files that only read of it. The one of
   *  the whole run has it. */
  sample?: { reader: { email: string; password: string }; id: DocumentId }
  stop(): Promise<void>
}
