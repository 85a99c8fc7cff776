import { readFileSync } from 'node:fs'
import { documentLimits } from '@karar/schema'
import { expect, test } from 'vitest'
import { isProxyRange } from './proxies.ts'

const example = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['Caddyfile', /max_size (\d+)MB/],
])(
  'the example %s lets the largest upload through with its form, so that the words about size are ours',
  (name, size) => {
    const megabytes = Number(size.exec(example(name))?.[1])
    expect(megabytes * 1_000_000).toBeGreaterThan(
      Math.max(documentLimits.fileBytes, documentLimits.photoBytes) + 100_000,
    )
  },
)

test('the example for nginx tells the address of the client and nothing that the client wrote, to no log with a token in it', () => {
  const nginx = example('nginx.conf')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for')
  expect(/log_format karar '([^']*)'/.exec(nginx)?.[1]).not.toMatch(
    /\$(request|request_uri|args|query_string|http_referer)\b/,
  )
  // each server says where it writes: nginx's own log has whole addresses
  for (const server of nginx.split(/^server \{/m).slice(1)) expect(server).toContain('access_log')
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['loopback', true],
  ['192.0.2.0/24', true],
  ['2001:db8::/32', true],
  ['192.0.2.0/0', false],
  ['192.0.2.0/24/24', false],
  ['192.0.2', false],
  ['proxy.example.in', false],
])('%s names proxies: %s', (range, names) => expect(isProxyRange(range)).toBe(names))
