import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Account, Attack } from './attack.ts'

/** Begins so many of it at a time, over and over, until the attack is over; how each is answered does not matter. */
function keepUp(count: number, over: AbortSignal, one: (number: number) => Promise<unknown>): void {
  for (let lane = 0; lane < count; lane++) {
    void (async () => {
      for (let number = lane; !over.aborted; number += count) await one(number).catch(() => delay(100))
    })()
  }
}

const clauses = (number: number, letters: number) =>
  Buffer.from(
    `Agreement ${number}\n${`\n${number}. The Client shall pay the Provider Rs. 5,00,000; within 120 days.`.repeat(letters / 70)}`,
  )

/** A document of the hostile account, analysed. */
async function analysed(hostile: Account, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const id = await hostile.upload(bytes, name)
  for (; ; await delay(200)) {
    const answer = await hostile.call('GET', `/documents/${id}`)
    const { analysis_status: status } = (await answer.json()) as { analysis_status: string }
    if (status !== 'analyzing') return id ?? ''
  }
}

/** One account that does what anybody may do, and more of it than anybody does. */
export const crowds: Attack[] = [
  {
    name: 'queue',
    what: 'forty contracts of 300 kB of one account, sent at once',
    begin: async ({ hostile }) => {
      const sent = Array.from({ length: 40 }, (_, number) =>
        hostile.upload(clauses(number, 300_000), `queue-${number}.txt`),
      )
      await Promise.race(sent)
    },
  },
  {
    name: 'searches',
    what: 'twelve searches for signs in twelve texts of 1.5 million letters, over and over',
    begin: async ({ hostile }, over) => {
      for (let number = 0; number < 12; number++)
        await analysed(hostile, clauses(number, 1_500_000), `text-${number}.txt`)
      keepUp(12, over, async () => (await hostile.call('GET', '/documents?q=%25%20%C2%A7')).text())
    },
  },
  {
    name: 'dashboards',
    what: 'thirty dashboards, lists and exports, over and over',
    begin: async ({ hostile }, over) => {
      await analysed(hostile, clauses(1, 300_000), 'one.txt')
      const paths = ['/dashboard/overview', '/documents?sort=score', '/auth/export', '/documents?q=client+pay']
      keepUp(30, over, async (number) => (await hostile.call('GET', paths[number % paths.length] ?? '')).arrayBuffer())
    },
  },
  {
    name: 'questions',
    what: 'twenty questions and reports about a contract of 1.5 million letters, over and over',
    begin: async ({ hostile }, over) => {
      const id = await analysed(hostile, clauses(1, 1_500_000), 'long.txt')
      keepUp(20, over, async (number) => {
        const answer =
          number % 2 === 0
            ? await hostile.call('POST', `/documents/${id}/chat`, { message: `What if I pay ${number} days late?` })
            : await hostile.call('GET', `/documents/${id}/download-pdf`)
        await answer.arrayBuffer()
        // who is refused asks again at once, as a program would
        if (!answer.ok) await delay(20)
      })
    },
  },
  {
    name: 'uploads',
    what: 'ten uploads of 10 MB, over and over',
    begin: async ({ hostile }, over) => {
      const file = Buffer.alloc(10_000_000, 'The Client shall pay. ')
      keepUp(10, over, (number) => hostile.upload(Buffer.concat([Buffer.from(`${number}\n`), file]), `${number}.txt`))
    },
  },
  {
    name: 'connections',
    what: 'five hundred silent connections and five hundred half requests',
    begin: async ({ api }, over) => {
      const { port } = new URL(api)
      const sockets = Array.from({ length: 1000 }, (_, number) => {
        const socket = connect(Number(port), '127.0.0.1')
        socket.on('error', () => {})
        socket.on('connect', () => number % 2 === 0 || socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\n'))
        return socket
      })
      over.addEventListener('abort', () => sockets.map((socket) => socket.destroy()))
      await once(sockets[0] ?? connect(0), 'connect')
    },
  },
]
