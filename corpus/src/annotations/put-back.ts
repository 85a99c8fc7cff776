/**
 * Puts the notes of `corpus/annotations` back beside their texts: `npm run texts -w @karar/corpus -- cuad_train.jsonl.gz OUT`
 * writes NAME.txt and NAME.json with quotes instead of places, as training and scoring read them. OUT lies outside of the
 * repository: the texts are not ours.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Annotation, type Place, readAnnotations } from './annotation.ts'

/**
 * The notes with the quotes in them.
 *
 * @throws where the text is not the one that was read
 */
export function withQuotes(annotation: Annotation, text: string) {
  if (createHash('sha256').update(text).digest('hex') !== annotation.text_sha256)
    throw new Error(`${annotation.cuad_id} is another text than the one that was read`)
  const quote = ([start, end]: Place) => text.slice(start, end)
  return {
    ...annotation,
    issues: annotation.issues.map(({ at, with: further = [], ...rest }) => ({
      ...rest,
      quote: quote(at),
      with: further.map(quote),
    })),
    decoys: annotation.decoys.map(({ at, ...rest }) => ({ ...rest, quote: quote(at) })),
    questions: annotation.questions.map(({ evidence_at, ...rest }) => ({
      ...rest,
      evidence_quote: evidence_at ? quote(evidence_at) : null,
    })),
  }
}

if (import.meta.main) {
  const [cuad, out] = process.argv.slice(2)
  if (!cuad || !out) throw new Error('Name the file cuad_train.jsonl.gz and the folder to write to.')
  const lines = gunzipSync(readFileSync(cuad)).toString('utf8').split('\n').filter(Boolean)
  const texts = new Map(
    lines.map((line) => JSON.parse(line) as { id: string; text: string }).map(({ id, text }) => [id, text]),
  )
  mkdirSync(out, { recursive: true })
  for (const [name, annotation] of readAnnotations()) {
    const text = texts.get(annotation.cuad_id)
    if (text === undefined) throw new Error(`${cuad} has no contract ${annotation.cuad_id}`)
    const file = name.replace(/json$/, 'txt')
    writeFileSync(join(out, file), text)
    writeFileSync(join(out, name), `${JSON.stringify({ file, ...withQuotes(annotation, text) }, null, 1)}\n`)
  }
}
