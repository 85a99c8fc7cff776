/**
 * Passages of a contract that speak to a machine and not to a party. They bind nobody, so a model is not shown them: what
 * it never reads it cannot obey. What they might hide from the reader the playbook has read all the same.
 */
const ADDRESSES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|these)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|guidelines|directions|context|training)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /\b(?:you are|you're|act as|pretend to be|behave as|as) (?:now )?(?:an? |the )?(?:ai|a\.i\.|artificial intelligence|language model|llm|chat ?bot|gpt|assistant model|helpful assistant|dan)\b/i,
  /\b(?:language models?|llms?|chatgpt|gpt-?\d|claude|gemini|copilot|ai (?:reviewers?|readers?|assistants?|models?|systems?|tools?|agents?|analy[sz]ers?))\b[^.\n]{0,80}\b(?:must|should|shall|please|are to|is to|report|respond|reply|answer|output|return|rate|score|mark|classify|treat|skip|ignore|say|state|note)\b/i,
  /\b(?:note|attention|instructions?|message|memo)\s*(?:to|for)\s*(?:the |any |all )?(?:ai|llms?|(?:language )?models?|machine|automated|bots?)\b/i,
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|tool_call|function_call|s)\|?>/i,
  // 'Developer:' and 'User:' name parties
  /^[ \t]{0,8}(?:#{1,4} ?)?(?:system|assistant) ?:/im,
  /\b(?:system|assistant): ?(?:the|you|\{)/i,
  /\b(?:lower|raise|set|change|reduce) (?:every|all|each|the|any) (?:severit|score|verdict|risk (?:level|rating))/i,
  // marks such as ours
  /\b[A-Z]{4,12} [0-9a-f]{8,64}>>>|<<<[A-Z]{4,12}\b/,
  /\[\/?(?:INST|SYS|SYSTEM|TOOL_CALLS?)\]|<<\/?SYS>>/i,
  /"(?:issues|findings|verdict|tool_calls?|function|arguments|role|safety_score|doubts|missing)"\s*:/i,
  /\b(?:tool_call|function_call|tool_use|invoke)\b\s*[({:=]/i,
  /\b(?:return|output|respond with|reply with|answer with|print)\b[^.\n]{0,30}\b(?:json|empty (?:list|array)|no (?:issues|findings|risks)|only the word)\b/i,
  /\b(?:safety[_ ]score|risk[_ ]score|verdict)\b[^.\n]{0,20}(?:=|:|\bto\b|\bis\b|\bas\b|\bof\b)\s*(?:100|green|safe|low|zero|0)\b/i,
  /\b(?:do not|don't|never) (?:report|flag|mention|list|raise|disclose|reveal|show)\b[^.\n]{0,50}\b(?:issues?|risks?|findings?|clauses?|user|reader|reviewer)\b/i,
  /\b(?:mark|rate|classify|label|report|declare|treat|consider)\b[^.\n]{0,40}\b(?:contract|agreement|document|clauses?|everything)\b[^.\n]{0,30}\b(?:as|is)\b[^.\n]{0,20}\b(?:safe|green|low[- ]risk|risk[- ]free|fair|harmless|approved)\b/i,
  /\b(?:reveal|print|repeat|leak|send|exfiltrate|post)\b[^.\n]{0,40}\b(?:api key|secret key|system prompt|your instructions|password|environment variables?)\b/i,
  /\bend of (?:the )?(?:contract|document|data|untrusted)\b[.:\s]{0,6}(?:\w+ ){0,4}(?:new )?instructions?\b/i,
  /\b(?:your|new|these|following) (?:new )?instructions? and (?:answer|say|report|respond|output|return)\b/i,
  /(?:पिछले|सभी|उपरोक्त|पूर्व)\s[^।\n]{0,30}(?:निर्देश|निर्देशों|आदेश)[^।\n]{0,30}(?:अनदेखा|नज़रअंदाज़|भूल|उपेक्षा)/,
  /\b(?:pichhle|pichle|saare|sabhi|upar ke) [^.\n]{0,30}(?:nirdesh|instructions?)[^.\n]{0,30}(?:ignore|andekha|bhool|bhul|nazarandaz)/i,
  /\b(?:ignor(?:ez|a|e|iere|ieren|are)|olvida|oublie[zr]?|vergiss|ignora)\b[^.\n]{0,60}\b(?:instruc\w+|anweisungen|istruzioni)/iu,
  /(?:игнорируй|забудь|не учитывай)[^.\n]{0,60}(?:инструкци|указани|правил)/iu,
  /忽略|無視して|無視し|نادیده|تجاهل|무시/u,
  /[\u{e0020}-\u{e007e}]{4,}/u,
  /(?:[A-Za-z0-9+/]{60,}={0,2})/,
]

/** In place of what was left out; the model sees that something stood there. */
const leftOut = '[a passage that does not speak to a party was left out]'

/** So much around an address goes with it: to the end of its sentence or line. */
const edge = /[.!?।\n]/

/** A text without what speaks to a machine, and how many passages that were. */
export function withoutMachineTalk(text: string): { text: string; leftOut: number } {
  const spans: { start: number; end: number }[] = []
  for (const pattern of ADDRESSES) {
    const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''))
    for (const { 0: match, index } of text.matchAll(all)) spans.push(sentenceAround(text, index, index + match.length))
  }
  spans.sort((a, b) => a.start - b.start)
  const joined: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  let out = ''
  let at = 0
  for (const { start, end } of joined) {
    out += `${text.slice(at, start)}${leftOut}`
    at = end
  }
  return { text: out + text.slice(at), leftOut: joined.length }
}

/** At most so far from an address does its sentence begin and end. */
const farthest = 400

function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = start
  while (from > 0 && start - from < farthest && !edge.test(text.charAt(from - 1))) from--
  let to = end
  while (to < text.length && to - end < farthest && !edge.test(text.charAt(to - 1))) to++
  return { start: from, end: to }
}
