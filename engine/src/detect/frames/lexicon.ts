/**
 * What words of contracts stand for, as a lawyer would list them: single words or phrases, parted by commas. A star at the
 * end of a word stands for any ending. `<` is the reader, `>` anybody else, `=` both.
 */
export const lexicon = {
  reader: '<',
  other: '>',
  both: '=, either party, both parties, each party, neither party, mutual*, vice versa, each other',

  may: `may, can, could, reserve* the right*, reserve* the sole right*, reserve* the exclusive right*, reserve* the absolute right*,
    reserve* all right*, reserve* all the right*, reserve* its right*, reserve* a right, reserve* right*, reserve* full right*, is entitled,
    are entitled, be entitled, is authori*, are authori*, be authori*, is empowered, are empowered, at liberty, is free to, are free to,
    has the right, have the right, has a right, has right, retain* the right, hold* the right, the sole right, full right, has the authority,
    has full authority, has the option, have the option, has the power, right to, discretion, prerogative`,
  duty: `shall, will, must, agree*, undertake*, hereby, has to, have to, is required, are required, needs to, need to, should, acknowledge*,
    covenant*, promise*, is bound, are bound`,
  not: "not, never, no, won't, cannot, can't, doesn't, don't, nor",
  change: `modif*, amend*, chang*, alter*, revis*, updat*, vary, vari*, replac*, add, adds, added, adding, restructur*, withdraw*, withdrawn,
    increas*, enhanc*, reset*, reduc*, review*, supplement*, rationali*`,
  terms: `term, terms, condition*, agreement, contract, polic*, rule, rules, guideline*, schedule*, scheme*, plan, plans, programme*, program,
    structure, feature*, service*, specification*, course*, syllabus, product*`,
  price: `price*, pricing, fee, fees, charge, charges, rate, rates, commission*, rent, rental*, compensation, salar*, tariff*, payout*, margin*,
    incentive*, cost, costs, premium*, interest, emi, subscription*, discount*, remuneration`,
  end: `terminat*, cancel*, suspend*, suspension, discontinu*, revok*, revocation, deactivat*, block, blocked, blocking, ban, banned, bar, remov*,
    reject*, refus*, disconnect*, close, closed, blacklist*, rescind*, end, withdraw*, delist*, evict*, expel*, debar*, reclaim*, retake, recall, repossess*`,
  noCause: `without any reason*, without reason*, without giving any reason*, without assigning any reason*, without assigning reason*, without giving reason*,
    without cause, without any cause, without notice, without any notice, without prior notice, without any prior notice, without further notice, without intimation,
    without any intimation, without prior intimation, without any prior intimation, without liability, without any liability, any time, anytime, any point of time,
    immediate*, forthwith, for any reason*, no reason*, with or without, for convenience, summar*, any stage`,
  noNotice: `without notice, without any notice, without prior notice, without any prior notice, without further notice, without intimation, without any intimation,
    without prior intimation, without consent, without the consent, without any consent, without prior consent, without permission, without informing, without warning,
    without obligation, without compensation, without any compensation, without recourse, without explanation, without prejudice`,
  anyTime: 'any time, anytime, any point of time, from time to time, as and when, immediate*, at all times',
  leave:
    'resign*, leave, leaves, leaving, exit*, vacat*, quit*, terminat*, withdraw*, cancel*, discontinu*, surrender*',
  indemnify: `indemnif*, indemnity, hold harmless, hold * harmless, hold * * harmless, held harmless, harmless, make good, keep * indemnified, keep indemnified,
    reimburse*, compensate`,
  liable: 'liable, liability, liabilities, responsib*, accountab*, answerab*',
  notLiable: `not be liable, not be held liable, not be responsible, not be held responsible, not liable, not responsible, no liability, no responsibility, not be accountable,
    not be answerable, never be liable, not accept any liability, not accept any responsibility, not assume any, takes no responsib*, take no responsib*, not take any responsib*,
    accepts no, assumes no, bears no, not be in any way, not in any way, not be under any liability, not undertake any, without any liability, without liability, not have any liab*,
    not have any responsib*, shall have no liab*, nor shall, not hold, not be held, disclaim*, exclud* * liab*, excludes itself, exclud* all, not own any`,
  noEvent: 'in no event, under no circumstance*, in no case, no circumstance*, no event',
  capped: `not exceed, limited to, lesser of, restricted to, be equal to, capped, maximum liab*, aggregate liab*, total liab*, entire liab*, cumulative liab*, overall liab*, sole remedy,
    exclusive remedy, only remedy`,
  asIs: `as is, as-is, as available, no warrant*, no guarantee*, no representation*, no other warrant*, without warrant*, without any warrant*, not warrant*, not guarantee*,
    any warrant*, all warrant*, no express*, not be guaranteed, makes no, make no, no assurance*, disclaim*`,
  ownRisk:
    'own risk, sole risk, entire risk, own cost*, own expense*, sole responsib*, all risk*, at risk, risk of, solely responsible, entirely responsible, fully responsible, complete responsib*, full responsib*',
  bear: 'bear, bears, borne, assume*, absorb*, responsib*, accountab*, liable',
  noRefund: `non refundable, nonrefundable, not refundable, not refunded, not be refunded, no refund*, no * refund*, no money back, not entitled to refund, not entitled to any refund,
    not eligible for refund, not eligible for any refund, not be liable to refund, not be liable for refund, not liable to refund, refund will not, refund shall not, refunds are not, refund is not, not refund,
    non returnable, non cancellable, non transferable, irrefundable`,
  refund: 'refund*, money back, repay*, return* the amount, credit note',
  forfeit:
    'forfeit*, confiscat*, stand cancelled, stands cancelled, shall lapse, encash*, invok*, impound*, set to zero, lose, loses, lapse*, void, expire*, cease*',
  withhold: `withhold*, withheld, retain*, deduct*, adjust*, set off, setoff, appropriat*, recover*, hold back, debit*, lien, hold the, on hold, stop payment, adjusted`,
  noPay: `no payment*, no commission, no amount, no salary, no compensation, no fee, no fees, no dues, no stipend, no payout*, no bonus, no interest, no * commission, no * payment, no * compensation, no * salary,
    not entitled, not be entitled, not eligible, not be eligible, not payable, not be payable, not be paid, not get, not be given, not receive, not be released, no extra, no additional, without pay, unpaid`,
  all: 'all, any, every, each, entire, whole, full, complete*, any and all, everything',
  loss: 'loss*, damage*, cost*, claim*, expense*, liabilit*, penalt*, fine*, demand*, charge*, consequence*, risk*, theft, accident*, injur*, death, dues, shortfall*, taxes, breakage*',
  pay: 'pay, pays, paid, payable, payment*, liable, responsib*, bear, borne, deposit*, compensate*, reimburse*, remit*',
  whatever: `regardless, irrespective, whether or not, howsoever, whatsoever, whatever, any reason, any cause, of any kind, of any nature, every kind, any manner, no matter, under any circumstance*, at all, in any way, however caused`,
  joint:
    'jointly and severally, personally liable, personally responsible, personal guarantee, guarantor*, co borrower*, surety, sureties, individually liable, personally, suretyship',
  property: 'property of, ownership of, belong*, vest*, owned by, own, owns, title, sole owner, exclusive owner',
  works:
    'copyright*, intellectual property, invention*, patent*, work product, deliverable*, source code, ip, designs, trademark*, trade mark*, know how, moral rights, results, reports, materials, creations, drawings',
  assign:
    'assign*, transfer*, convey*, hand over, sub contract*, subcontract*, delegat*, novat*, sublet*, sub let*, sublicen*, sub licen*',
  licence:
    'irrevocabl*, perpetual*, royalty free, worldwide, world wide, sub licen*, sublicen*, transferable, unrestricted, unlimited right*',
  data: 'information, data, details, content, photo*, image*, contacts, records, recording*, location, profile*, personal, kyc, number, likeness, voice, feedback, reviews',
  useData:
    'collect*, shar*, disclos*, use, uses, used, using, transfer*, process*, stor*, contact*, call*, access*, sell, sold, publish*, display*, monitor*, record*, report*',
  consent: 'consent*, agree*, authori*, permit*, allow*, accept*, irrevocabl*',
  decides: `decision*, determination*, determined by, opinion, judgement, judgment, assessment, discretion, interpretation, records of, statement of, calculation*, certificate of, finding*, verdict,
    satisfaction, as decided by, decided by, prerogative, deem* fit, thinks fit, think fit, deems appropriate, deem* necessary, view of, considers`,
  final:
    'final, binding, conclusive, prevail*, unquestion*, not be questioned, not be challenged, absolute, undisputed, no appeal',
  discretion:
    'sole discretion, absolute discretion, own discretion, full discretion, entire discretion, exclusive discretion, discretion, sole and absolute, prerogative, sole opinion, own opinion, sole option, option of, sole right, convenience, sole judg*, exclusively determined, solely',
  arbitrator: 'arbitrator*, arbitration, arbitral, umpire',
  appoint: 'appoint*, nominat*, select*, choose*, chosen',
  waive: 'waiv*, releas*, discharg*, give up, gives up, relinquish*, forgo*, forego*, renounce*, surrender*',
  noClaim: `no claim*, no dispute*, no complaint*, no objection*, no quer*, no request*, no excuse*, no appeal*, no correspondence, no recourse, no grievance*, no * claim*, not dispute, not challenge,
    not question, not claim, not object, not raise, not contest, not sue, not be entertained, not entertain*, not be accepted, not accept*, not be considered, not hold, no right to, no authority, not be entitled to claim, no further claim*, not make any claim*, not raise any`,
  court:
    'court, courts, jurisdiction, tribunal*, legal proceeding*, litigation, suit*, sue, consumer forum, jury, class action, legal action',
  only: 'only, exclusive*, alone, sole, solely',
  renew: `auto renew*, automatic* renew*, renew* automatic*, automatic* extend*, extend* automatic*, deemed renewed, deemed extended, deemed to be renewed, successive, renew* for, auto debit*, automatically be renewed, automatic renewal*,
    automatically be extended, roll over, stand renewed, continue until, continue unless, renewed unless`,
  lockIn:
    'lock in, lockin, lock, minimum term, minimum period, minimum tenure, minimum duration, minimum stay, minimum contract, bond, unexpired, remaining term, remaining period, balance period, commitment period, initial term, minimum of',
  minimum:
    'minimum, shortfall, target*, take or pay, guaranteed, minimum purchase, minimum order*, minimum quantit*, minimum billing, quota*',
  penalty:
    'penalt*, penal, liquidated, fine, fined, fines, surcharge*, late fee*, delayed payment, delay charge*, double, treble, per day, each day, times the, late payment, demurrage, twice, punitive',
  interest: 'interest, compound*, per month, per annum, p a, p m, per week',
  percent: '%, percent, per cent',
  extraCharge:
    'cancellation charge*, cancellation fee*, processing fee*, processing charge*, administrative fee*, administrative charge*, handling charge*, handling fee*, restocking, documentation charge*, service charge*, foreclosure charge*, convenience fee*, cleaning charge*, transfer fee*, collection charge*, legal fee*, attorney* fee*, lawyer* fee*',
  deemed: 'deem*, constitut*, treated as, construed as, presum*, considered as, considered to, taken as, regarded as',
  accepted:
    'accept*, approv*, consent*, agree*, satisf*, correct, receiv*, abandon*, waiv*, complet*, stolen, withdrawn',
  exclusive:
    'exclusiv*, any other compan*, competitor*, competing, compete*, competition, solicit*, poach*, non compet*, non solicit*, directly or indirectly, moonlight*, other employment, dual employment, similar business, similar service*, similar product*, same business',
  afterEnd:
    'surviv*, perpetu*, indefinite*, for ever, forever, for life, even after, after termination, after the termination, after expiry, after the expiry, post termination, following termination, following the termination, upon termination, beyond, after cessation, after leaving, subsequent to',
  wage: 'salary, salaries, wages, wage, stipend*, remuneration, pay, ctc, full and final, gratuity, bonus, incentive*, last month, provident fund, pf',
  lateMoney:
    'subject to receipt, subject to realisation, subject to realization, upon receipt, after receipt, on receipt, only after, only upon, only when, subject to clearance, after completion, upon completion, after approval, as and when, within 45, within 60, within 75, within 90, within 120, within 180, sixty, ninety, forty five, one hundred, back to back',
  advance: 'advance*, upfront, prior to, before, in full, full payment, full amount, booking amount, token',
  deposit:
    'deposit*, caution money, retention*, earnest, emd, token amount, booking amount, security amount, security cheque*, bank guarantee*',
  openScope:
    'any other work, any other dut*, any other service*, any other task*, such other, other duties, as directed, as instructed, as assigned, as required, as may be required, as may be directed, as may be assigned, as may be decided, as may be prescribed, as may be specified, as may be determined, as prescribed, from time to time, from time-to-time, unlimited, including but not limited',
  timeBar:
    'hours, hour, hrs, within 24, within 48, within 72, within 7, within 3, within 2, within 5, within seven, within three, within two, same day',
  failing:
    'failing which, barred, time barred, beyond this, thereafter, not later than, after that, after which, otherwise',
  speakIll: 'negativ*, disparag*, defam*, derogat*, bad review*, adverse*, social media, bad mouth*, public statement*',
  statute:
    'notwithstanding, contract act, limitation act, statut*, consumer protection, any law, applicable law, rera, limitation, act 1872, dpdp, labour law*',
  enter:
    'enter, enters, inspect*, possession, seize*, lock, locked, vacate, audit*, visit*, break open, tow, towed, access to the premises, access the premises, search',
  dispose: 'auction*, private sale, sell, sold, dispos*, scrap, scrapped, destroy*',
  lever:
    'noc, no dues, no objection certificate, relieving letter, experience letter, original document*, original certificate*, certificates, passport, blank cheque*, undated cheque*, post dated, pdc, cheque*, signed blank, power of attorney, attorney, lien, pledge*, hypothecat*, mortgage*, collateral*',
  criminal:
    'criminal*, police, fir, section 138, legal action, prosecut*, recovery agent*, cibil, credit bureau*, credit information, blacklist*',
  place: 'branch*, location*, place*, department*, shift*, site, sites, territory, group compan*',
  movePerson: 'transfer*, post*, deput*, relocat*, second*, assign*, shift*',
  hours:
    'overtime, sunday*, holiday*, shift, 24x7, round the clock, leave, leaves, working hours, extra hours, weekends, beyond office hours',
  foreign:
    'singapore, london, england, new york, delaware, california, hong kong, dubai, uae, usa, united states, state of, english law, nevada, texas, florida, uk, united kingdom, china',
  control:
    'change of control, change in control, merger, acquisition, takeover, effective control, change in the control',
  irrevocable:
    'notwithstanding, irrevocabl*, unconditional*, absolute*, under any circumstance*, at all times, strictly, whatsoever',
  fault: 'negligen*, fault*, wilful*, willful*, fraud*, gross, breach*, default*, misconduct, violat*, fail*',
  polite:
    'reasonabl*, good faith, best effort*, endeavour*, endeavor*, prior written, written consent, consult*, with the consent, unreasonably, opportunity, cure*, remed*, mutually, pro rata, days notice, months notice, written notice, actual, proportionate*',
  exception: 'except*, unless, save, other than, excluding, provided',
  explains: 'whereas, means, mean, refers, includes, definition*, defined',
  guarantees: 'guarant*, surety, co applicant*',
  consequential:
    'consequential, indirect, incidental, punitive, special damage*, exemplary, loss of profit*, loss of business, loss of revenue, lost profit*',
  noDuty:
    'no obligation*, not obligated, not obliged, not bound, no commitment, no duty, under no obligation, not be bound, not be obliged, not be obligated, not required to, no assurance*, does not bind',
  veto: 'consent of, approval of, permission of, unanimous*, sanction of, prior approval, prior permission, prior consent, prior written',
  prevails: 'in favour of, in favor of, favourable, prevail*, supersede*, overrid*',
  cannot:
    'cannot be, can not be, may not be, shall not be, will not be, not allowed, not permitted, strictly, prohibit*, forbidden, mandatory, compulsory, not transferable, no cancellation, no return*, no exchange*, not accept returns, not terminable, only once',
  blank: '__, insert, nil, xxx, xx, to be filled',
  unlawful:
    'cash, unofficial, bribe*, wager*, bet, betting, real money, real cash, passport, aadhaar, aadhar, black money, surrogat*, donor, unlawful, illegal*',
  publish: 'publicity, photograph*, likeness, name and logo, testimonial*, video*, marketing purpose*, promotional',
  thirdParty:
    'third party, third parties, affiliate*, vendor*, agents, partners, group companies, assignee*, successor*',
  money: 'rs, inr, ₹, usd, $, rupees, lakh*, crore*',
  digits: '#',
  months: 'month, months, year, years',
  days: 'day, days',
  evenIf: `even if, even where, even though, whether or not, including negligen*, including the negligen*, including gross, regardless of, irrespective of, whether in contract,
    whether due to, whether arising, whether caused, howsoever caused, howsoever arising, however caused, however arising, whatever the cause, for whatever reason, whatsoever reason,
    known or unknown, known and unknown, foreseen or unforeseen, foreseeable or not, with or without fault`,
  unlimited: `unlimited, without limit*, without any limit*, no limit, full extent, fullest extent, maximum extent, of every kind, of whatever kind, of whatever nature, of every nature,
    of any kind, of any nature, in full, entire loss, entire amount`,
  byOwnRule: `as per policy, as per the policy, as per company policy, as per our policy, as per its policy, as per the rules, as per rules, as per norms, as per the norms, prevailing rate*, prevailing polic*,
    as decided, as may be decided, as notified, as may be notified, as communicated, as deemed fit, as deems fit, deems fit, as it deems, as we deem, as it thinks, may deem, in its opinion, in our opinion,
    in its judg*, in its sole judg*, found suitable, found unsuitable, unsatisfactory, to the satisfaction, to its satisfaction, to our satisfaction, not satisfied, not happy, if found, in its view,
    considers appropriate, considers necessary, considers fit, feels necessary, feels that, suspects, may require, may specify, may prescribe, may determine, may direct`,
  dueAtOnce: `immediately due, become due, becomes due, fall due, falls due, accelerat*, entire balance, entire outstanding, whole outstanding, remaining instal*, balance instal*, all outstanding, entire remaining,
    whole of the, balance amount, full contract value, entire contract, total contract, all pending, clear all`,
  byUsing: `continued use, continuing to use, continue to use, by using, by accessing, by clicking, by booking, by placing, by continuing, by registering, by signing up, by downloading, by joining, by entering,
    by availing, by submitting, by ordering, by installing, by logging, by accepting delivery, by making payment, by taking part, by participating`,
  lookUp: `check this page, this page, review these terms, periodically, visit the website, posted on, posting on, uploaded on, updated on, displayed on, notice board, publish* on, hosted on, effective immediately,
    effective upon, with immediate effect, retrospective*, retroactive*, circular*`,
  messages: `dnd, ndnc, do not disturb, sms, whatsapp, telemarket*, promotional message*, promotional call*, marketing call*, marketing message*, push notification*, robocall*, automated call*, newsletter*`,
  ban: `shall not, will not, must not, may not, cannot, can not, not be entitled to, not entitled to, no right to, no right of, not permitted to, not allowed to, prohibited from, barred from, refrain*,
    undertake* not to, agree* not to, covenant* not to, restrained, forbidden, precluded, neither`,
  complain: `complain*, claim*, dispute*, sue, suit*, court, litigat*, challenge*, contest, question*, object*, demand*, legal action*, legal recourse, legal proceeding*, compensation, damages, grievance*, protest`,
  stopPay: `withhold payment*, withhold the payment*, withhold any, stop payment*, stop the payment*, hold payment*, hold the payment*, payment on hold, no further payment*, charge back*, chargeback*, claw back, clawback*,
    reverse, reversed, recover* from, deduct* from, adjust* against, adjust* from, debited, debit, debiting, be debited, set against, offset, net off, deducted, appropriated, be recovered, dishonour*`,
  tax: 'gst, tds, taxes, tax, cess, levies, levy, duties, withholding tax, stamp duty, service tax',
  warrants: `represents and warrants, represent and warrant, warrants that, warrant that, represents that, represent that, guarantees that, confirms that, confirm that, declares that, declare that, certif* that, affirm* that,
    acknowledge* that, acknowledge* and agree*, understand* and agree*, read and understood`,
  relief:
    'injunct*, irreparable, specific performance, equitable relief, without posting, without bond, interim relief',
  legalFees: `attorney* fee*, attorneys fees, attorney s fees, legal fee*, legal cost*, legal expense*, lawyer* fee*, costs of recovery, cost of recovery, recovery charge*, collection cost*, cost of collection,
    costs of collection, cost of litigation, court cost*, advocate*, solicitor*`,
  oral: 'verbal*, oral*, sales representative*, sales person*, executive*, employee or agent, employees or agents, brochure*, advertisement*, word of mouth',
  forNothing: `free of cost, free of charge, without charge, without any charge, at no cost, no cost, gratis, without remuneration, without additional, without any additional, without extra, without any extra,
    no additional charge, without further consideration, without consideration, without further compensation, own cost, own costs, own expense, own expenses, bear all cost*, bear its own, bear the cost*`,
  soleRight: `sole and exclusive, exclusive right*, exclusive licen*, exclusive property, sole property, exclusively own*, exclusive owner*, full ownership, all right title, all rights title, all right and title, all rights in, sole owner*`,
  firstCall: `first refusal, first offer, right of first, matching right, option to purchase, option to buy, buy back, buyback, drag along, pre emptive, call option, step in`,
  injury:
    'death, injur*, bodily, accident*, disab*, theft, fire, burglary, mishap, casualt*, damage to property, loss of life',
  anyPurpose: `any purpose*, all purpose*, any manner, any media, any medium, commercial purpose*, business purpose*, without restriction, without any restriction, in perpetuity, without compensation to, without credit,
    without attribution, any other purpose*, as it sees fit, as we see fit`,
  nonPayment:
    'non payment, failure to pay, fails to pay, fail to pay, delay in payment, delayed payment*, default in payment, dishonour*, bounce*, overdue, late payment*',
} as const

export type Lexeme = keyof typeof lexicon
