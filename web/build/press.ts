import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** smaller files gain nothing */
const worth = 1024

/**
 * Writes each file of text that is the same for everybody once more as Brotli and as gzip, pressed as hard as can be: that
 * takes too long while somebody waits for the answer, and makes a sixth of what is sent go away. The server picks one.
 */
export function press(): Plugin {
  let out = ''
  return {
    name: 'press',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      // what lies in public/ is taken as it is, with all that is said in it
      for (const name of ['first.js', 'frame.js']) {
        const file = join(out, name)
        await writeFile(file, (await minify(file, await readFile(file, 'utf8'))).code)
        await pressed(file)
      }
      const names = await readdir(join(out, 'assets'))
      await Promise.all(
        names.filter((name) => /\.(js|css)$/.test(name)).map((name) => pressed(join(out, 'assets', name))),
      )
    },
  }
}

async function pressed(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < worth) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
  await Promise.all([
    brotli(whole, { params }).then((less) => writeFile(`${file}.br`, less)),
    zip(whole, { level: 9 }).then((less) => writeFile(`${file}.gz`, less)),
  ])
}
