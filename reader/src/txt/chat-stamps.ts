/**
 * What a messenger puts before each message when a chat is exported: '12/11/26, 4:10 pm - Ramesh: ' on Android,
 * '[12/11/26, 4:10:32 PM] Ramesh: ' on an iPhone. The name ends at the first colon and is kept short.
 */
const stamp =
  /^(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)? -) [^:\n]{1,40}:(?= \S)/i

/** A number or letter that begins a clause or an item: nothing that a sentence begins with. */
const numbered =
  /^ (?:\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}(?:\.\d{1,2})+|\([a-z\d]{1,4}\)|(?:clause|article|section)\s+\d{1,2}\b)(?=\s)/i

/** Fewer stamps are no exported chat. */
const fewest = 3

/**
 * Terms that were sent message by message: what begins with a number is put on a line below its stamp, as it was
 * typed, since a number in the middle of a line counts no clause. Nothing is left out: who sent what stays.
 */
export function partStamps(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => stamp.test(line)).length < fewest) return text
  return lines
    .map((line) => {
      const sent = stamp.exec(line)?.[0]
      const message = line.slice(sent?.length ?? 0)
      return sent && numbered.test(message) ? `${sent}\n${message.trimStart()}` : line
    })
    .join('\n')
}
