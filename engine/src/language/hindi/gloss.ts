import { moreRows } from './gloss-more.ts'

/**
 * Hindi words, in Devanagari and as they are typed in Latin letters, with the English that questions about contracts mean
 * by them. Phrases of up to three words come first. What is empty says nothing. Sources: own lists.
 */
const rows = `
मालकिन, malkin, makan malkin, मकान मालकिन = landlord owner
घर, ghar, makan, मकान, फ्लैट, फ़्लैट, flat = flat house premises
दुकान, dukan = shop premises
mata pita, maa baap, माता पिता, माँ बाप = parents
chabi, chaabi, चाबी = key
कमरा, kamra = room premises
देखने, देख, देखना, dekh, dekhne, dekhna = see inspect
आना, आने, आ सकता, आ सकती, andar, अंदर = come in enter
किताबें, किताब, hisab, hisaab, हिसाब, खाते, खाता, khata, bahi, बही = books accounts
जब चाहे, जब चाहें, जब चाहूँ, jab chahe, jab chahen = any time whenever they like
बिना कारण, बिना वजह, bina wajah, bina karan, bina kaaran = without reason
बिना पूछे, बिना बताए, bina pooche, bina puche, bina bataye, bina poochhe = without asking consent
बिना, bina = without
वजह, कारण, wajah, karan, kaaran = reason cause
बताना, बताया, bata, batana, bataye, inform = tell notify
दिन, din, dino, दिनों = days
महीना, महीने, महीनों, mahina, mahine, maheene = months
साल, वर्ष, saal, sal, saalon, सालों = years
दो, do = two
ek = one
तीन, teen = three
बाद, baad, ke baad, के बाद = after
दौरान, dauran = during
हर, har = every
सारा, सारे, saare, sara, sab, सब, पूरा, poora, pura = all whole
ज्यादा से ज्यादा, ज़्यादा से ज़्यादा, zyada se zyada, jyada se jyada = at most maximum
ज्यादा, ज़्यादा, zyada, jyada = more
कम से कम, kam se kam = at least minimum
खर्च, खर्चा, kharch, kharcha = cost expenses
बिल, bill = bill
भरना, भरेगा, bharna, bharega, bharne = pay
पड़ेगा, पड़ेगी, padega, padegi, padenge, पड़ेंगे = have to
रोक, रोकना, rok, rokna, roke = withhold hold back
मंगवाना, mangwana, mangwane, order = order purchase
भेजना, भेजने, भेज, bhej, bhejna, bhejne = send deliver
सामान, माल, saaman, samaan, samaan, maal = goods
खराबी, kharabi, toota, टूटा, tuta, toot = defect broken damage
चोरी, chori = theft
गलती, galti, ग़लती, गलती से, galti se = mistake fault
लीक, leak = leak
मिटाई, मिटाना, मिटा, hatai, mita, mitana = erase delete
रिकॉर्डिंग, रिकॉर्ड, recording = recording records
डेटा, डाटा, data, जानकारी, jankari, jaankari = data information
ईमेल, मेल, email = email
फोन, फ़ोन, कॉल, phone, call = phone call
सुन, सुनना, sun = listen monitor
निगरानी, nigrani, nazar, नज़र, नजर = monitor
ट्रेनिंग, प्रशिक्षण, training = training
बॉन्ड, bond = bond
प्रोबेशन, probation = probation
ओवरटाइम, overtime = overtime
बोनस, bonus = bonus
पीएफ, ग्रेच्युटी, pf, gratuity = gratuity provident fund benefits
शादी, shaadi = marriage
पति, पत्नी, pati, patni = spouse family
बेटा, बेटी, परिवार, parivar, ghar wale = family
मर, मृत्यु, maut, मौत, mar = death
बीमार, bimar, beemar = sick ill
लगाया, lagaya, lagayi, लगाई, निवेश, nivesh = invested capital
पूंजी, पूँजी, punji = capital
फैसला, faisla, निर्णय, nirnay = decision decide
वोट = vote
दूसरा, doosra, dusra = another
किराएदारी = tenancy
आगे किराये पर, aage kiraye par, kisi aur ko = sublet someone else
किसी और = someone else
बिजली पानी, bijli pani, bijli paani = electricity water
रंग, पुताई, rang, putai = painting
कुत्ता, kutta, paltu, पालतू = pets
मेहमान, mehman = guests
जगह, jagah = place
शहर, shehar, sheher = city
तबादला, tabadla, ट्रांसफर, transfer = transfer relocate
बेच सकता, bech sakta, bech de, बेच दे = sell
कीमत बढ़ा = price increase
दर, dar, rate = rate
प्रतिशत, pratishat, percent = percent
टैक्स, कर की दर, कर देना, कर भरना, कर कौन, tax = tax
कर =
जीएसटी, gst = gst
चेक, check, cheque = cheque
उधारी = credit
शिकायत, shikayat = complaint
मुकदमा, mukadma, case, केस = case court sue
सज़ा, saza = penalty
छूट, chhoot, chhut = exception discount
गुम, gum = lost
पुलिस, police = police
मना, mana = not allowed
इजाज़त, इजाजत, अनुमति, ijazat, anumati, permission = permission consent
मंज़ूरी, मंजूरी, manzoori = approval
हटना = leave
बाहर, bahar, bahaar = out outside
खुद, khud = i myself
किसको, kisko = who
किसका, किसकी, kiska, kiski, kis ka, kis ki = whose own
मिलने, milne = get
लेना, ले, lena, le, lenge, लेगा = take
रखना, रख, rakhna, rakh, रखेगा = keep
जवाब, jawab = reply
पूछना, puchna = ask
चाहे, chahe = want
दोबारा, dobara, फिर से, phir se = again renew
बारिश, baarish, barish = weather rain
makan malik, makaan malik, मकान मालिक = landlord
ghar malik = landlord
kiska hai, ka malik kaun, ke malik kaun, unka malik kaun, ka maalik kaun, का मालिक कौन, के मालिक कौन, मालिकाना, malikana = own ownership belongs whose
maalik, malik, मालिक = landlord owner
kirayedar, kiraedar, kirayedaar, किरायेदार, किराएदार = tenant
kiraya, kiraye, kiraaya, किराया, किराये, किराए, bhada, भाड़ा = rent
paisa, paise, paisaa, rupaye, rupya, rupay, rupaiya, पैसा, पैसे, पैसों, रुपये, रुपए, रकम, राशि, rakam, raqam = money
bhugtan, bhugtaan, भुगतान, adaa, ada, अदा, अदायगी = payment
tankhwah, tankha, tankhah, vetan, pagaar, pagar, वेतन, तनख्वाह, तनख़्वाह, सैलरी, salary = salary
fees, फीस, शुल्क, shulk, फ़ीस = fee
jama rashi, जमा राशि, suraksha rashi, सुरक्षा राशि, jamanat, zamanat, ज़मानत, जमानत, डिपॉजिट, डिपॉज़िट, सिक्योरिटी, अमानत = deposit
wapas, vapas, wapis, vaapas, wapsi, vapsi, वापस, वापसी, लौटाया, lautana = back refund
kab, कब = when
kitna, kitni, kitne, कितना, कितनी, कितने = how much
kaun, kon, koun, कौन, kisne, kisko, किसे, किसको, किसने, किस = who
kya, kyaa, क्या = what
kaise, kese, कैसे = how
kyun, kyon, क्यों = why
kahan, kaha, kidhar, कहाँ, कहां = where
mujhe, mujhko, mujhey, मुझे, मुझको, main, मैं, hum, हम, hume, humein, हमें = i
mera, meri, mere, मेरा, मेरी, मेरे, apna, apni, apne, अपना, अपनी, अपने, hamara, hamari, हमारा, हमारी = my
woh, wo, vo, ve, unhe, unhein, unko, वह, वे, वो, उन्हें, unka, unki, unke, उनका, dusra paksh, doosra paksh, दूसरा पक्ष, samne wala, saamne wala, सामने वाला = they
mere paksh mein, mere paksh me, hamare paksh mein, mere haq mein, mere haq me, मेरे पक्ष में, हमारे पक्ष में, मेरे हक में, मेरे हक़ में, mera fayda, mere fayde, मेरा फायदा, मेरा फ़ायदा, मेरे फायदे, मेरे फ़ायदे = in my favour
paksh, pakshkar, पक्ष, पक्षकार, पक्षों = parties
rehna, rehne, rahna, rahne, रहना, रहने = stay live
khana bana, khana banana, khana banane, खाना बना, खाना बनाना, खाना बनाने = cook cooking food
dikhana, dikhane, dikhani, dikhao, दिखाना, दिखाने = show produce
pura hone, poora hone, puri hone, पूरा होने, पूरी होने = completion completed finished
banana, banane, banani, बनाना, बनाने = make record
pehen, pehan, pehni, pehna, pahan, पहन, पहनी, पहना = worn wear
batana hai, batana hoga, batana padega, batani hai, बताना है, बताना होगा = report inform notify
pehle batana, pahle batana, pehle batani, पहले बताना = notice before tell
kis tareekh, kis tarikh, kis date, किस तारीख = which date
safai, saaf safai, सफाई = cleaning
kampani, कंपनी, कम्पनी = company
grahak, ग्राहक, क्लाइंट = client
niyokta, नियोक्ता = employer
karmchari, कर्मचारी = employee
naukri, nokri, naukari, नौकरी, जॉब = job
khali, khaali, खाली = vacate leave
chhod, chhodna, chodna, chhodne, chodne, chod, chhodu, chodu, chhodun, chhor, छोड़, छोड़ना, छोड़ने, छोड़ूं, छोड़ूँ, छोड़ता, छोड़ दूं, छोड दूं, nikal, nikalna, nikalne, निकल, निकलना = leave
isteefa, istifa, इस्तीफा, इस्तीफ़ा = resign
jaldi, pehle, pahle, जल्दी, पहले, samay se pehle, समय से पहले, beech, बीच = early before
khatam, khatm, खत्म, ख़त्म, समाप्त, samapt, tod, todna, todne, तोड़, तोड़ना, band, बंद, radd, रद्द = end terminate
nikaal, nikaalna, nikaal sakta, hata, hatana, निकाल, निकालना, हटा = they remove terminate
badha, badhega, badhegi, badhana, badhaa, badhayega, badhane, badh, badhta, बढ़ा, बढ़ेगा, बढ़ेगी, बढ़ाया, बढ़ाना, बढ़, बढ़ता = increase
badal, badalna, badle, badlav, बदल, बदलना, बदलाव = change
daam, dam, kimat, keemat, qeemat, दाम, कीमत, क़ीमत = price
byaj, byaaj, vyaj, biyaj, sood, ब्याज, सूद = interest
der, deri, vilamb, देर, देरी, विलंब, लेट = late
jurmana, zurmana, jurmaana, जुर्माना, dand, दंड, पेनल्टी = penalty
harjana, harjaana, muavza, muavja, हर्जाना, मुआवजा, मुआवज़ा = damages compensation
nuksan, nuksaan, nuqsan, नुकसान, नुक़सान = loss damages
katauti, kaat, kat, katega, कटौती, काट, कटेगा, कटेगी = deduct
zimmedar, jimmedar, zimmedari, jimmedari, jimmewari, ज़िम्मेदार, जिम्मेदार, जिम्मेदारी, ज़िम्मेदारी, दायित्व = liable responsible
kartavya, कर्तव्य = duties
kaam, kam, काम, कार्य = work
rachna, banaya, banayi, bnaya, बनाया, बनाई, बनाए = made work
adhikar, haq, hak, अधिकार, हक, हक़ = own rights
karar, anubandh, samjhauta, samjhota, करार, अनुबंध, समझौता, समझौते, कॉन्ट्रैक्ट, एग्रीमेंट = contract
dhara, dhaara, धारा, क्लॉज, क्लॉज़, खंड = clause
shart, sharten, sharte, शर्त, शर्तें, शर्तों = terms
matlab, arth, मतलब, अर्थ = mean
avadhi, awadhi, muddat, अवधि, मियाद, miyaad, समय, samay, kitne din, कितने दिन, kitne mahine, कितने महीने, kitne saal, कितने साल, kab tak, कब तक = how long term
shuru, शुरू, शुरु = start
tareekh, tarikh, तारीख, तारीख़ = date
suchna, soochna, सूचना, नोटिस = notice
notice dena padega, notice dena hoga, notice dena padta, नोटिस देना पड़ेगा, नोटिस देना होगा = notice give
kitna hona, kitni honi, kitne hone, कितना होना = how much must be
hona chahiye, honi chahiye, hone chahiye, होना चाहिए, होनी चाहिए = must be
hona, hone, honi, होना, होने = be
navinikaran, renew, नवीनीकरण, रिन्यू = renew
vivad, vivaad, jhagda, jhagra, विवाद, झगड़ा, झगड़े = dispute
adalat, kacheri, court, अदालत, न्यायालय, कोर्ट, कचहरी = court
kanoon, kanun, qanoon, कानून, क़ानून = law
kanooni, kanuni, कानूनी, क़ानूनी, वैध, jayaz, vaidh = legal
madhyasth, madhyasthata, मध्यस्थ, मध्यस्थता, panch, पंच = arbitration
gopniya, gopniyata, गोपनीय, गोपनीयता, गुप्त, raaz = confidential
gaarantee, guarantee, गारंटी = guarantee
karz, karza, udhar, कर्ज, कर्ज़, ऋण, लोन, उधार = loan
kist, kisht, kishten, किस्त, क़िस्त, ईएमआई = instalment
chhutti, chutti, chhuttiyan, chuttiyan, छुट्टी, छुट्टियां, छुट्टियाँ, अवकाश = leaves holiday
ghante, ghanta, घंटे = hours
dusri jagah, doosri jagah, kisi aur, dusre, doosre, दूसरे, दूसरी, किसी और, kahin aur, कहीं और = others another
pratiyogi, muqabla, प्रतियोगी = competitor compete
marammat, repair, मरम्मत = repair
bijli, बिजली = electricity
paani, pani, पानी = water
bechna, bech, बेच, बेचना = sell
bima, beema, बीमा = insurance
hissa, hissedari, हिस्सा, हिस्सेदारी = share
munafa, laabh, मुनाफा, मुनाफ़ा, लाभ = profit
saajhedar, sajhedar, साझेदार, पार्टनर = partner
mukhya, mukhy, मुख्य = main
khatra, khatre, jokhim, खतरा, ख़तरा, खतरे, ख़तरे, जोखिम, रिस्क = risk
sudhar, sudhaar, behtar, सुधार, बेहतर, सुधारें = improve
salah, salaah, sujhav, sujhaav, sifarish, सलाह, सुझाव, सिफारिश, सिफ़ारिश = recommendation
kami, kami hai, gayab, गायब, कमी, छूटा, छूट गया = missing
score, स्कोर, अंक = score
surakshit, safe, सुरक्षित = safe
sahi, theek, thik, सही, ठीक = good
galat, kharab, bura, गलत, ग़लत, खराब, बुरा = bad
dastakhat, hastakshar, दस्तखत, हस्ताक्षर, साइन, sain = sign
chahiye, chaahiye, चाहिए = should
sakta, sakte, sakti, sakun, sakta hun, सकता, सकते, सकती, सकूं = can
karna, karne, karni, kare, karen, करना, करने, करनी, करें, करे = do
milega, milegi, milenge, milta, milti, milna, मिलेगा, मिलेगी, मिलेंगे, मिलता, मिलना = get receive
lagega, lagegi, लगेगा, लगेगी = charged
dena, deni, dene, dega, degi, dunga, doon, देना, देनी, देने, देगा, देगी, दूं = pay give
agar, yadi, अगर, यदि = if
nahi, nahin, nai, नहीं, ना = not
mausam, मौसम = weather
chutkula, chutkule, चुटकुला = joke
maa, aap, aapka, आप, आपका = you
hai, hain, ho, hoga, hogi, honge, tha, है, हैं, हो, होगा, होगी, होंगे, था =
ka, ki, ke, ko, se, mein, me, par, pe, tak, का, की, के, को, से, में, पर, तक, ne, ने, bhi, भी, hi, ही, to, तो =
is, iss, yeh, ye, yah, इस, यह, ये, us, uss, उस, koi, कोई, kuch, कुछ, aur, और, ya, या =
`

