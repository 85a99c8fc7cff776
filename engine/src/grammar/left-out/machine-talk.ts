import type { Span } from '../normalize.ts'
import { mayHold, printOf, runsOf } from '../prints.ts'

const after = (word: string, next: string): string[] => next.split('+').map((one) => `${word}+${one}`)

/**
 * Passages that speak to a machine and not to a party: they bid it to forget, to answer, to call something safe. Each
 * expression stands with words ('+' for a space) of which one at least is in whatever it matches, so that most texts are
 * not searched.
 * Only what no contract says in earnest is here: 'the AI tools shall not be used' is a term like any other.
 */
const ADDRESSES: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ['ignore', 'disregard', 'forget', 'override', 'bypass'],
    /(?<!\b(?:shall|may|will|can|must|not|to) )\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|these)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|guidelines|directions|context|training)\b/gi,
  ],
  [['prompt', 'message'], /\b(?:system|developer|hidden) (?:prompt|message)\b/gi],
  [
    ['you+are', "you're", 'act+as', 'pretend+to+be', 'behave+as'],
    /\b(?:you are|you're|act as|pretend to be|behave as) (?:now )?(?:an? |the )?(?:ai|a\.i\.|artificial intelligence|language model|llm|chat ?bot|gpt|assistant model|helpful assistant|dan)\b/gi,
  ],
  [
    ['language+model', 'llm', 'gpt', 'claude', 'gemini', 'copilot', ...after('ai', 'r+s+a+m+t')],
    /\b(?:language models?|llms?|chatgpt|gpt-?\d|claude|gemini|copilot|ai (?:reviewers?|readers?|assistants?|models?|systems?|tools?|agents?|analy[sz]ers?))\b[^.\n]{0,80}\b(?:must|should|shall|please|are to|is to)\b(?: (?:not|never|only|always|also|now|then)){0,2} (?:report|respond|reply|answer|output|rate|score|classify|skip|ignore|say|state|read|approve)\b/gi,
  ],
  [
    ['note', 'attention', 'instruction', 'message', 'memo'],
    /\b(?:note|attention|instructions?|message|memo)\s?(?:to|for)\s?(?:the |any |all )?(?:ai|llms?|language models?|automated (?:readers?|reviewers?)|(?:chat)?bots?)\b/gi,
  ],
  [
    ['<'],
    /<\|im_start\|>[^<]{0,400}<\|im_end\|>|<(tool_call|function_call)>[^\n]{0,600}?<\/\1>|<<SYS>>[^<\n]{0,400}<<\/SYS>>|<\|?\/?(?:im_start|im_end|endoftext|tool_call|function_call)\|?>|<\|(?:system|user|assistant)\|>|<<\/?SYS>>/gi,
  ],
  [['[inst', '[/inst', '[tool_call', '[sys'], /\[INST\][^[\n]{0,400}\[\/INST\]|\[\/?(?:INST|SYS|TOOL_CALLS?)\]/gi],
  [
    ['system:', 'assistant:'],
    /\b(?:system|assistant): ?(?:the (?:analysis|verdict|score|reader|user)|you|ignore|\{)/gi,
  ],
  [
    ['severit', 'score', 'verdict', 'risk+level', 'risk+rating'],
    /\b(?:lower|raise|set|change|reduce) (?:every|all|each|the|any) (?:severit|score|verdict|risk (?:level|rating))/gi,
  ],
  // marks such as those that a prompt is divided by
  [['>>>', '<<<'], /\b[A-Z]{4,12} [0-9a-f]{8,64}>>>|<<<[A-Z]{4,12}\b/g],
  [
    ['":', '"+:'],
    /(?:\{[^{}\n]{0,200}|)"(?:issues|findings|verdict|tool_calls?|function|arguments|role|safety_score|doubts|missing)" ?: ?(?:["[{\d]|true|null)(?:[^\n]{0,600}\}|)/gi,
  ],
  [
    ['tool_call', 'function_call', 'tool_use'],
    /\b(?:tool_call|function_call|tool_use)\b ?[({:=](?: ?\w{1,40}\([^)\n]{0,200}\))?/gi,
  ],
  [
    ['json', 'empty+list', 'empty+array', 'no+issues', 'no+findings', 'only+the+word'],
    /\b(?:return|output|(?:respond|reply|answer)(?: only)? with|print)\b[^.\n]{0,30}\b(?:json|empty (?:list|array)|no (?:issues|findings)|only the word)\b/gi,
  ],
  [
    ['score', 'verdict'],
    /\b(?:safety[_ ]score|risk[_ ]score|verdict)\b[^.,\n]{0,20}(?:=|:|\bto\b|\bis\b|\bas\b|\bof\b) ?(?:100|green|safe|low|zero|0)\b/gi,
  ],
  [
    ["don't", ...['not', 'never'].flatMap((word) => after(word, 'report+flag+mention+raise+show'))],
    /(?:^|[.:;,!?]\s?|\b(?:so|and|then|please|must) )(?:do not|don't|never) (?:report|flag|mention|raise|show)\b[^.\n]{0,50}\b(?:issues?|risks?|findings?|clauses?|user|reader|reviewer)\b/gim,
  ],
  [
    ['safe', 'green', 'low-risk', 'low+risk', 'risk-free', 'risk+free', 'harmless'],
    /(?:^|[.:;,!?>\]]\s?|\b(?:and|please|then|must|should|shall) )(?:mark|rate|classify|label|report|declare|treat)\b[^.\n]{0,40}\b(?:contract|agreement|document|clauses?|everything)\b[^.\n]{0,30}\b(?:as|is)\b[^.\n]{0,20}\b(?:safe|green|low[- ]risk|risk[- ]free|harmless)\b/gim,
  ],
  [
    ['say+that', 'report+that', 'answer+that', 'conclude+that', 'reply+that'],
    /(?:^|[.!?:] ?)(?:say|report|answer|conclude|reply) that\b/gim,
  ],
  [
    ['api+key', 'secret+key', 'system+prompt', 'your+instructions'],
    /\b(?:reveal|print|repeat|leak|exfiltrate)\b[^.\n]{0,40}\b(?:api key|secret key|system prompt|your instructions)\b/gi,
  ],
  [
    ['instruction'],
    /\bend of (?:the )?(?:contract|document|data|untrusted)\b[.:\s]{0,6}(?:\w+ ){0,4}(?:new )?instructions?\b/gi,
  ],
  [
    ['instruction+and', 'instructions+and'],
    /\b(?:your|new) (?:new )?instructions? and (?:answer|say|report|respond|output)\b/gi,
  ],
  [
    ['निर्देश', 'आदेश'],
    /(?:पिछले|सभी|उपरोक्त|पूर्व)\s[^।\n]{0,30}(?:निर्देश|निर्देशों|आदेश)[^।\n]{0,30}(?:अनदेखा|नज़रअंदाज़|भूल|उपेक्षा)/g,
  ],
  [
    ['pichhle', 'pichle', 'saare', 'sabhi', 'upar+ke'],
    /\b(?:pichhle|pichle|saare|sabhi|upar ke) [^.\n]{0,30}(?:nirdesh|instructions?)[^.\n]{0,30}(?:ignore|andekha|bhool|bhul|nazarandaz)/gi,
  ],
  [
    ['ignor', 'olvida', 'oublie', 'vergiss'],
    /\b(?:ignor(?:ez|a|e|iere|ieren|are)|olvida|oublie[zr]?|vergiss)\b[^.\n]{0,60}\b(?:instruc\w+|anweisungen|istruzioni)/gi,
  ],
  [['инструкци', 'указани', 'правил'], /(?:игнорируй|забудь|не учитывай)[^.\n]{0,60}(?:инструкци|указани|правил)/gi],
  [['忽略', '無視', '无视'], /(?:忽略|无视)[^。\n]{0,20}(?:指示|指令|提示)|(?:指示|命令)[^。\n]{0,6}無視/g],
]

const SOUGHT = ADDRESSES.map(([hints, address]) => ({
  hints: hints.map((words) => words.replaceAll('+', ' ')).map((hint) => ({ hint, runs: [[runsOf(hint)]] })),
  address,
}))
const BITS = 1 << 17

/** Signs that no person reads: the hidden alphabet of Unicode, and long runs in the letters of encoded bytes. */
const HIDDEN = /[\u{e0020}-\u{e007e}]{4,}/gu
/** The first half of each of the hidden letters: hardly a text has one, and to look for it is quick. */
const HIDDEN_HALF = '\udb40'
/** Looked for from the first letter of a run alone: from each of them it costs five times as much. */
const ENCODED = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{60,}={0,2}/g

function signsIn(original: string): Span[] {
  const hidden = original.includes(HIDDEN_HALF) ? [...original.matchAll(HIDDEN)] : []
  return [...hidden, ...original.matchAll(ENCODED)]
    .map(({ index, 0: run }) => ({ start: index, end: index + run.length }))
    .sort((a, b) => a.start - b.start)
}

/** What of a text is said to a machine: whole sentences, and runs of signs within whatever they stand in. */
export interface MachineTalk {
  readonly sentences: readonly Span[]
  /** what in them it is told by */
  readonly addresses: readonly Span[]
  readonly signs: readonly Span[]
}

const nothing: MachineTalk = { sentences: [], addresses: [], signs: [] }

/** Finds what is said to a machine. Time is linear in the text's length. Original positions, in order, none overlapping. */
export function machineTalkIn(original: string): MachineTalk {
  const signs = signsIn(original)
  const lower = original.toLowerCase()
  const found: Span[] = []
  const print = printOf(lower, BITS)
  for (const { hints, address } of SOUGHT) {
    if (!hints.some(({ hint, runs }) => mayHold(print, runs) && lower.includes(hint))) continue
    for (const { 0: match, index } of original.matchAll(address)) {
      // what ends the sentence before it belongs to that
      const start = index + (/^[^\p{L}\p{N}<["]+/u.exec(match)?.[0].length ?? 0)
      found.push({ start, end: index + match.length })
    }
  }
  return found.length + signs.length === 0
    ? nothing
    : { sentences: sentencesAround(original, found), addresses: found, signs }
}

/** The sentences that the addresses stand in, in order; those that touch are one. */
export function sentencesAround(original: string, addresses: readonly Span[]): Span[] {
  const spans = addresses.map((span) => sentenceAround(original, span)).sort((a, b) => a.start - b.start)
  const out: { start: number; end: number }[] = []
  for (const { start, end } of spans) {
    const last = out.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else out.push({ start, end })
  }
  return out
}

/** At most so far from an address does its sentence begin and end. */
const FARTHEST = 400

/** To the end of its sentence or line; a line that goes on in small letters was broken by its page. */
function sentenceAround(text: string, { start, end }: Span): Span {
  let from = start
  while (from > 0 && start - from < FARTHEST && !endsAt(text, from - 1)) from--
  while (from < start && text.charCodeAt(from) <= 32) from++
  let to = end
  while (to < text.length && to - end < FARTHEST && !endsAt(text, to - 1)) to++
  while (to > end && text.charCodeAt(to - 1) <= 32) to--
  return { start: from, end: to }
}

/** Whether a sentence or line ends with the sign at this place: a point within an address or a figure ends nothing. */
function endsAt(text: string, at: number): boolean {
  const sign = text.charAt(at)
  const next = text.charAt(at + 1)
  if (sign === '\n') return !/[\p{Ll}]/u.test(next)
  if (sign === '।' || sign === '。') return true
  return (
    (sign === '.' || sign === '!' || sign === '?') && (next === '' || next.charCodeAt(0) <= 32 || /["”'’)*]/.test(next))
  )
}

/** Words by which somebody is bound, freed or let; not those by which a machine is told to speak. */
const BINDS =
  /\b(?:(?:shall|must|will|may)\b(?! (?:only |never |not )?(?:answer|respond|reply|output)\b)|agrees?|undertakes?|waives?|releases?|forfeits?|indemnif(?:y|ies)|(?:is|are) (?:liable|entitled|responsible|bound|payable)|(?:has|have) the right)\b/g
/** A machine, or what a contract calls it, as the subject of such a word. */
const MACHINE = /\b(?:ai(?: \w{1,20})?|llms?|models?|(?:chat)?gpt|readers?|reviewers?|bots?)\s$/

/**
 * A text as a contract is to be read: what is said to a machine and binds nobody is blank in it, every place as it was. Of a
 * sentence that binds somebody as well only the address itself goes, and not even that where a term stands in it: or
 * whoever writes contracts could hide a term by speaking to a machine around it.
 */
export function withoutMachineTalk(original: string, { sentences, addresses, signs }: MachineTalk): string {
  const isIdle = ({ start, end }: Span): boolean => !bindsSomebody(original.slice(start, end))
  const idle = [...sentences, ...addresses].filter(isIdle)
  if (idle.length + signs.length === 0) return original
  let out = ''
  let at = 0
  for (const { start, end } of [...idle, ...signs].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    out += original.slice(at, from) + original.slice(from, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return out + original.slice(at)
}

function bindsSomebody(sentence: string): boolean {
  const said = sentence.toLowerCase()
  return [...said.matchAll(BINDS)].some(({ index }) => !MACHINE.test(said.slice(Math.max(0, index - 24), index)))
}
