import { AppError } from './http/errors.ts'

/**
 * https://www.postgresql.org/docs/18/errcodes-appendix.html: class 08, the server starting or ending (57P0x), and a
 * transaction that was idle for too long, whose connection it ends (25P0x).
 */
const awayCodes = /^(08...|57P0.|25P0[34]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|ETIMEDOUT)$/
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout/

const clientFrames = /[\\/]node_modules[\\/](pg|pg-pool|pg-boss)[\\/]/

/** The database cannot be reached, or the connection to it was lost on the way. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((each) => {
    const { code, syscall, message } = each as NodeJS.ErrnoException
    // a missing file has the same code as a missing socket: only connecting tells
    if (code && awayCodes.test(code) && (code !== 'ENOENT' || syscall === 'connect')) return true
    return awayMessages.test(message)
  })
}

/**
 * Certainly the database client's doing, for an error that comes from nowhere: a code like ECONNRESET alone may be any
 * connection's, so such an error must have passed through the client's own code.
 */
export function isLostDatabaseConnection(error: unknown): boolean {
  if (!isDatabaseAway(error)) return false
  return causes(error).some((each) => {
    const { code, message, stack = '' } = each as NodeJS.ErrnoException
    return isSqlState(code) || awayMessages.test(message) || clientFrames.test(stack)
  })
}

/** What was asked took longer than anything may, or waited too long for somebody else's lock: it is undone. */
export function isDatabaseBusy(error: unknown): boolean {
  return causes(error).some((each) => /^(57014|55P03)$/.test((each as NodeJS.ErrnoException).code ?? ''))
}

/** The database has no room left on its disk. */
export function isDatabaseFull(error: unknown): boolean {
  return causes(error).some((each) => (each as NodeJS.ErrnoException).code === '53100')
}

/** There was no room left on a disk, the database's or another. */
export function lacksRoom(error: unknown): boolean {
  return isDatabaseFull(error) || causes(error).some((each) => (each as NodeJS.ErrnoException).code === 'ENOSPC')
}

/** The database itself refused, or we did: whatever the transaction did is undone, also where the commit was on its way. */
export function isUndone(error: unknown): boolean {
  if (isDatabaseAway(error)) return false
  return causes(error).some((each) => each instanceof AppError || isSqlState((each as NodeJS.ErrnoException).code))
}

/** Five digits and letters, unlike EPIPE at least one digit. */
const isSqlState = (code: unknown) => typeof code === 'string' && /^(?=.*\d)[\dA-Z]{5}$/.test(code)

/** An error and what caused it, outermost first. */
export function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let at = error; at instanceof Error && found.length < 20; at = at.cause) found.push(at)
  return found
}
