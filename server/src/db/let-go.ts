import type pg from 'pg'

/**
 * Ends a connection without a farewell. pg has no public way to do so: its `end` waits for the other side, which may be
 * what does not answer.
 */
export function letGo(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy(): void } } }
  connection?.stream?.destroy()
}
