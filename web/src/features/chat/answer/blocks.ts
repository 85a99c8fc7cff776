/** A part of an answer's text: a paragraph, or a list. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Divides an answer into paragraphs (an empty line between them) and lists (lines that begin with '- '). */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const paragraph of text.split(/\n{2,}/)) {
    for (const line of paragraph.split('\n')) {
      const last = blocks.at(-1)
      const item = /^- (.*)$/.exec(line)?.[1]
      if (item !== undefined && last?.kind === 'list') last.items.push(item)
      else if (item !== undefined) blocks.push({ kind: 'list', items: [item] })
      else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line })
    }
  }
  return blocks
}
