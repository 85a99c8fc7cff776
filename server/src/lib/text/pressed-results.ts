import { constants, crc32, gzipSync, inflateRawSync } from 'node:zlib'
import { AnalysisResults, Document, type UnifiedAnalysis } from '@karar/schema'

/** a header of gzip without a name */
const headerBytes = 10
const trailerBytes = 8
const parts = {
  ai_analysis: AnalysisResults.shape.ai_analysis.unwrap(),
  professional_analysis: AnalysisResults.shape.professional_analysis.unwrap(),
}

/**
 * The beginning of the answer with one document: what its analysis found, in its shape, pressed once when it is kept. To read,
 * check, write and press it at each answer took longer than all the rest of the answer.
 *
 * @returns a gzip whose end is open: behind whole bytes its checksum and length so far
 */
export function pressResults(unified: UnifiedAnalysis): Buffer {
  const found = Object.entries(parts).map(([name, part]) => `"${name}":${JSON.stringify(part.parse(unified))}`)
  const begun = Buffer.from(`{"analysis_results":{${found.join()},"error":`)
  const open = gzipSync(begun, { finishFlush: constants.Z_SYNC_FLUSH })
  return Buffer.concat([open, trailerOf(crc32(begun), begun.length)])
}

/** An answer with one document, whose analysis was pressed before. */
export interface BegunAnswer {
  document: Document
  pressed: Buffer
}

/** Completes the answer in the shape of `DocumentWithResults`, as gzip. */
export function gzipOf(answer: BegunAnswer): Buffer {
  const { pressed } = answer
  const end = Buffer.from(endOf(answer))
  const open = pressed.length - trailerBytes
  const sum = crc32(end, pressed.readUInt32LE(open))
  const length = pressed.readUInt32LE(open + 4) + end.length
  return Buffer.concat([pressed.subarray(0, open), ...storedBlocks(end), trailerOf(sum, length)])
}

/** The same for whoever takes no gzip. */
export function textOf(answer: BegunAnswer): string {
  const open = answer.pressed.subarray(headerBytes, -trailerBytes)
  return inflateRawSync(open, { finishFlush: constants.Z_SYNC_FLUSH }).toString() + endOf(answer)
}

function endOf({ document }: BegunAnswer): string {
  const error = JSON.stringify(document.analysis_error?.message ?? null)
  return `${error}},${JSON.stringify(Document.encode(document)).slice(1)}`
}

const mostOfBlock = 0xffff
const blockHeaderBytes = 5

/** The end of a deflated stream, as it is: some hundred bytes are sent in less time than it takes to begin to press them. */
function storedBlocks(end: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let from = 0; from < end.length; from += mostOfBlock) {
    const bytes = end.subarray(from, from + mostOfBlock)
    const header = Buffer.alloc(blockHeaderBytes)
    header.writeUInt8(from + mostOfBlock < end.length ? 0 : 1)
    header.writeUInt16LE(bytes.length, 1)
    header.writeUInt16LE(mostOfBlock - bytes.length, 3)
    blocks.push(header, bytes)
  }
  return blocks
}

function trailerOf(sum: number, length: number): Buffer {
  const trailer = Buffer.alloc(trailerBytes)
  trailer.writeUInt32LE(sum)
  trailer.writeUInt32LE(length, 4)
  return trailer
}
