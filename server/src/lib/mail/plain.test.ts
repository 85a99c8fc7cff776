import { expect, test } from 'vitest'
import { plainFileName, plainName, withoutControls } from './plain.ts'

test.each([
  ['Rohini Iyer', 'Rohini Iyer'],
  ['M/s. Rao & Sons (P) Ltd.', 'M/s. Rao & Sons (P) Ltd.'],
  ['आशा राव', 'आशा राव'],
  ['A.B. Rao', 'A. B. Rao'],
  ['Win at https://evil.example/a now', 'Win at evil. example / a now'.replace(' / a', '/a')],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['pay@evil.example', 'pay at evil. example'],
  ['javascript:alert(1)', 'alert(1)'],
  ['Asha\u202eoaR', 'AshaoaR'],
  ['As\u200bha\u2066 R\u00adao\ufeff', 'Asha Rao'],
  ['A\r\nBcc: b', 'A Bcc: b'],
])('the name %j is %j in a letter', (name, plain) => expect(plainName(name)).toBe(plain))

test('no mail program finds a link in a name, and none is longer than a name', () => {
  const links = [
    'http://a.b',
    'HTTPS://a.b/c?d=e#f',
    'ftp://x.y',
    'a.co',
    'x.y.z.in/path',
    'mailto:a@b.in',
    '//evil.example/x',
    'http://http://a.b',
  ]
  for (const link of links) expect(plainName(`Asha ${link}`)).not.toMatch(/:\/\/|\w\.\w|@|mailto:/)
  expect([...plainName('क'.repeat(200))]).toHaveLength(60)
  expect(plainName('x '.repeat(90)).endsWith('x…')).toBe(true)
})

test('words of any length keep their lines and lose what cannot be seen', () => {
  expect(withoutControls('a\r\nb\u202ec\u0007\td\n\ne')).toBe('a\nbcd\n\ne')
})

test('the name of a document keeps its ending, and nothing else that looks like an address', () => {
  expect(plainFileName('lease 3.txt')).toBe('lease 3.txt')
  expect(plainFileName('see www.evil.example now.pdf')).toBe('see www. evil. example now.pdf')
})
