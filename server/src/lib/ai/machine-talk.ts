import { machineTalkIn, sentencesAround } from '@karar/engine/machine-talk'

/**
 * Beyond what the engine takes for said to a machine: what may be meant so and may be a term in earnest ('the AI tools
 * must mark the output'). The built-in reader reads it; a model, which might obey, is not shown it.
 */
const PERHAPS: readonly RegExp[] = [
  /\b(?:developer|hidden|initial) instructions?\b/gi,
  /\b(?<!such |known |defined )as (?:an? |the )?(?:ai|a\.i\.|artificial intelligence|language model|llm|chat ?bot|gpt)\b/gi,
  /\b(?:language models?|llms?|chatgpt|gpt-?\d|claude|gemini|copilot|ai (?:reviewers?|readers?|assistants?|models?|systems?|tools?|agents?|analy[sz]ers?))\b[^.\n]{0,80}\b(?:must|should|shall|please|are to|is to|report|respond|reply|answer|output|return|rate|score|mark|classify|treat|skip|ignore|say|state|note)\b/gi,
  /\b(?:note|attention|instructions?|message|memo)\s*(?:to|for)\s*(?:the |any |all )?(?:models?|machine|automated)\b/gi,
  /<\|?\/?(?:system|user|assistant|s)\|?>/gi,
  // 'Developer:' and 'User:' name parties
  /^[ \t]{0,8}(?:#{1,4} ?)?(?:system|assistant) ?:/gim,
  /"(?:issues|findings|verdict|tool_calls?|function|arguments|role|safety_score|doubts|missing)"\s*:/gi,
  /\binvoke\b\s*[({:=]/gi,
  /\b(?:return|output|respond with|reply with|answer with|print)\b[^.\n]{0,30}\bno risks\b/gi,
  /\b(?:do not|don't|never) (?:report|flag|mention|list|raise|disclose|reveal|show)\b[^.\n]{0,50}\b(?:issues?|risks?|findings?|clauses?|user|reader|reviewer)\b/gi,
  /\b(?:mark|rate|classify|label|report|declare|treat|consider)\b[^.\n]{0,40}\b(?:contract|agreement|document|clauses?|everything)\b[^.\n]{0,30}\b(?:as|is)\b[^.\n]{0,20}\b(?:safe|green|low[- ]risk|risk[- ]free|fair|harmless|approved)\b/gi,
  /\b(?:reveal|print|repeat|leak|send|exfiltrate|post)\b[^.\n]{0,40}\b(?:api key|secret key|password|environment variables?)\b/gi,
  /\b(?:these|following) (?:new )?instructions? and (?:answer|say|report|respond|output|return)\b/gi,
  /忽略|無視し|نادیده|تجاهل|무시/gu,
]

/** In place of what was left out; the model sees that something stood there. */
const leftOut = '[a passage that does not speak to a party was left out]'

/**
 * A text as a model is shown it, without what speaks to a machine, and how many passages that were: what it never reads it
 * cannot obey.
 */
export function withoutMachineTalk(text: string): { text: string; leftOut: number } {
  const { sentences, signs } = machineTalkIn(text)
  const found = PERHAPS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  )
  const spans = sentencesAround(text, [...sentences, ...signs, ...found])
  let out = ''
  let at = 0
  for (const { start, end } of spans) {
    out += `${text.slice(at, start)}${leftOut}`
    at = end
  }
  return { text: out + text.slice(at), leftOut: spans.length }
}
