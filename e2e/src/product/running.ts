/** The product as a journey knows it, while it runs. */
export interface Product {
  /** Where it answers, without a slash at the end. */
  url: string
  admin: { email: string; password: string }
  /** The administrator's first password, where the product made one up (ADMIN_PASSWORD '') and printed it. */
  printedPassword: string | undefined
  /** Folder in which it keeps the mails that it would send. */
  outbox: string
  stop(): Promise<void>
}
