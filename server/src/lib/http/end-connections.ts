import type { Socket } from 'node:net'
import type { App } from './http.ts'

/** what is being answered may take so long to be answered once the end has come */
const patienceMs = 2500

/**
 * Lets the server close. By itself it waits for every connection, also for one that never asked anything (browsers open
 * some in advance) and for an answer that somebody does not fetch.
 */
export function endConnections(app: App): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
  })
}
