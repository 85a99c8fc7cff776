import { finished } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { networkOf } from './network.ts'

/** So many at a time, in this process; of a person's, the streams of open pages are some. */
const most = { person: 60, network: 100 }

/**
 * Bounds the requests that one person, or one network without a session, has under way: whatever is sent or fetched slowly
 * is held in memory meanwhile, and by the minute alone a thousand of them would be. Comes once it is known who asks, and
 * before anything of a body is read.
 *
 * Pages with their scripts and styles do not count: they are the same bytes for everybody, and behind one address of a
 * carrier many slow phones load them at once. Nor does the question how Karar is.
 */
export function limitUnderWay(app: App): void {
  const underWay = new Map<string, number>()
  app.addHook('onRequest', async (request, { raw }) => {
    const { person, ip } = request
    if (!person && isPage(request)) return
    const key = person?.id ?? networkOf(ip)
    const count = underWay.get(key) ?? 0
    if (count >= (person ? most.person : most.network)) throw new AppError('too_many_requests', { retryAfter: 5 })
    underWay.set(key, count + 1)
    // answered and fetched, or broken off
    finished(raw, () => {
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    })
  })
}

/** What is neither under /api/ nor brings anything along; by its route, which has one way to be written. */
const isPage = ({ method, routeOptions: { url = '/' } }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
