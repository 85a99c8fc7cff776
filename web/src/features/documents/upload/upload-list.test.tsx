// @vitest-environment happy-dom
import { documentLimits } from '@karar/schema'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { keepToken } from '../../../lib/http/session.ts'
import { live } from '../../../lib/testing/live.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import { type Asked, serve } from '../../../lib/testing/serve.ts'
import { UploadList } from './upload-list.tsx'
import { addPhotos, addUploads, dismissFinished } from './uploads.ts'

/** Uploads that the test answers itself; fetch tells no progress of one, so the page uses this. */
class Sending {
  static all: Sending[] = []
  static get last() {
    return Sending.all.at(-1)!
  }
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  form: FormData = new FormData()
  onload = () => {}
  ontimeout = () => {}
  onerror = () => {}
  onabort = () => {}
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form
    Sending.all.push(this)
  }
  abort() {
    this.onabort()
  }
  answer = (status: number, body: unknown) =>
    act(async () => {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.onload()
    })
}
Object.assign(globalThis, { XMLHttpRequest: Sending })

afterEach(async () => {
  for (const one of Sending.all) one.abort()
  await act(async () => dismissFinished())
  Sending.all = []
  answers = {}
})

let answers: Parameters<typeof serve>[0] = {}
let asked: Asked[] = []
const pdf = (name: string, size = 9) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const stored = (name: string) => ({
  id: aDocument().id,
  original_filename: name,
  file_size: 9,
  mime_type: 'application/pdf',
  page_count: 1,
  analysis_status: 'pending',
  message: '',
  estimated_processing_time: 2,
})

async function uploading(...files: File[]) {
  asked = serve(answers)
  keepToken('token')
  const page = await live(<UploadList />, ['documents', 'usage'])
  await act(async () => addUploads(files, true))
  return page
}

test('a file on its way says how far it is, and is sent with what was chosen', async () => {
  const page = await uploading(pdf('lease.pdf'))
  await act(async () => Sending.last.upload.onprogress?.({ loaded: 3, total: 4 }))
  expect(page.words()).toContain('lease.pdf Uploading, 75%')
  expect(Sending.last.form.get('analyze')).toBe('true')
  expect(Sending.last.form.get('force')).toBe('false')
})

test('two go at a time, the third waits', async () => {
  const page = await uploading(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  expect(Sending.all).toHaveLength(2)
  expect(page.words()).toContain('c.pdf Waiting')
  await Sending.all[0]!.answer(201, stored('a.pdf'))
  expect(Sending.all).toHaveLength(3)
})

test('of two of which one fails it is said which, in words and as specified', async () => {
  const page = await uploading(pdf('good.pdf'), pdf('bad.pdf'))
  await Sending.all[0]!.answer(201, stored('good.pdf'))
  await Sending.all[1]!.answer(415, { detail: 'This PDF is protected by a password.' })
  const words = page.words()
  expect(words).toContain('1 of 2 uploaded; not uploaded: bad.pdf.')
  expect(words).toContain('Successfully uploaded 1 file(s), 1 failed')
  expect(words).toContain('This PDF is protected by a password.')
})

test('what is of the wrong kind, too large or empty is told at once and not sent', async () => {
  const huge = pdf('huge.pdf')
  Object.defineProperty(huge, 'size', { value: documentLimits.fileBytes + 1 })
  const page = await uploading(huge)
  expect(page.words()).toContain('File Too Large huge.pdf is over the limit of 10 MB.')
  await act(async () => addUploads([pdf('notes.xlsx')], true))
  expect(page.words()).toContain('Only PDF, DOCX and TXT files and photos (JPG, PNG) can be read.')
  await act(async () => addUploads([pdf('nothing.pdf', 0)], true))
  expect(page.words()).toContain('The file is empty. Choose it again')
  expect(Sending.all).toEqual([])
})

test('one banner stands at a time, and how many come after it is said', async () => {
  const page = await uploading(pdf('a.xlsx'), pdf('b.pdf', 0))
  expect(page.words()).toContain('1 more message after this one')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
})

test('the very same file again leads to the one that is here, or is stored all the same', async () => {
  const page = await uploading(pdf('lease.pdf'))
  const detail = { reason: 'duplicate_document', message: 'You have this file.', document_id: aDocument().id }
  await Sending.last.answer(409, { detail })
  expect(page.words()).toContain('Already here')
  expect(page.control('Open the existing one').getAttribute('href')).toBe(`/documents/${aDocument().id}/results`)
  await page.press('Upload anyway')
  expect(Sending.last.form.get('force')).toBe('true')
})

test('an upload that takes too long says what helps, and can be tried again', async () => {
  const page = await uploading(pdf('lease.pdf'))
  await act(async () => Sending.last.ontimeout())
  expect(page.words()).toContain('Upload Timeout')
  expect(page.words()).toContain('Use a faster or steadier connection.')
  await page.press('Try Again')
  expect(Sending.all).toHaveLength(2)
})

test('an upload that was called off is gone, and the next begins', async () => {
  const page = await uploading(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  await page.press('Cancel the upload of a.pdf')
  expect(page.words()).not.toContain('a.pdf')
  expect(Sending.all).toHaveLength(3)
})

const removing = `DELETE /documents/${aDocument().id}`
async function calledOffLate(answer: readonly [number, unknown?]) {
  answers = { [removing]: answer }
  const page = await uploading(pdf('a.pdf'))
  await act(async () => Sending.last.upload.onprogress?.({ loaded: 4, total: 4 }))
  await page.press('Cancel the upload of a.pdf')
  expect(page.words()).not.toContain('a.pdf')
  await Sending.last.answer(201, stored('a.pdf'))
  await page.wait()
  expect(asked.map(({ what }) => what)).toContain(removing)
  return page
}

test('one that was called off when all of it had been sent is removed as soon as it is there', async () => {
  const page = await calledOffLate([204])
  expect(page.words()).not.toContain('a.pdf')
})

test('where it cannot be removed it is said that it is kept', async () => {
  const page = await calledOffLate([500, { detail: 'Something went wrong.' }])
  expect(page.words()).toContain('a.pdf: It had arrived in full before you cancelled')
})

test('what was called off and is refused by the server is spoken of no more', async () => {
  const page = await uploading(pdf('a.pdf'))
  await act(async () => Sending.last.upload.onprogress?.({ loaded: 4, total: 4 }))
  await page.press('Cancel the upload of a.pdf')
  await Sending.last.answer(415, { detail: 'This PDF is protected by a password.' })
  expect(page.words()).not.toContain('password')
})

test('photos of one contract go as one document, in their order', async () => {
  await uploading()
  await act(async () => addPhotos([pdf('1.jpg'), pdf('2.jpg')], 'lease.jpg', false))
  expect(Sending.last.form.getAll('file').map((file) => (file as File).name)).toEqual(['1.jpg', '2.jpg'])
  expect(Sending.last.form.get('analyze')).toBe('false')
})
