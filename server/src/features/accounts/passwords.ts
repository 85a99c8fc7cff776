import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes (OWASP's first choice); computed off the main thread. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password is right. For an account that does not exist (`undefined`) a hash that nobody's password
 * has is verified all the same, so that the time an answer takes does not tell which e-mails are registered.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const nobodys = await nobodysHash
  const right = await verify(passwordHash ?? nobodys, password)
  return right && passwordHash !== undefined
}
