/** Sentences with the space after them, and the breaks between paragraphs; the danda ends a sentence in Hindi. */
const piece = /\n+|[^\n]+?(?:[.!?।]["”’)\]]*[ \t]+|(?=\n)|$)/g

/** Divides an answer into the pieces that it is sent in. Put together they are the text. */
export function piecesOf(text: string): string[] {
  return text.match(piece) ?? []
}
