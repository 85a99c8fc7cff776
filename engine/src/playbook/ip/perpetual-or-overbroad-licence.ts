import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Who } from '../../facts/mentions.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, isParty, onlyDescribes, partyOn, whoDoes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const GRANTS =
  /\b(?:grants?|granted|gives?|licenses?|agrees? to (?:grant|license)|permits?|allows?|authori[sz]es|shall (?:have|enjoy)|will (?:have|enjoy)|is (?:entitled|authori[sz]ed)|may use|retains?)\b/
const LICENCE =
  /\b(?:licen[cs]es?|(?:permits?|allows?|authori[sz]es) (?:us|the \w+(?: \w+)?) to|right(?:s)? (?:and licen[cs]e )?to|permission|consent to|authori[sz]ation|may use)\b/
const ENDLESS =
  /\b(?:perpetual(?:ly)?|irrevocabl[ey]|in perpetuity|for ever|forever|everlasting|for all time(?: to come)?|even after (?:you|the \w+) (?:close|delete|cancel|leave|terminate)|without limit(?:ation)? (?:of|in|as to) time|survives? (?:the )?(?:termination|expiry|expiration))\b/
const ANY_PURPOSE =
  /\bfor any (?:and all )?(?:lawful |commercial |other )?(?:purpose|reason|use)s?\b|\bin any (?:and all )?(?:media|medium|manner)\b|\bas (?:it|we) (?:deems?|sees?|thinks?) fit\b/
const OWN_CONTENT =
  /\b(?:(?:customer|client|user|subscriber|your|member|personal|business|transaction)(?:'s|s')? (?:data|content|information|materials|submissions|uploads|works)|content (?:that |which )?(?:you|the (?:user|customer|client))[^.;]{0,30}(?:post|upload|submit|provide)|content (?:submitted|posted|uploaded|provided) by (?:you|the (?:user|customer|client))|by (?:uploading|posting|submitting) (?:any |your )?(?:content|material|photos?|works?)|granted by the (?:customer|client|user) (?:over|in|to|on) its (?:content|data|materials)|(?:customer|client|user)\b[^.;]{0,200}\b(?:data|content|materials) (?:uploaded|posted|submitted)|data (?:of|uploaded by|provided by|submitted by) the (?:customer|client|user)|user[- ]generated content)\b/
const PERSONA =
  /\b(?:name,? (?:and )?(?:image|voice|likeness|photograph|picture)|(?:image|likeness|voice|photographs?|persona)\b[^.;]{0,40}\b(?:image|likeness|voice|name|photographs?|persona))/
const TRAINS =
  /\b(?:train(?:ing)?|fine-?tun(?:e|ing)|improv(?:e|ing)|develop(?:ing)?)\b[^.;]{0,60}\b(?:(?:ai|machine[- ]learning|language|its|their|artificial[- ]intelligence|own)? ?(?:models?|algorithms?)|artificial intelligence|machine learning)\b/
const FAIR =
  /\b(?:solely|only|exclusively)\b[^.;]{0,80}\b(?:to (?:the extent|provide|perform|deliver|enable|operate)|for (?:the )?(?:purposes? of|provid\w+|perform\w+))|\b(?:aggregated?|anonymi[sz]ed|de-?identified|statistical)\b|\bfeedback|suggestions?\b/
const FORBIDDEN = /\b(?:shall not|will not|must not|may not|no right|does not grant|nothing)\b/

/**
 * A licence for ever, for any purpose, over what the reader brings along, leaves the title and gives away the use. The same
 * licence over paid deliverables is good for a customer, so only content, data, voice and image are read here.
 */
