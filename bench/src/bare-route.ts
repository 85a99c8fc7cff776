/**
 * The least that a route over the database can cost: one query by primary key, sent as JSON. Without a framework, a
 * sign-in or a shape that is checked; `bench:lists` measures the routes of the product against it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const server = createServer(async ({ url = '' }, response) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select * from documents where id = $1',
    values: [url.slice(1)],
  })
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]))
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
