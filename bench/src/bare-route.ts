/**
 * The least that a route over the database can cost: one query by primary key, sent as JSON. Without a framework, a
 * sign-in or a shape that is checked; `bench:lists` measures the routes of the product against it. And the least that an
 * exact count of what has two words can cost: `/count/WORDS`, where WORDS are as the index has them. And the least that one
 * document with what its analysis found can: `/signed/ID`, for whoever is signed in, sent as it lies pressed in the database.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const one = { name: 'one', text: 'select * from documents where id = $1' }
const count = {
  name: 'count',
  text: 'select count(*) from document_words where all_words(name_words, text_words) @@ $1::tsquery',
}
const signedIn = {
  name: 'signed in',
  text: `select users.* from sessions join users on users.id = user_id where token_hash = $1 and expires_at > now() and status = 'approved'`,
}
const results = {
  name: 'results',
  text: 'select documents.*, pressed_results from documents join analyses on document_id = id where id = $1 and owner_id = $2',
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const [, asked = '', words] = url.split('/')
  const query = words === undefined ? { ...one, values: [asked] } : { ...count, values: [decodeURIComponent(words)] }
  const { rows } = await pool.query(query)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]))
}

const trailerBytes = 8
/** ends what was pressed with its end left open */
const lastBlock = Buffer.from([3, 0])

async function answerSigned(id: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = headers.authorization?.replace('Bearer ', '') ?? ''
  const hash = createHash('sha256').update(token).digest('hex')
  const [person] = (await pool.query({ ...signedIn, values: [hash] })).rows
  const [document] = (await pool.query({ ...results, values: [id, person?.id] })).rows
  const pressed: Buffer = document.pressed_results
  const whole = [pressed.subarray(0, -trailerBytes), lastBlock, pressed.subarray(-trailerBytes)]
  response.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip').end(Buffer.concat(whole))
}

const server = createServer((request, response) => {
  const { url = '' } = request
  const signed = /^\/signed\/(.+)/.exec(url)?.[1]
  return signed ? answerSigned(signed, request, response) : answer(url, response)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
