/**
 * What people say of contracts in their own words, and the words by which contracts speak of it. The left side is matched
 * on the question in small letters (alternatives by '|', as regular expressions of whole words), the right side is added
 * to it. Own list, made from how owners, tenants, employees and founders put their questions.
 */
const rows = `
(?:secret|inside|insider|private|unpublished|confidential) (?:news|information|info|tips?)|before (?:it|the news) (?:is|becomes) public = material non-public information trading
before (?:signing|we signed|i signed|the (?:contract|agreement|deal))|(?:last|past) (?:week|month|year),? before = prior date of this agreement
(?:be|get|gets|is|are) (?:ready|done|finished|completed?|live|up and running|handed over) = completion deliver delivery time frame schedule
contradict(?:s|ed|ion)?|mismatch(?:es)?|inconsisten\\w+|(?:which|what|who) (?:one |paper |document |version |copy )?(?:wins|prevails|counts|rules)|two (?:papers|documents|versions|copies) = conflict inconsistency discrepancy prevail control precedence
(?:what|which|till what|until what) (?:times?|hours?) (?:can|may|do|should) (?:i|we) (?:call|ring|phone|reach|contact)|when (?:can|may) (?:i|we) (?:call|ring|phone|reach|contact) = business hours working hours telephone
(?:come|comes|coming|hit|hits|land|lands|reach|reaches|get|gets) (?:in|into|to|in to) (?:my|our) (?:bank )?(?:account|hand|pocket)|actually (?:get|receive)|in ?hand|take ?home = disbursal disbursed disbursement net deductions
(?:what|which|all) (?:papers|documents|docs|paperwork) = documents certificate invoice submitted accompany
(?:stop|stops|end|halt|scrap|shelve|cancel|close) (?:the |this |my |our )?(?:project|work|job|assignment|contract|deal|order|services?) = terminate termination cancel work in progress compensation
let (?:them|him|her|me|us|someone|somebody|people|you) go|show(?:n)? (?:me|him|her|them)? ?the door|get(?:ting)? rid of|kick(?:ed)? (?:me |us |him |her |them )?out|throw(?:n)? (?:me |us |him |her |them )?out|sack(?:ed)?|fire (?:me|him|her|us|them|someone|somebody|an? employee)|fired|lay off|laid off|close me|shut (?:me|us) down|drop (?:me|us)|cut (?:me|us) off|end it|put an end|pull the plug|part ways|call it off|cancel on|stop using|stop working with |ask(?:ed|s)? (?:me|us|him|her) to (?:go|leave|vacate|move)|make (?:me|us) leave = terminate termination notice end
(?:want|wants|get|getting|pull|pulls|back|backs|step|steps|walk|walks|opt|drop) out|walk away|call it quits|quit|quits|give up|hand in my notice|pack up|move on|(?<!(?:many|paid|sick|casual|earned|annual|medical|of|any|my) )leaves?|leaving|get out of (?:this|the)|exit = terminate leave resign exit early termination notice
without (?:giving |any |a |telling |assigning )*(?:reason|cause|explanation)|no reason|for no reason|whenever (?:they|he|she|it) (?:like|want|please|feel)s?|at will|bina wajah|bina karan|just like that|out of the blue|suddenly|overnight = without cause any time discretion terminate
warning|heads.?up|how many days.? (?:before|ahead|in advance)|how early do i tell|tell (?:them|him|her|us) (?:before|in advance|early)|advance notice|in advance = notice days prior written
never repl(?:y|ied)|no reply|don.?t reply|do not reply|didn.?t reply|say nothing|said nothing|stay silent|stayed silent|keep quiet|silent on|ignored (?:it|the)|don.?t respond|no response|not respond(?:ed)? = silence deemed accepted approval nothing reply
taken as (?:final|accepted|ok|done)|count(?:s|ed)? as (?:final|accepted|approved|done)|treated as (?:accepted|final)|final|signed off|sign off = deemed accepted acceptance final
give (?:it|that|the money|this|her|him|them)?.{0,12} ?back|pay (?:it|that|me|us|him|her|them)?.{0,12} ?back|get (?:it|my money|the money|our money|money|anything)?.{0,20} ?back|money back|see my money|get my .{0,25} back|return my money = refund repay return reimburse
without (?:asking|telling|my (?:ok|permission|consent|approval|knowledge)|consent|permission|approval)|behind my back|need (?:my|our|their) (?:ok|permission|approval)|ask (?:me|us|them|for) (?:first|permission)|my say|have a say = prior consent approval written
spent|paid for|bill me for|out of (?:my|his|her|our) pocket|own pocket|travel|hotel|petrol|courier cost|buys? (?:things|material|tools) = expenses reimburse cost approval
how long (?:do|would|will) (?:i|we) have|how much time (?:do|would|will) (?:i|we)|by when|how soon|within how many|time do (?:i|we) (?:get|have)|how fast|how quick(?:ly)?|till when|until when = within days period time
(?:comes?|came|coming|arriv\\w+|turns? up|turned up|reach(?:es|ed)?) (?:\\w+ )?(?:dead|broken|damaged|faulty|wrong|spoilt|mould\\w*|mold\\w*|stale|wet|torn|cracked|leaking|expired|short|dirty|incomplete)|dead on arrival|does ?n.?t work|doesn.?t work|not work(?:ing)?|stops? working|stopped working|is faulty|faulty|broken|smashed|damaged|defective|bad (?:quality|goods|batch|piece|lot)|wrong (?:goods|item|size|colour)|spoil(?:t|ed)|rotten|sub-?standard|poor quality|not up to the mark = defect defective inspect warranty reject repair replace damage
geyser|tap|fan|pipe|roof|ceiling|wall|lift|seepage|leaking|plumb(?:ing|er)|wiring|fuse|ac|air conditioner|boiler|motor|paint = repair repairs maintenance structural attend
(?:is|are) (?:it|this|they|that|these) (?:mine|his|hers|ours|theirs)|mine or (?:his|hers|theirs)|whose|who (?:gets|keeps|has) (?:the )?(?:rights?|code|design|copyright|work|ownership|recipe|name)|belongs? to (?:me|us|them|whom)|keep (?:my|the) (?:code|design|work|recipe|idea) = own ownership belong vest property intellectual property
app|website|software|code|program|logo|drawings?|design|article|book|video|film|song|photos?|pictures?|invention|idea = work product deliverables intellectual property copyright inventions
take (?:it|this|that|money|something)? ?out of (?:my|his|her|the|their) (?:last )?(?:pay|salary|wages|dues|fee|bill)|cut (?:from )?(?:my|his|her|the) (?:pay|salary)|dock(?:ed)?|hold back|keep back|sit on (?:my|our) money|rok|keep my (?:money|salary|pay|dues) = deduct deduction withhold salary payment adjust
bankrupt(?:cy)?|insolven(?:t|cy)|goes? (?:bust|under|broke)|gone bust|wound up|runs? out of money|shuts? (?:down|shop) = insolvency insolvent winding up liquidation terminate
payday|pay day|salary day|when (?:is|does) (?:the )?(?:salary|pay) (?:come|credited|hit) = salary paid payment date
becomes? permanent|made permanent|confirmed|confirmation|trial|try(?:ing)? (?:me|him|her) out|new (?:person|joiner|hire) = probation confirmation period
stretch|push (?:it )?(?:back|further)|longer|prolong|carry on|keep going|go on after|run on|continue = extend extension renew continue
gets? out|got out|leaks?|leaked|slips? out|spill(?:s|ed)?|comes? out|let slip|tells? (?:someone|others|my rival|a rival|anyone|people|the press)|blurt|show(?:s|n|ed)? (?:it|this|them|the .{2,20}) to|share (?:it|this|them|the .{2,20}) with|pass(?:es|ed)? (?:it|this) (?:on )?to|send (?:it|this|the .{2,20}) to (?:my|our) (?:lawyer|ca|accountant|auditor|banker|family|wife|husband) = confidential disclose disclosure breach confidentiality incident notify
hear (?:of|about)|come to know|find out|get to know|be told|will (?:they|he|she) tell|let (?:me|us) know|inform (?:me|us) = notify notice inform report within hours
how much (?:can|could|do|would|will|must|should) (?:i|we|they|he|she) (?:recover|claim|get out of|sue|have to pay|be made to pay|stand for|be liable|owe|cover)|stand for|most (?:they|we|i|he|she).{0,12}(?:pay|owe|lose)|upper limit|top limit|worst case|at most|maximum|mess(?:es)? up|mess(?:ed)? up|makes? a mistake|made a mistake|screws? up|goes? wrong|went wrong|zyada se zyada|their fault|our fault|my fault|make us sick|gets? sick|makes? .{2,25} sick|hurt|injured|injury|accident|loses? everything = liability limited total liability cap exceed damages loss owe
sued|sues us|sues me|third part(?:y|ies)|someone else.?s (?:patent|copyright)|stole(?:n)? (?:someone|another)|claim against|police case|fines? us|government fines|regulator|penalt(?:y|ies) from (?:the )?(?:government|authority) = indemnify indemnity claims third party fines liability
sell(?:s|ing)? (?:the|this|his|her|their|my) (?:flat|house|shop|building|property|land|office|place)|new (?:owner|landlord|buyer|boss)|(?:house|flat|shop|building) is sold|changes hands|sold to|bought (?:over|out)|taken over|takes over|merges? = transfer purchaser successor sale assign change of control owner bind
photo ?cop(?:y|ies)|xerox|duplicates?|screen ?shots? = copy copies reproduce retain return
wipe|erase|shred|destroy|delete|get rid of (?:the )?(?:copies|data|files)|hand back|give back (?:the )?(?:documents|papers|files|laptop|keys|material)|return (?:the )?(?:documents|papers|files|laptop|keys|material)|copies|every copy|mitai|मिटा = return destroy erase delete copies
hold on to|keep (?:a|one|any) cop(?:y|ies)|retain|store|how long .{0,20}keep = keep retain copy
over the phone|on the phone|verbally|by word of mouth|told them|in a meeting|spoke of|orally|spoken|on a call|whatsapp = oral orally verbal writing information
take (?:her|him|them|their (?:man|woman|staff|people)) ?|(?:hire|employ|recruit|engage|take on|give a job to) .{0,30}(?:works?|working|worked) (?:for|with|under) (?:them|him|her)|hire (?:her|him|them|their|away|one of)|job ad|poach|steal (?:my|our|their) (?:staff|people|customers|clients)|join (?:me|us) from|their (?:staff|people|engineers|team|analysts|workers) = employ solicit solicitation employee hire staff
my (?:best |old |own |existing )?(?:buyers?|customers?|clients?|patients?|students?)|their (?:customers?|clients?|buyers?) = customers clients solicit
directly|behind me|bypass|go around|cut (?:me|us) out|house account = directly sell customers territory exclusive
husband|wife|spouse|son|daughter|brother|sister|father|mother|relative|family|kids? = family spouse children relative
(?:run|open|start|set up|begin|launch|have|own) (?:a|an|my|my own|his|another|one more|the same|our own) .{0,25}?(?:stall|shop|business|company|outlet|store|firm|brand|clinic|agency|studio|cafe|restaurant|app|school)|on my own afterwards|same trade|same work|similar work|rival|rivals|competitor|competitors|other side.?s enemy = compete competing similar business after concerned carry
(?:work|deal|sell|buy|tied) (?:[a-z]+ )?only (?:for|with|to|from) [a-z]+|only (?:for|with|from) them|sirf inke (?:liye|saath) = exclusive exclusively exclusivity non-exclusive
how old|what age|minimum age|too young = years of age eighteen age above
in my place|instead of me|on my behalf = transfer another substitute replace
(?:stole|used|hacked|got hold of) my (?:phone|card|account|password|otp) = unauthorised use account responsible liable loss
(?:below|under|cheaper than|less than) (?:the )?(?:mrp|list price|printed price)|undercut = discounted rate discount price maximum retail
get (?:my|our) (?:shop|store|page|listing|profile|account|access|id|number|connection|membership|seller account) back|back online|unblock(?:ed)?|unsuspend(?:ed)?|un-?freeze|re-?open(?:ed)? (?:my|our|the) (?:shop|store|account) = reactivation reactivate reinstate restore request review appeal
(?:fight|challenge|contest|appeal|object to|oppose) = challenge contest dispute object appeal
(?:sell|market|trade|export|distribute|deal) (?:\\w+ ){0,2}(?:in|into|outside) = territory area region within
(?:search|check|go through) (?:my|our|a|his|her|the) (?:room|bag|phone|locker|things) = inspect search check access articles
(?:other|another|second|more|different) (?:(?!week|day|month|year)[a-z]+ )?(?:clients?|compan(?:y|ies)|jobs?|customers?|brands?|work|suppliers?|buyers?|agents?|dealers?|distributors?|vendors?|seller)|someone else|elsewhere|on the side|part.?time|moonlight|weekends? = exclusive other engage work another non-exclusive
takings|turnover|sales|gross|revenue|collection|collections|earnings = net sales revenue royalty percentage share
send them|pay them|hand over to them|my share to them = pay royalty contribution
piece|pieces|units?|cartons?|boxes|bags|tonnes?|quintals?|kilos?|kam se kam|at least|minimum order|smallest order|least i = minimum quantity order purchase units
users?|seats?|logins?|people .{0,20}(?:on it|use it)|staff use|everyone (?:use|be on) = users employees use licence limit
where .{0,30}(?:data|information|records|details|files).{0,15}(?:sit|live|lie|kept|stored|go|held)|servers?|abroad|outside india|foreign country|which country|aadhaar = data servers country stored location transfer
take (?:our|my|the) (?:records|data|files|information) out|export|download|get (?:my|our) (?:data|records|files)|data back = export download data exit return
ledger|ledgers|books|accounts|hisab|hisaab|khata|statement|records|check (?:the )?(?:numbers|figures|sales) = books accounts inspect audit ledgers
put in|invest(?:ed)?|brought in|lagaya|my (?:lakhs?|crores?|investment|capital)|contributed = capital contribution invested brought
in danger|at risk|lose my (?:house|flat|home|shop|car|land)|touch my|come after|go after|my (?:own |personal )?(?:house|flat|home|savings|assets|property) = liable answer security personal charge debts
working only|goes? down|went down|is down|down time|outage|crash(?:es|ed)?|hangs?|not available|slow|uptime|out of service = available availability uptime credit service levels
teach|train|training|onboard|learn how = training support assistance
collects?|recover(?:s|ed)? money|take(?:s)? payment|cash collected = collect receivable remittance proceeds
(?:cheque|check|nach|mandate|ecs|auto.?debit) (?:bounces?|bounced|fails?|is returned|returned)|bounces?|bounced = dishonour dishonoured cheque mandate charges
not (?:happy|satisfied|pleased)|un(?:happy|satisfied)|don.?t like (?:my|our|the) work|do not like (?:my|our|the) work|reject my work = satisfaction satisfied accept approval reject
(?:buy|purchase|source|order) (?:[a-z]+ )?from (?:them|him|her|the company|the brand) only|(?:buy|purchase|source|order) only from = only exclusively solely obtain purchase from sole supplier
(?:open|start|appoint|put up|have) (?:another|one more|a second|other) (?:outlets?|stores?|shops?|branch|dealers?|franchisees?|distributors?)|outlet near me|next to me = exclusive territory others outlets appoint open non-exclusive
(?:bad|poor|shoddy|sloppy|substandard) (?:work|service|job)|do (?:it|the work) badly = defects failings correct warranty reject accept
(?:suspend|block|pause|freeze|deactivate|disable) (?:my|our|the|us|me)(?: [a-z]+)?|account (?:is )?(?:blocked|suspended|frozen) = suspend suspension pause access account unpaid terminate
send (?:someone|somebody|another person|my (?:assistant|junior|staff|colleague))|(?:someone|somebody) else (?:come|go|work) = delegate subcontract personally substitute consent
full (?:and|&|n) final|fnf|final settlement|last salary|final (?:pay|salary|dues) = settlement of account last working day dues released paid after leaving
(?:come|comes|coming|came|reach|arrive|arrives|am|are) late|late (?:coming|come|comer|to work|to office|entry) = late attendance deducted adjusted occasion
to (?:an? )?(?:freelancers?|sub-?contractors?|third part(?:y|ies)) = subcontract subcontracting engage consent
(?:teach|give|take) (?:private )?tuitions?|private (?:tuition|practice|coaching)|youtube|side (?:job|income|work)|second job = outside activity other employment engagement work another
who owns (?:it|this|them|the (?:machine|equipment|vehicle|car|goods))|who is the owner of = title property ownership remain
install|put up|fix an? (?:ac|fan)|mount = install alterations additions fixtures consent
over-?stay\\w*|stay (?:on )?(?:too long|beyond|after (?:the )?(?:end|term|expiry)) = vacate vacating occupation beyond expiry hold over penalty
missed (?:a|one|my|the|two)? ?(?:payment|instalment|emi|rent)|can.?t pay|could ?n.?t pay|cannot pay|short of money|late with|behind on|fall behind|don.?t pay|do not pay|did ?n.?t pay|not paid|pay late|late (?:on|by|in)|bounce(?:s|d)? = default late payment interest unpaid overdue cure
make good|put (?:it )?right|fix (?:it|things|the problem)|second chance|chance to|time to fix|cure = cure remedy rectify breach days
hike|(?:rupees|pay|paying|charge|cost) (?:me )?more|how many .{0,12}more|more (?:will|would) i|go up|goes up|going up|raise|raised|put up|jack up|costlier|dearer|expensive|more money every year|every year more = increase escalation revise price rent
come (?:in|over|to see|inside)|walk in|barge|check the (?:flat|house|room|shop)|see the (?:flat|house|room|shop)|see (?:my|the) (?:flat|house|home)|enter|spare key|inspect = enter entry inspect premises notice
guests?|friends? (?:stay|over)|parents (?:stay|live)|visitors?|relatives stay|overnight = guests visitors
dogs?|cats?|puppy|kitten|animals? = pets animals
cook|non.?veg|meat|smoke|smoking|drink|alcohol|(?:throw|have|host|birthday|house|late|kitty|wedding)(?:ing)? (?:an? |my |our )?part(?:y|ies)|loud music = cooking food smoking nuisance
drill|nails?|knock down|break the wall|put up a|modify the|alter(?:ation)?s?|shelves|renovat\\w+|interior = alterations additions structural
park|parking|car|scooter|bike = parking vehicle
power cut|electric\\w*|light bill|current bill|water bill|water|society|maintenance charge|gas|internet|wifi = electricity water charges outgoings maintenance society
rent (?:it|this|the .{2,12}) out|sublet|give (?:it|the .{2,12}) on rent|room ?mate|flat ?mate|paying guest|airbnb|friend move in|share the (?:flat|house|room|rent) = sublet share assign possession
lock(?:s|ed)? (?:me|us)? ?out|change the locks?|cut (?:my|the|our) (?:power|water|electricity|light)|throw my things|seize|put my stuff = re-enter lock disconnect possession evict
(?:take|takes|seize|tow|grab|pick up)(?: away)? (?:my|our|the) (?:car|vehicles?|bike|truck|tractor|machine\\w*|equipment|goods|stock|assets?)|repossess\\w* = take possession hypothecated security seize repossess enforce
(?:call|contact|phone|ring|message|harass|bother|trouble) (?:my|our) (?:family|relatives?|friends|neighbou?rs|parents|wife|husband|boss|employer|references|contacts) = particulars account overdue members of families neighbours contact list recovery
petrol|diesel = fuel
hack(?:ed|ers?|s|ing)?|cyber ?attack\\w*|data (?:is |was |gets )?stolen = data breach incident unauthorised access security notify
keys?|move in|move out|vacant|hand over the (?:flat|house|shop) = possession handover vacant keys
day off|days? off|off days?|sick|fever|holiday|holidays|vacation|festival|chhutti = leave holiday paid sick casual
overtime|extra hours|late nights?|(?:stay|work|sit) (?:back |till |until )?late|sundays?|saturdays?|how many hours|timings?|shift = hours overtime working week
pregnan\\w*|baby|expecting|newborn = maternity leave benefit
read my (?:mail|email|e-mail|messages|chats)|listen (?:to|in)|watch me|spy|track|cctv|camera|monitor\\w*|record (?:my|me|the call)s?|see my (?:emails?|phone|chats|screen)|phone calls? .{0,20}(?:see|listen|hear) = monitor monitoring interception recorded email surveillance
moved? (?:me|him|her)? ?to (?:another|other|a different)|another city|other city|shift (?:me|him|her)|transfer (?:me|him|her)|send (?:me|him|her) (?:to|away)|posting = transfer relocate place of work posted
promot\\w+|appraisal|increment|raise my salary|hike in salary = increment revision review salary
bonus|diwali|incentive|commission on = bonus incentive variable
pf|gratuity|esi|insurance for me|mediclaim = provident gratuity benefits insurance
boss changes my (?:role|job)|change my (?:role|job|work|duties)|other work|extra work|more work|additional work|small changes|one more|free of cost|for free|without extra|unlimited|revisions?|redo|do it again = scope additional services extra revisions change order no extra
who decides|final say|veto|outvote\\w*|majority|vote|tie|can.?t agree|cannot agree|disagree|stuck = decision majority vote consent deadlock
die|dies|died|death|passes away|heirs?|widow = death heirs legal representatives
retire|fall ill|ill health|sickness|unwell|incapac\\w+ = retire retirement incapacity
wind up|close the (?:firm|company|shop|business)|shut the (?:firm|company|business)|dissolv\\w+ = dissolution wind up
(?:new|fresh|more) shares|dilut\\w+|shrink (?:my|our|his|her) (?:part|share|stake|holding) = issue allot allotment further shares dilution proportion pre-emption face value
how much of the .{0,20}(?:company|firm|business|venture) is|who (?:holds|has|gets) how much|our (?:share|part) of the (?:company|firm|venture) = shareholding share capital percentage proportion paid-up subscribe
my shares?|my stake|sell my|cash out|buy me out|bought out|squeeze|investors? = shares transfer sale valuation fair value drag tag
flood|on fire|catches fire|earthquake|cyclone|rain|monsoon|lockdown|strike|riot|war|pandemic|corona|covid|virus|act of god = force majeure beyond control
fight|quarrel|dispute|disagreement|fall out|argument|jhagda|settle = dispute arbitration courts
judge|umpire|referee|who sits|sole|arbitrator = arbitrator appointed sole
take (?:them|him|her|it) to court|file a case|go to court|complain|complaint|consumer court|sue|(?:court|legal|police) case = court jurisdiction proceedings suit claim
how late can i (?:sue|claim|complain)|too late to (?:sue|claim|complain) = claim within year action barred limitation
change (?:the |its |their )?(?:rules|terms|policy|policies|conditions)|new rules|new terms|rewrite|edit the|update the|one fine day = amend change modify terms notice
extra charges?|hidden (?:charges?|fees?|costs?)|late fee|other charges|processing fee|service charge = charges fee additional payable late
(?:entered|recorded|lodged|filed|put|registered) (?:at|with|in) (?:the |a )?(?:government|sub.?registrar|registrar|authorit)|government office|sarkari daftar|sub.?registrar = registration register registered registrar stamp duty lodge
tax|gst|tds|income tax|who pays (?:the )?tax|tax(?:es)? (?:come|comes|is|are|go|goes)? ?(?:on top|extra|over and above) = tax gst tds taxes borne
sample|prototype|trial order = sample approval
late (?:delivery|in delivering|to deliver)|deliver(?:s|ed)? late|delay(?:s|ed)? in|behind schedule|miss(?:es|ed)? (?:the )?deadline|not (?:finish|finished|ready) (?:on|in) time = delay delivery liquidated damages penalty
lost on the way|in transit|truck|on the road|who bears|breaks on the way = risk title transit delivery
logo|brand name|trademark|name board|signboard|use (?:my|our|their) name = trade mark brand name logo publicity
ads?|advertis\\w+|marketing|promot(?:e|ion)|hoarding|instagram|facebook|post about = advertising marketing promotion publicity
sub.?contract\\w*|give (?:it|this|the work|my work|our work) to (?:someone|others|another|somebody)|outsourc\\w+|send (?:a|his|her|their) (?:junior|friend|replacement)|someone else (?:do|to do|doing)|substitute = subcontract delegate consent personally
area|territory|zone|city|district|region|outside my = territory area region
target|quota|sales goal|fall short|miss the target = minimum target sales purchase
mistake in (?:the )?(?:bill|invoice)|wrong bill|dispute (?:the|a) (?:bill|invoice) = invoice dispute undisputed
loan|borrow(?:ed)?|lend|lent|emi|instal?ments? = loan repay interest instalment
early (?:repay\\w*|payment|closure)|pay (?:it |the loan )?off|clear (?:the|my) loan|close (?:the|my) loan|prepay = prepay prepayment early repayment foreclosure
guarant(?:ee|or)|surety|my father signed|co.?sign = guarantee guarantor surety liable
gold|jewel\\w*|mortgage|pledge|papers of (?:the|my) (?:house|land) = security pledge mortgage release
reminder|auto.?debit|auto.?renew|roll(?:s)? over|by itself|on its own|automatic\\w* = renew automatically renewal notice
freelanc\\w*|side hustle|extra income = other employment engage business occupation consent
permanent (?:job|employee|role|post|position|staff)|get permanent|regulari[sz]ed?|full.?time (?:job|role|offer) = full-time position regular confirmed member extension offered review
(?:give|lend|pass|hand) (?:it|this|them|the [a-z]+) to my [a-z]+|lend it|let my (?:friend|sister|brother|cousin|son|daughter|wife|husband) use = sub-rent lend sublet transfer another person third party
never (?:return|give back|send back|bring back)|do(?:n.?t| not) return|not returned|lose it|lost it = non-return not returned lost loss full price value replacement
(?:goods?|parcels?|shipments?|consignments?|order|material|luggage|it|they) (?:arrives?|comes?|reach(?:es)?|delivered|gets? here) (?:too )?late|late (?:arrival|delivery) = delay shipment delivery delayed transit
govt|sarkari = government governmental authorities
challans?|traffic (?:fine|police|ticket)s? = traffic violations fines offence penalty challan
puncture[ds]?|flat tyre|tyre burst = puncture tire tyre towing breakdown
jewell?er?y|jewels|gold|cash in the (?:parcel|bag) = jewelry jewellery valuables prohibited currency
flights?|plane|air ?fare|train fare = airfare travel transportation expenses accommodation
(?:police|rto|government)\\b.{0,20}\\b(?:seize[sd]?|impound\\w*|confiscat\\w*|take|takes|catch\\w*) = seized confiscation impounded authorities
(?:money|cash|paid|encash\\w*) (?:for|of|against) (?:my |the |any )?(?:unused|balance|remaining|pending|left ?over|saved)? ?leaves?|leave encash\\w* = cash compensation encashment leave balance
(?:can|may|could) (?:my |a )?(?:friends?|brother|sister|wife|husband|son|daughter|partner|someone else|anyone else|somebody else|another person) (?:also )?(?:ride|drive|operate) = only permitted authorised lessee hirer driver
how (?:early|soon|many hours before) (?:do i |should i |must i |to )?(?:tell|inform|call|notify) = inform notify advance hours prior before notice
(?:side|own|second|separate) (?:business|job|income|work|gig) = trade business occupation engage other employment
sub-?contract(?:ors?|ing)? = subcontract delegate other service providers agents third parties
(?:another|other|different|cheaper) (?:brand|material|make|model|part)s?|substitut\\w* = substitution substituted equivalent alternative unavailability approval
(?:keep|hold|detain|not release) (?:my|our|the) (?:other |own )?(?:car|goods|bike|vehicle|things|material|stuff|consignment|parcel|machine|documents) = lien withhold retain detain possession unpaid dues
how (?:big|large)|what (?:area|size)|square f(?:ee|oo)t|sq\\.? ?ft = area size square feet sq ft space minimum
kilos?|kgs?|kilograms? = kg kgs weight maximum
vat = value added tax taxes
freight|f\\.o\\.r|ex.?works = freight transport transportation carriage dispatch handling charges
last word|final word|final say|has the say|decides that|decides it = decision final binding discretion
dj|loud ?speakers?|speakers?|(?:play )?music = music sound noise loud
dents?|scratch(?:es|ed)?|torn|tear|stains? = damage damaged loss
payment (?:fail\\w*|stuck|declined|bad)|(?:money|amount) (?:cut|deduct\\w*|debited) (?:but|twice|give) = payment gateway failure interruption delay transaction
check-?out|checkout|check-?in|checkin = check-in check-out time a.m. p.m.
asleep|sleeping|doz(?:e|ing) = sleeping dozing penalty
garbage|rubbish|debris|waste = debris disposal cleaning garbage waste
cancel(?:s|led|ling)? .{0,40}(?:hours?|days?|weeks?) (?:before|earlier|in advance)|no.?show|do(?:es)? not (?:come|turn up)|did not (?:come|turn up) = cancellation cancelled charges refund no-show
(?:buy|purchase|own) (?:it|this|them|the [a-z]+) (?:later|afterwards|at the end|finally|outright)|keep (?:it|this|the [a-z]+) for good = option to purchase purchase price title
(?:room|place|somewhere|bed|hotel) to (?:stay|sleep|live)|where (?:will|do|can|should) (?:i|we) (?:stay|sleep)|stay arrangements? = accommodation lodging boarding arrangement
travel fare|tickets? to (?:[a-z]+)|my (?:fare|ticket|conveyance) = travel expenses own expense reimburse
(?:put|post|show|share|upload|use) (?:my|our) (?:photos?|photographs?|pictures?|videos?|face|images?|reels?) = photographs videos website social media marketing promotional consent
(?:put|puts|show|place|write|display|add|keep) (?:their|its|his|her) (?:own )?(?:name|logo|link|brand) = link credit logo graphic portfolio
(?:i|we) (?:don.?t|do not|did ?n.?t|did not|forget to|fail to|can.?t|cannot) (?:send|give|provide|share|submit|supply|upload) = failure to provide not provided required information content delay cancel
send (?:another|some other|a different|my) [a-z]+|(?:another|other|different) (?:person|[a-z]+) (?:come|comes|do|does|go|goes) = personal personally assign delegate substitute consent
(?:block|hold|reserve|book|booking|fix|lock) (?:the |my |our |a |an |your )?(?:event |wedding )?(?:date|slot|venue|hall) = booking fee token advance secure reserve confirm
(?:get|gets|got|gone|is|are|was|were|been|be) (?:stolen|robbed|lost|misplaced)|stolen from|theft of = loss lost damage to or loss replacement
not (?:picked|collected|lifted)(?: up)?|(?:don.?t|do not|did ?n.?t|nobody|no one) (?:pick|picks|collect|collects|lift|lifts|take delivery) = undelivered unclaimed uncollected dispose demurrage
how long|kab tak|how many (?:years|months)|till when|last(?:s)? = term period years months
`

