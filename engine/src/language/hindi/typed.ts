/**
 * Hindi words as they are typed in a hurry, each with its usual spelling: those of fewer than three consonants, which no
 * likeness tells apart. None is a word of English. Those of the second list mean this only beside other Hindi words.
 */
const surelyRows = `
nhi nhii nhy = nahi
kb kbb = kab
kr krr = kar
kru kruu = karu
gya gyaa = gaya
gyi gyii = gayi
gye = gaye
skta sktaa = sakta
skte sktey = sakte
skti sktii = sakti
hga = hoga
hgi = hogi
kn kon = kaun
ky kyaa kyya = kya
kyu kyo kyoo kyn = kyun
kse kese = kaise
mje mjhe mjko = mujhe
mra = mera
mri = meri
phle = pehle
tk = tak
agr = agar
pta = pata
btao = batao
bta = bata
btana = batana
bna = bana
bnana banata banati banayega banayegi = banana
banta bante banti = hota
khate = khata
pehla pehli phla phli = first
wps = wapas
pese pesa peso paisey = paise
rpye rupe = rupaye
dna = dena
lna = lena
dia = diya
chaiye chahie chahye chaie chahiy = chahiye
jayga jaega jaaega jyga = jayega
jaegi jygi = jayegi
bje = baje
ghr = ghar
sb = sab
jb = jab
rkh = rakh
reh = rehna
bhr = bhar
krdo = kar do
konsa konsi = kaun sa
`
const besidesRows = `
h hn hae = hai
hu = hoon
pr = par
n = na
rat = raat
fes fis = fees
kia = kiya
lia = liya
`

const listed = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [typed = '', usual = ''] = row.split(' = ')
        return typed.split(' ').map((word) => [word, usual] as const)
      }),
  )
export const typedSurely = listed(surelyRows)
export const typedBesides = listed(besidesRows)
