import type { Block } from './read-source.ts'

const width = 78

/** The sample as a plain text file, wrapped as a person would have it in an e-mail. */
export function writeTxt(blocks: Block[]): string {
  return `${blocks.map(paragraph).join('\n\n')}\n`
}

function paragraph(block: Block): string {
  switch (block.kind) {
    case 'page':
      return '-'.repeat(width)
    case 'table':
      return block.rows.map((row) => row.join(' | ')).join('\n')
    case 'title':
    case 'centre':
    case 'head':
      return ' '.repeat(Math.max(0, Math.floor((width - block.text.length) / 2))) + block.text
    case 'article':
      return `${block.number} ${block.text.toUpperCase()}`
    case 'clause':
    case 'recital':
    case 'item':
      return wrap(`${block.number} ${block.text}`)
    default:
      return wrap(block.text)
  }
}

function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
