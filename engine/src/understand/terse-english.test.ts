import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

const day = '2026-11-27'

test('an order of a few words a line is English', () => {
  const order = `PURCHASE ORDER
• Vendor: Sahya Tools
• Buyer: Periyar Steel Works
• Item: 60 grinders at Rs. 3,900 each
• Delivery: 12 days, Salem works
• Payment: 45 days credit, against invoice
• Late delivery: penalty 2% per week, max 10%
• Rejected goods: lifted by vendor, 7 days, own cost
• Warranty: 12 months, replacement free
• Freight: vendor, extra not allowed
• Price: firm, all taxes included
• Cancellation: buyer, before delivery, no charges
• Disputes: Salem courts only`
  expect(analyze(order, { day }).language).toBe('en')
})

test.each([
  `SHREE TENT AND LIGHTS
• Booking amt half, nonrefundable
• Bal 3 days prior
• Missing/broken items: double cost
• Diesel, permission, parking: party scope
• Food for labour by party
• Rain, storm: no claim
• Cancel under 5 days: full booking lost
• Extra hrs 1200/hr
• Subject to Thane jurisdiction`,
  `ROOM RULES
• Rent 1st to 4th, later 80/day
• Gate 10 pm
• Guests: permission only
• Heater, kettle banned
• Smoking, drinking: vacate same day, deposit gone
• Owner check any time
• Phone, cash: own risk
• AC bill separate, meter
• Paint 2000 cut when leaving`,
])('headwords of a house are English: %s', (text) => {
  expect(analyze(text, { day }).language).toBe('en')
})

test('a scan is English of which many words were misread', () => {
  const scan = `S$. OWNER RESPONSIBIITIES 5.1 Machine Promvion - Provide clean, fuly <haged unit daily Comprehensive insarance coverage - All maintenance and repoin to be done by owner
- Replacement unit during servicing 5.2 Suppont Desk - 24.7 adoun hotline - Help within 30 mimes - Spare unit in case of eeakdown $3
Payment Commutmont - Daily settioments without delay - Transparent fase calculation Bots bonus ontime 6. CHARGING PROTOCOL, 6.1 Free Chasing - Operator charges ot partner stations (Tats Power, Fortum)
- Use owner corporate weount (00 payment by operator) - Real ime station avadability from app 6.2 Chatge when battery drops below 30% . Prefer of Fpeak hours
(1 lam 3pm) when possible - Full chuuge daily before end of thift 6.3 Home Charging (Optional) - Reimburses at 6kWh with bill`
  expect(analyze(scan, { day }).language).toBe('en')
})

test.each([
  [
    'Hindi in Latin letters',
    'Kiraya har mahine ki 5 tarikh tak dena hoga. Deposit do mahine ka rent hoga aur wapas tab milega jab kamra khali hoga. Late payment par penalty lagegi. Notice ek mahine ka dena hoga. Owner kabhi bhi room check kar sakta hai. Guest allowed nahi hai. Electricity extra hogi.',
  ],
  [
    'French with English names in it',
    'Le locataire paie le loyer au plus tard le cinq de chaque mois à la société Bank of the West and Partners. La caution de deux mois est rendue après la visite de sortie. Le bailleur peut visiter le logement sur rendez-vous. Le préavis est de trois mois, donné par lettre. Les charges sont réglées by transfer.',
  ],
  [
    'French in headwords',
    'LOCATION DE SALLE\n- Acompte 30%, solde deux jours avant\n- Annulation: acompte perdu\n- Service, transport, client, date: voir notice\n- Parking interdit\n- Minimum deux jours, maximum six\n- Prix double le dimanche\n- Clé rendue lundi\n- Musique finie minuit',
  ],
  [
    'Hindi in headwords',
    'PG NIYAM\n- Rent 5 tarikh tak\n- Guest allowed nahi\n- Gate 10 baje band\n- Deposit jaane par milega\n- Heater nahi chalega\n- Room check kabhi bhi hoga\n- Owner ki baat final\n- Bill alag se dena hoga',
  ],
  [
    'German',
    'Der Mieter zahlt die Miete bis zum dritten Werktag eines Monats. Die Kaution beträgt zwei Monatsmieten und wird nach dem Auszug zurückgegeben. Der Vermieter darf die Wohnung nach Anmeldung betreten. Die Kündigungsfrist beträgt drei Monate zum Ende eines Monats.',
  ],
])('not so: %s', (_, text) => {
  expect(analyze(text, { day }).language).toBe('und')
})

test('a paper of which most is Hindi is not English for the English in it', () => {
  const english = 'The rent of the room is paid to the owner by the fifth of each month, and not after that. '
  const hindi = 'मालिक किसी भी दिन कमरा खाली करा सकता है और जमा रकम नहीं लौटाएगा। '
  expect(
    analyze(`ROOM PAPER\n\n${english.repeat(3)}${hindi.repeat(22)}With notice this and that must be told before.`, {
      day,
    }).language,
  ).toBe('und')
})
