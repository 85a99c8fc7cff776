import type { Card } from '../../shape/card.ts'
import { homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-106', 'specific-relief-act-6', 'krishna-ram-mahale-v'],
  severity: 'critical',
  plainly:
    /\bwithout (?:any |the )?(?:recourse|resort\w*|reference|going|having|approaching|intervention|order|decree|process|assistance) (?:\w+ ){0,3}(?:courts?|law)\b|\b(?:break|broken) (?:open )?(?:the |any |its )?(?:locks?|doors?)\b|\b(?:put|affix|place)\w* (?:\w+ ){0,3}locks?\b|\b(?:thrown?|put) out\b|\b(?:cut|disconnect)\w* (?:\w+ ){0,3}(?:water|electric\w*|power)\b|\bremov\w* (?:the |all |his |their |its )?(?:licensee|tenant|lessee|occupant|belongings|goods|articles)\b[^.;]{0,120}\bwithout\b|\b(?:lock|seal)(?:ed|s|ing)? (?:up |out )?(?:the |his |her |their |its |said )*(?:room|premises|flat|shop|unit|house|cabin|seat|licensee|tenant|lessee|occupant|resident)\b|\b(?:may|can|rights? to|entitled to|liberty to) (?:immediately |forthwith |also |then )?(?:evict|throw out|turn out|put out) (?:the |any |such |said )*(?:tenant|licensee|lessee|occupant|resident|guest|student|boarder|paying guest|inmate)s?\b(?![^.;]*(?<!\bwithout (?:(?:any|a|an|the|prior|further|giving|written|legal|notice|order|decree|of|or|and|court) ){0,8})\b(?:notice|courts?|due process|law|decree|order)\b)/,
  bears: 'usual',
  mayNotHold: true,
  kinds: homes,
  told: [
    { variant: 'things', things: true },
    {
      variant: 'things',
      by: /\b(?:take back|repossess|retake|seize|remove|possession of)\b[^.;]{0,40}\b(?:equipment|machines?|machinery|vehicles?|cars?|bikes?|generators?|furniture|appliances?)\b/,
      unless: /\b(?:premises|room|flat|house|shop|tenant|lessee|licensee)\b/,
    },
  ],
  claims: {
    speaks: [
      /vacat|evict|possess|premises|\block|remov|enter|\bleave|flat|room|hand ?over|occup|\bseal|repossess|take back|seiz/,
    ],
    denied: [
      // a box in a vault is nobody's home
      {
        words: /\blockers?\b/,
        without: /\b(?:premises|rooms?|flats?|beds?|hostel|shops?|house|tenant|lessee|evict\w*|vacat\w*|occup\w*)\b/,
      },
      // in what state the rooms are given back
      {
        words:
          /\b(?:leave|hand (?:back|over)|return|keep|restore)\b[^.;]{0,40}\b(?:premises|room|flat|cent(?:re|er)|space)\b[^.;]{0,40}\b(?:condition|state)\b/,
        without: /evict|\block|\bnotice\b|forthwith|immediate|remov|re-?enter|seiz/,
      },
      // whoever has to give a notice first puts nobody out without one
      {
        words:
          /\b(?:giv\w+|serv\w+|upon|by|after) (?:\w+ ){0,4}?(?:[\w_.]+ )?(?:days?|months?|weeks?)'?s? (?:\w+ ){0,3}?notice\b/,
        without:
          /\b(?:immediate\w*|forthwith|at once|locks?|break|force|seal|re-?enter|belongings)\b|\bwithout\b|\bfailing which\b|default|breach|arrear/,
      },
      { words: /\bpunish/, without: /vacat|evict|remov|expel|room|premises shall/ },
      {
        words:
          /\b(?:on|upon|at|after) (?:the )?(?:time of (?:the )?)?(?:expiry|expiration|end)\b[^.;]{0,160}\bshall (?:\w+ )?(?:vacate|hand over|quit)\b|\b(?:vacates?|quits?|hands? (?:over|back))\b[^.;]{0,120}\b(?:on|upon|at) (?:the )?(?:time of (?:the )?)?(?:expiry|expiration|end)\b/,
        without:
          /\b(?:immediate\w*|forthwith|at once|locks?|break|force|seal|remov\w+|evict\w*|re-?enter)\b|without (?:any )?(?:prior )?(?:notice|recourse|resort)/,
      },
    ],
  },
  words,
}