interface Phrase {
  readonly said: RegExp
  readonly meant: string
}

const phrases: readonly Phrase[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const at = row.lastIndexOf(' = ')
    return {
      said: new RegExp(String.raw`(?<![a-z])(?:${row.slice(0, at).trim()})(?![a-z])`),
      meant: row.slice(at + 3).trim(),
    }
  })

/** The words by which contracts speak of what a question asks: one string for each turn of phrase that is known. */
export const meantBy = (question: string): string[] =>
  phrases.filter(({ said }) => said.test(question)).map(({ meant }) => meant)
/** An idiom whose word means something else in contracts: what is done in return is not given back. */
export const plainly = (english: string): string =>
  english
    .replace(/\bin return\b/g, 'in exchange')
    .replace(UNPOINTED, (typed) => POINTED[typed] ?? typed)
    .replace(THEIRS, 'their ')
    .replace(FARES, 'travel fare')
    .replace(/\b(?:what|wat|wht)(?:'s|s)(?= )/g, 'what is')

/** 'There staff' is theirs: what a side has stands behind it, and not what there is. */
const THEIRS =
  /(?<!\b(?:is|are|was|if|be|out|go|get|over|in) )\bthere (?=(?:own |new |old )?(?:names?|logo|staff|employees?|developers?|team|people|workers?|customers?|clients?|commission|fees?|share|office|products?|goods|medicines?|services?|reports?|rules|permission|fault|mistake|app|website|site|brand|lawyers?|side|work)\b)/g

/** A ticket for a train is no training. */
const FARES = /\b(?:train|bus|flight|air|plane|cab|taxi|auto)[- ]?(?:tickets?|fares?)\b/g

/** Short forms and slips as they are typed on a telephone: 'dont' and 'intrest' would be words that no contract has. */
const POINTED: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  im: 'i am',
  ive: 'i have',
  theyre: 'they are',
  thats: 'that is',
  whos: 'who is',
  'my ok': 'my approval',
  'our ok': 'our approval',
  wheres: 'where is',
  hows: 'how is',
  pls: 'please',
  plz: 'please',
  hrs: 'hours',
  mins: 'minutes',
  yrs: 'years',
  amt: 'amount',
  intrest: 'interest',
  recieve: 'receive',
  recieved: 'received',
  cancle: 'cancel',
  gaurantee: 'guarantee',
  pic: 'photograph',
  pics: 'photographs',
  bcoz: 'because',
}
const UNPOINTED = new RegExp(String.raw`\b(?:${Object.keys(POINTED).join('|')})\b`, 'g')

/** Words for a side that no contract uses for its party, with the names of the sides that they may mean. */
export const laySides: readonly (readonly [word: string, sides: readonly string[]])[] = [
  ['owner', ['landlord', 'licensor', 'seller']],
  ['house owner', ['landlord', 'licensor']],
  ['landlord', ['landlord', 'licensor']],
  ['landlady', ['landlord', 'licensor']],
  ['tenant', ['tenant', 'licensee']],
  ['renter', ['tenant', 'licensee']],
  ['boss', ['employer']],
  ['company', ['company', 'employer', 'principal', 'platform', 'lender']],
  ['firm', ['company', 'employer', 'principal', 'platform', 'lender']],
  ['worker', ['employee']],
  ['client', ['customer', 'buyer']],
  ['customer', ['customer', 'buyer', 'user']],
  ['buyer', ['buyer', 'customer']],
  ['seller', ['seller', 'supplier']],
  ['vendor', ['supplier', 'seller']],
  ['supplier', ['supplier', 'seller']],
  ['brand', ['principal']],
  ['platform', ['platform', 'supplier']],
  ['provider', ['supplier', 'platform', 'licensor']],
  ['partner', ['partner', 'agent']],
]
