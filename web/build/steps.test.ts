import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src/steps')
const steps = readdirSync(folder).filter((file) => file !== 'made.ts')

/** What is left of a step where everything of a package that is not used goes, as in the build. */
async function kept(file: string): Promise<string> {
  const built = (await build({
    ...{ configFile: false, logLevel: 'silent', root: folder },
    build: {
      ...{ write: false, minify: false, modulePreload: false },
      rolldownOptions: {
        input: join(folder, file),
        external: /^[^./]/,
        preserveEntrySignatures: false,
        treeshake: { moduleSideEffects: (_id, external) => !external },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

test('there are steps', () => expect(steps.length).toBeGreaterThan(5))

test.each(steps)('%s makes what it names of others', async (file) => {
  const code = await kept(file)
  const names = [...code.matchAll(/^import \{ ([^}]+) \} from/gm)].flatMap(([, all = '']) => all.split(', '))
  const used = names.filter((name) => new RegExp(`\\bmake\\([^;]*\\b${name}\\b`).test(code))
  expect(used, code).not.toEqual([])
})