export const perpetualOrOverbroadLicence: Rule = {
  id: 'perpetual-or-overbroad-licence',
  category: 'perpetual_or_overbroad_licence',
  law: [
    {
      act: 'Copyright Act 1957',
      section: 'ss. 30, 30A',
      note: 'A written licence gives what its words give: term, territory and purpose are yours to limit.',
    },
    {
      act: 'Digital Personal Data Protection Act 2023',
      section: 's. 6',
      note: 'Where the content is personal data, consent holds for named purposes only and can be withdrawn (expected to apply from May 2027).',
    },
  ],
  words: {
    title: '{other} may use {what}',
    short: 'Endless licence',
    harm: 'You keep the title, but {other} may use {what}. What is once given away like this cannot be taken back when the contract ends.',
    ask: 'Ask to limit the licence to the term and to running the service, with no sublicence, sale or training of models without consent.',
    wording:
      '{you} grants a non-exclusive licence for the term to use its content only to provide the services; no training of models and no other use without written consent.',
    notes: ['Statistics that cannot be traced to you are a fair exception.'],
    favour: {
      title: 'You get a very wide licence',
      harm: 'Where the content is personal data, the licence does not replace lawful consent.',
    },
  },
  gate: /perpetual|everlasting|for all time|even after|(?:post|upload|content)[^.]{0,60}any manner|any medium|irrevocabl|perpetuity|for ?ever|any (?:and all )?(?:\w+ )?purpose|train|models?|any media|surviv/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence) || FAIR.test(withNext(clause, sentence))) return []
  const trains =
    TRAINS.test(words) &&
    (OWN_CONTENT.test(words) || /\b(?:confidential information|customer data|inputs?|prompts?)\b/.test(words)) &&
    /\b(?:may|use[sd]?|entitled|right|grants?|licen)/.test(words)
  const wide = ENDLESS.test(words) || ANY_PURPOSE.test(words)
  const content = OWN_CONTENT.test(words) || (PERSONA.test(words) && ENDLESS.test(words))
  // Bare use of people's data without a licence is a matter of consent, read elsewhere.
  if (/\bpersonal (?:data|information)\b/.test(words) && !trains && !/\blicen[cs]/.test(words)) return []
  if (FORBIDDEN.test(words) || (!trains && !(wide && content && LICENCE.test(words) && GRANTS.test(words)))) return []
  const giver = grantor(sentence, contract)
  if (giver === 'mutual') return []
  if (isParty(giver) && ['platform', 'employer'].includes(giver.side)) return []
  const what = trains
    ? 'your data to train its models'
    : PERSONA.test(words)
      ? 'your name, image or voice without end'
      : ENDLESS.test(words)
        ? 'your content without end'
        : 'your content for any purpose'
  const severity: Severity =
    trains ||
    (ENDLESS.test(words) && (ANY_PURPOSE.test(words) || /sub-?licens/.test(words))) ||
    PERSONA.test(words) ||
    ANY_PURPOSE.test(words)
      ? 'high'
      : 'medium'
  const match = (trains ? TRAINS : ENDLESS.test(words) ? ENDLESS : ANY_PURPOSE).exec(sentence.text) ?? {
    index: 0,
    0: '',
  }
  const flags: string[] = []
  if (trains) flags.push('Used to train models')
  if (ENDLESS.test(words)) flags.push('No end, cannot be revoked')
  if (ANY_PURPOSE.test(words)) flags.push('Not limited to the service')
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: giver,
      confidence: isParty(giver) ? 0.8 : 0.6,
      values: { what },
      flags,
    },
  ]
}

/** Who gives the licence: the subject of 'grants', or the counterpart of who 'may use'. */
function grantor(sentence: Sentence, contract: Contract): Who {
  const gives = whoDoes(contract, sentence, /\b(?:grants?|gives?|licenses?|agrees? to (?:grant|license)|consents?)\b/)
  if (isParty(gives) || gives === 'mutual') return gives
  const takes = whoDoes(contract, sentence, /\b(?:may|shall have|will have|is entitled|retains?|is authori[sz]ed)\b/)
  return (isParty(takes) ? counterpart(contract, takes) : null) ?? partyOn(contract, 'user', 'customer', 'supplier')
}