const gloss = new Map<string, string>()
// The shorter list comes last: its words are the surer ones.
for (const row of `${moreRows.trim()}\n${rows.trim()}`.split('\n')) {
  const [hindi = '', english = ''] = row.split('=')
  for (const phrase of hindi.split(',')) if (phrase.trim() !== '') gloss.set(phrase.trim(), english.trim())
}

/** Words in Latin letters that are Hindi beyond doubt: two of them, or one in a short question, make it Hinglish. */
const SURELY = new Set(
  `kya hai hain mujhe kab kitna kitni kitne kaun kaise kahan mera meri mere milega milegi sakta sakte sakti karna chahiye
  kiraya paisa paise agar nahi nahin hoga hogi kyun woh unhe badhega chhod chod wapas naukri byaj jurmana karar dhara
  matlab tak ke ka ki ko mein makan malik kaam dena hogi aur bhi vapas der kanooni kanoon tankhwah zimmedar kar ho hu
  hoon raha rahe rahi gaya gaye gayi diya hua hui hue liye isme denge karenge karega jayega jaye chalega likha unka unki uska
  uski iska apna apne apni hum humein hume hamara hamare hamari mai maine koi kuch wala wale wali abhi phir pehle baad baar
  jab tab saath sirf bina zaroori kiya kiske kisi kaha bola rakh rakhna lena dene dega degi lega denge padega lagega chahiye
  hota hoti bolta bhai kyunki lekin jata jaata nikal maal naya purana aane aana katega kategi milta milti chhodne chhodna
  milenge milna kitno din dino lagta lagti gadi kare karu karun baje khana ghar rehna rehne dikhana batana lagau chutti tareekh kitaab bahan behan pahunchi gaadi kapda kapde daru sharab kachra lenge wo raat khatam pata`.split(
    /\s+/,
  ),
)
/** Of these the ones that are no slip for an English word: in a question in English, too, they mean what they mean in Hindi. */
const ALONE = new Set(
  `kab kitna kitni kitne kaun kahan kyun wapas vapas milega milegi milenge nahi nahin paisa paise kiraya byaj jurmana mahine
  kharcha lagega katega`.split(/\s+/),
)

