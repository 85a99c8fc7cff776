import { setTimeout as pause } from 'node:timers/promises'
import { type AnalysisStatus, Document, type DocumentId, UploadResponse } from '@karar/schema'
import type { ChosenFile } from '../steps/steps.ts'
import { answerOf } from './api.ts'
import { type Person, signInElsewhere } from './people.ts'
import type { Product } from './running.ts'

/** Uploads as a program of that person would, and waits until an analysis is over where one is asked for. */
export async function uploadElsewhere(
  product: Product,
  person: Person,
  file: ChosenFile,
  analyze: boolean,
): Promise<DocumentId> {
  const token = await signInElsewhere(product, person)
  const id = await handIn(product, token, file, analyze)
  let status: AnalysisStatus = analyze ? 'analyzing' : 'pending'
  while (status === 'analyzing') {
    await pause(100)
    status = Document.parse(await answerOf(product, `/documents/${id}`, { token })).analysis_status
  }
  return id
}

/** Uploads, and waits for nothing. */
export async function handIn(
  { url }: Pick<Product, 'url'>,
  token: string,
  { name, mimeType, buffer }: ChosenFile,
  analyze: boolean,
): Promise<DocumentId> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  body.set('analyze', String(analyze))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/documents/upload`, { method: 'POST', headers, body })
  return UploadResponse.parse(await answer.json()).id
}
