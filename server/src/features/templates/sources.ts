import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TemplateCategory } from '@karar/schema'

/** The file of a template that comes with Karar. */
export interface TemplateSource {
  /** the name of its file */
  slug: string
  category: TemplateCategory
  text: string
  /** of all that it is made of, so that nobody need make it to know whether it is another */
  digest: string
}

const folder = new URL('../../../templates/', import.meta.url)
const filesIn = (name: string) => readdirSync(fileURLToPath(new URL(name, folder))).sort()

/** A file of the folder with the templates (server/templates). */
export const readSource = (path: string): string => readFileSync(new URL(path, folder), 'utf8')

let known: readonly TemplateSource[] | undefined

/**
 * All templates that come with Karar: one file each, in a folder of its category. Read once: what is installed does not
 * change while Karar runs.
 */
export function templateSources(): readonly TemplateSource[] {
  known ??= readAll()
  return known
}

function readAll(): TemplateSource[] {
  const shared = createHash('sha256').update(readFileSync(new URL('built-in.ts', import.meta.url)))
  for (const file of filesIn('parts')) shared.update(`\n${file}\n`).update(readSource(`parts/${file}`))
  return TemplateCategory.options.flatMap((category) =>
    filesIn(category)
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const text = readSource(`${category}/${file}`)
        const digest = shared.copy().update(`\n${category}/${file}\n`).update(text).digest('hex')
        return { slug: file.replace(/\.md$/, ''), category, text, digest }
      }),
  )
}