const inPhrases = new Set([...gloss.keys()].flatMap((phrase) => phrase.split(' ')))
/** Whether a list holds a Hindi word, in either script, by itself or in a turn of phrase. */
export const isGlossed = (word: string): boolean => inPhrases.has(word)
/** Hindi words in Latin letters that stand in a list by themselves. */
export const latinHindi: readonly string[] = [...new Set([...gloss.keys(), ...SURELY])].filter((word) =>
  /^[a-z]{2,}$/.test(word),
)

/** Consonants of Devanagari, each with the sound by which a borrowed word is known again in Latin letters. */
export const consonantsHeard =
  'कK खK गG घG ङN चC छC जJ झJ ञN टT ठT डD ढD णN तT थT दD धD नN पP फF बB भB मM रR लL वV शS षS सS'
/** Vowels with the letters by which English writes them; the one that stands unwritten behind a consonant may be any, or none. */
export const vowelsHeard =
  'ाaoiy िiey ीiey ुuow ूuow ेaei ैaei ोoa ौoau ॉoa ॅae अ आaoiu इie ईie उuo ऊuo एaei ऐaei ओoa औoau ऑoa'

export type QuestionLanguage = 'en' | 'hi' | 'hinglish'

/** The language of a question in small letters. */
export function languageOf(question: string): QuestionLanguage {
  if (/[\u0900-\u097f]{2}/.test(question)) return 'hi'
  const words = question.match(/[a-z]+/g) ?? []
  const hindi = words.filter((word) => SURELY.has(word)).length
  return hindi >= 2 || (hindi === 1 && words.length <= 3 && !/^(?:the|is|what|who)$/.test(words[0]!))
    ? 'hinglish'
    : 'en'
}

/** The question in English words, in the order of the Hindi ones; words that no list holds stay as they are. */
export function glossed(question: string, language: QuestionLanguage): string {
  if (language === 'en')
    return question.replace(/[a-z]+/g, (word) => (ALONE.has(word) ? (gloss.get(word) ?? word) : word))
  // At the head 'kya' only makes a question of what follows.
  const words = (question.match(/[\p{L}\p{M}]+|\d+(?:[.,]\d+)*%?|[()]/gu) ?? []).filter(
    (word, at, all) => at > 0 || all.length < 4 || !/^(?:kya|kyaa|क्या)$/.test(word),
  )
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => gloss.has(words.slice(at, at + count).join(' '))) ?? 0
    if (length === 0) out.push(words[at]!)
    else out.push(gloss.get(words.slice(at, at + length).join(' '))!)
    at += Math.max(1, length)
  }
  return out.filter((word) => word !== '').join(' ')
}
