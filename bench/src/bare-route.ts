/**
 * The least that a route over the database can cost: one query by primary key, sent as JSON. Without a framework, a
 * sign-in or a shape that is checked; `bench:lists` measures the routes of the product against it. And the least that an
 * exact count of what has two words can cost: `/count/WORDS`, where WORDS are as the index has them.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const one = { name: 'one', text: 'select * from documents where id = $1' }
const count = {
  name: 'count',
  text: 'select count(*) from document_words where all_words(name_words, text_words) @@ $1::tsquery',
}
const server = createServer(async ({ url = '' }, response) => {
  const [, asked = '', words] = url.split('/')
  const query = words === undefined ? { ...one, values: [asked] } : { ...count, values: [decodeURIComponent(words)] }
  const { rows } = await pool.query(query)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]))
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
