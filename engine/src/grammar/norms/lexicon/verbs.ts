/**
 * Verbs of contracts in their base form. `matter` groups those that come to the same for whom they hit, so that a question
 * or a card can name one. To teach Karar a verb, add it to a row; its forms are made from it.
 */
export interface VerbRow {
  readonly matter: string
  readonly words: string
  /** denied and done to a thing, it shields whoever would have done it: 'will not be refunded' */
  readonly benefit?: true
  /** what somebody 'shall' here comes to them: 'shall receive' lets them have it */
  readonly comes?: true
  /** it says how things are, and binds nobody: 'shall mean' */
  readonly describes?: true
}

export const verbs: readonly VerbRow[] = [
  {
    matter: 'end',
    words: 'terminate cancel rescind determine end discontinue cease dismiss revoke expel evict repudiate',
  },
  {
    matter: 'suspend',
    words: 'suspend block deactivate disable freeze restrict withhold stop halt limit debar blacklist deny',
  },
  {
    matter: 'change',
    words:
      'change amend modify alter vary revise update replace substitute supplement add adjust reschedule postpone reduce increase enhance raise revise decrease edit',
  },
  { matter: 'pay', words: 'pay remit settle clear bear deposit reimburse compensate fund contribute', benefit: true },
  { matter: 'give-back', words: 'refund reimburse repay release', benefit: true },
  { matter: 'give-back', words: 'return restore' },
  {
    matter: 'give',
    words:
      'give provide supply deliver furnish issue offer grant extend credit allow entertain honour accept submit present share send hand',
    benefit: true,
  },
  {
    matter: 'take',
    words:
      'deduct forfeit recover set-off retain charge levy impose debit collect claim demand seize repossess appropriate adjust invoke encash realise realize',
  },
  {
    matter: 'sell',
    words:
      'sell resell transfer assign convey lease let sublet sub-let mortgage pledge encumber novate part dispose alienate charge subcontract sub-contract delegate outsource license sublicense sub-license',
  },
  {
    matter: 'use',
    words:
      'use exploit reproduce copy publish display distribute broadcast adapt translate reuse store process analyse host access download',
  },
  {
    matter: 'tell',
    words:
      'disclose divulge reveal communicate tell inform notify report announce advise advertise promote refer intimate declare disparage defame',
  },
  {
    matter: 'keep',
    words: 'keep maintain preserve hold safeguard protect secure guard insure repair clean preserve lock mark identify',
  },
  {
    matter: 'compete',
    words: 'compete engage solicit hire employ recruit entice induce poach approach canvass divert',
  },
  { matter: 'answer-for', words: 'indemnify defend warrant represent guarantee insure' },
  { matter: 'give-up', words: 'waive relinquish renounce forgo forego surrender abandon disclaim' },
  { matter: 'look', words: 'inspect audit enter examine verify monitor check visit review investigate record' },
  {
    matter: 'decide',
    words:
      'decide determine approve reject refuse select choose appoint nominate designate fix set prescribe specify direct instruct require',
  },
  {
    matter: 'dispute',
    words:
      'dispute contest challenge sue arbitrate litigate prosecute initiate file institute commence pursue object raise question refer',
  },
  { matter: 'get', words: 'receive get earn enjoy own have draw', comes: true },
  {
    matter: 'be',
    words:
      'mean include constitute govern construe interpret deem survive expire commence begin apply prevail remain become continue belong vest inure enure calculate compute consider treat define call contain consist arise accrue occur bind supersede embody exist lapse base',
    describes: true,
  },
  {
    matter: 'other',
    words:
      'make exceed proceed succeed abide accompany account achieve acknowledge act address adhere agree aid answer apply arrange ask assist assess assure attach attend attempt audit authorise authorize avail avoid bid book borrow breach bring build buy carry cause certify close combine complain complete comply conceal conclude conduct confirm conform connect contact contract cooperate co-operate correct cover create cure deal defend demonstrate deploy deposit describe destroy delete design develop devote direct discharge discuss display duplicate effect enable encourage ensure erect establish estimate evaluate execute exercise exclude exhaust exhibit expand express fail finalise finalize finance finish follow form forward fulfil fulfill generate handle harass help implement import export inform install instal integrate interfere intervene introduce invest invite invoice join lend list load locate log mail manage manufacture market meet mitigate move negotiate observe obtain occupy offset open operate order organise organize own pack park participate perform permit place plan practise prepare prevent print procure produce prohibit propose prosecute prove provision purchase quote rate reach read receive recognise recognize reconcile rectify redeem register reimburse relocate rely remove render renew rent request resell reside resign resolve respect respond resume retrieve reverse reveal run sample save schedule scrape screen search seek segregate serve service ship shift show sign smoke solve sponsor spend start strike structure subscribe supervise support surrender switch take tamper tax test track trade train transact transmit transport travel treat undertake undergo uninstall upload upgrade utilise utilize vacate view violate volunteer vote wait warn wear withdraw work write assume incur owe post print ensure exercise procure link interrupt leave contribute acquire reimburse reserve accept',
  },
]

/** Forms that no rule gives: base, then past and participle where they differ. */
export const irregular: Readonly<Record<string, string>> = {
  be: 'was been',
  bear: 'bore borne',
  become: 'became become',
  begin: 'began begun',
  bind: 'bound',
  bid: 'bid',
  break: 'broke broken',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chose chosen',
  deal: 'dealt',
  do: 'did done',
  draw: 'drew drawn',
  find: 'found',
  forgo: 'forwent forgone',
  get: 'got',
  give: 'gave given',
  have: 'had',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  part: 'parted',
  pay: 'paid',
  put: 'put',
  run: 'ran run',
  seek: 'sought',
  sell: 'sold',
  resell: 'resold',
  repay: 'repaid',
  send: 'sent',
  set: 'set',
  show: 'showed shown',
  spend: 'spent',
  strike: 'struck',
  sublet: 'sublet',
  take: 'took taken',
  tell: 'told',
  undertake: 'undertook undertaken',
  withdraw: 'withdrew withdrawn',
  withhold: 'withheld',
  write: 'wrote written',
  wear: 'wore worn',
}

/** Base forms that are nouns as often: behind 'and' or at the head of an item they count only before an article or the like. */
export const nounsToo =
  'access account act address aid attempt audit bid book breach cause change charge claim close contact contract control copy cover credit damage deal deposit demand design direct discharge display dispute draw effect end estimate exercise exhibit export form fund guarantee grant halt hand help host import increase interest invoice issue lease let license limit link list load log mail market mark mortgage move offer order pack park part place plan pledge post practice present print process promise purchase question quote rate reach record reduce refund release repair report request reserve respect return review run sample schedule search sample service set share ship shift show sign sponsor start stop store strike structure supply support surrender switch tax test trade track train transfer transport travel treat trust update upgrade use view visit vote wait warrant work'
