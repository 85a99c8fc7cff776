import pg from 'pg'
import { currentErrand } from '../lib/errand.ts'
import type { Gate } from './gate.ts'

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void

/**
 * A pool in which whoever finds no connection free gets the first that is. pg's own pool makes a new one and has them wait
 * for that one, which on a busy machine takes seconds, while others come back all the time. And in pg's pool whoever comes
 * first is served first, so that one person who asks for much would have all others wait: here a gate says who comes next.
 */
export class FirstFreePool extends pg.Pool {
  /** those for whom a connection is being made */
  readonly #waiting: ((client: pg.PoolClient) => void)[] = []

  readonly #gate: Gate
  /** of each that is lent out, how it is given back */
  readonly #lent = new WeakMap<pg.PoolClient, () => void>()

  constructor(options: pg.PoolConfig, gate: Gate) {
    super(options)
    this.#gate = gate
    this.on('release', (_error, client) => {
      this.#lent.get(client)?.()
      this.#lent.delete(client)
    })
    this.on('connect', (client) => client.once('end', () => this.#takeBack(client)))
    // only after the event is it among the free ones
    this.on('release', () => process.nextTick(() => this.#handOn()))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    // without a callback it is lent for a transaction, and else for one query
    const client = this.#inTurn(done === undefined)
    if (!done) return client
    client.then(
      (found) => done(undefined, found, found.release),
      (error) => done(error, undefined, () => {}),
    )
  }

  async #inTurn(isTransaction: boolean): Promise<pg.PoolClient> {
    const errand = currentErrand()
    // who has a transaction open and asks for one more would wait for themselves
    if (errand && errand.transactions > 0) return this.#lend(await this.#first(), () => {})
    const leave = await this.#gate.enter(errand?.person)
    try {
      const client = await this.#first()
      if (errand && isTransaction) errand.transactions++
      return this.#lend(client, () => {
        if (errand && isTransaction) errand.transactions--
        leave()
      })
    } catch (error) {
      leave()
      throw error
    }
  }

  #lend(client: pg.PoolClient, onReturn: () => void): pg.PoolClient {
    this.#lent.set(client, onReturn)
    return client
  }

  /** One that was lost is not always given back: drizzle forgets it where the first word of a transaction fails. */
  #takeBack(client: pg.PoolClient): void {
    if (!this.#lent.has(client)) return
    client.release(true)
    client.release = () => {}
  }

  #first(): Promise<pg.PoolClient> {
    const isMade = this.idleCount === 0 && this.totalCount < (this.options.max ?? 0)
    const own = super.connect()
    if (!isMade) return own
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    let over = false
    const take = (client: pg.PoolClient) => {
      // whoever waited has another one already
      if (over) client.release()
      else resolve(client)
      leave()
    }
    const leave = () => {
      over = true
      const place = this.#waiting.indexOf(take)
      if (place >= 0) this.#waiting.splice(place, 1)
    }
    this.#waiting.push(take)
    own.then(take, (error) => {
      reject(error)
      leave()
    })
    return promise
  }

  #handOn(): void {
    if (this.idleCount === 0) return
    const take = this.#waiting.shift()
    // where this fails, whoever waited still waits for the one that is being made
    if (take) super.connect().then(take, () => {})
  }
}
