import type { PaperBlock } from '@karar/schema'
import type { Block, Look, Run } from '../print/block.ts'
import { openFaces } from '../print/faces.ts'
import { ink, ink3 } from '../print/palette.ts'
import { print } from '../print/print.ts'
import type { PaperTask } from './paper-task.ts'
import { words } from './words.ts'

const looks: Record<PaperBlock['kind'], Look> = {
  title: { fontSize: 18, bold: true, alignment: 'center', margin: [0, 0, 0, 14], lineHeight: 0.95 },
  heading: { fontSize: 12, bold: true, margin: [0, 10, 0, 4], lineHeight: 0.95 },
  paragraph: { margin: [0, 0, 0, 6] },
  item: { margin: [22, 0, 0, 5] },
}

/** A paper for signing, upright on A4, with nothing on it but itself and its page numbers. */
export async function paperPdf({ name, blocks, at }: PaperTask): Promise<Uint8Array> {
  const faces = openFaces()
  const set = ({ kind, runs }: PaperBlock): Block => ({
    ...looks[kind],
    text: runs.flatMap(({ text, bold }) =>
      faces.say(text).map((run): string | Run => {
        if (!bold) return run
        return typeof run === 'string' ? { text: run, bold } : { ...run, bold }
      }),
    ),
  })
  return print({
    pageSize: 'A4',
    pageMargins: [64, 60, 64, 64],
    version: '1.7',
    language: 'en-IN',
    displayTitle: true,
    info: {
      title: name,
      author: words.product,
      creator: words.product,
      creationDate: new Date(at),
      modDate: new Date(at),
    },
    defaultStyle: { font: 'Mukta', fontSize: 10.5, lineHeight: 0.95, color: ink },
    footer: (current: number, all: number) => ({
      text: words.page(current, all),
      alignment: 'right',
      fontSize: 8,
      color: ink3,
      margin: [64, 24, 64, 0],
    }),
    content: keepHeadings(blocks, set),
  })
}

/** A heading stays with the paragraph below it, unless that is longer than a page may be. */
function keepHeadings(blocks: readonly PaperBlock[], set: (block: PaperBlock) => Block): Block[] {
  const kept: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at] as PaperBlock, blocks[at + 1]]
    if (block.kind === 'heading' && next?.kind === 'paragraph' && lengthOf(next) < longestKept) {
      kept.push({ stack: [set(block), set(next)], unbreakable: true })
      at++
    } else kept.push(set(block))
  }
  return kept
}

/** in characters */
const longestKept = 1500
const lengthOf = ({ runs }: PaperBlock) => runs.reduce((sum, { text }) => sum + text.length, 0)
