import type { PaperBlock } from '@karar/schema'
import { AlignmentType, HeadingLevel, Paragraph, TextRun } from 'docx'
import { contract, run, wordFile } from '../print/word-file.ts'
import type { PaperTask } from './paper-task.ts'
import { words } from './words.ts'

/** A paper as a Word file, for both sides to edit. */
export async function paperDocx({ name, blocks }: PaperTask): Promise<Uint8Array> {
  return wordFile({
    title: name,
    author: words.product,
    description: name,
    footer: '',
    upright: true,
    children: blocks.map(set),
  })
}

const size = { title: 32, heading: 24, paragraph: 22, item: 22 } as const

function set({ kind, runs }: PaperBlock): Paragraph {
  const isHead = kind === 'title' || kind === 'heading'
  const children = runs.flatMap(({ text, bold }) =>
    text.split(/\r?\n/).flatMap((line, at) => {
      const one = run(line, {
        font: contract,
        size: size[kind],
        color: '1A1C18',
        ...((bold || isHead) && { bold: true }),
      })
      return at === 0 ? [one] : [new TextRun({ break: 1 }), one]
    }),
  )
  return new Paragraph({
    children,
    ...(kind === 'title' && { heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
    ...(kind === 'heading' && { heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...(kind === 'item' && { indent: { left: 500 } }),
    spacing: { before: isHead ? 200 : 0, after: kind === 'title' ? 240 : 120 },
  })
}
