/** A name with capitals behind a small word: 'by MasterGST', 'with Grand Venice', 'to Gofreight.in', 'of fairhalls.in'. */
const NAMED =
  /(?<=\b(?:by|with|to|from|at|using|through|via|that|if|of|or|on|for) )([a-z][a-z\d-]{3,30}\.(?:co\.in|in|com|org)|\p{Lu}[\p{L}\d&-]+(?:\.(?:in|com|org|co))*(?: (?:(?:and|of|&) )?\p{Lu}[\p{L}\d&-]+){0,6})(?=['’]s\b|[ ,.;:)])/gu

/** What begins with a capital for another reason: defined things, places, papers, authorities, months. */
export const NO_BUSINESS =
  /^(?:You|Your|We|Us|Our|The|This|That|Agreement|Terms?|India|Indian|Bharat|Services?|Act|Section|Clause|Party|Parties|Courts?|High|Supreme|Privacy|Policy|Rs|INR|USD|GST|GSTIN|TDS|PAN|KYC|RBI|SEBI|IRDAI?|NBFC|UPI|NEFT|RTGS|ATM|OTP|SMS|PDF|URL|API|HTML|XII|XI|Conditions?|Users?|Customers?|Clients?|Company|Website|Site|Apps?|Platform|Products?|Goods|January|February|March|April|May|June|July|August|September|October|November|December|Mumbai|New|Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Ahmedabad|Kerala|Gujarat|Maharashtra|Karnataka|Tamil|Internet|Government|Central|State|It|Any|All|In|If|Confidential|Intellectual|Effective|Schedule|Annexure|Annex|Exhibit|Appendix|Force|Applicable|Accounts?|Content|Information|Data|Fees?|Payments?|Orders?|Buyers?|Sellers?|Members?|Laws?|Rules?|Regulations?|Article|Mr|Mrs|Ms|Dr|Shri|Smt|Google|Apple|Facebook|Meta|Amazon|Microsoft|Visa|Mastercard|WhatsApp|Razorpay|Paytm|Consumer|Information|Arbitration|Indemnified|Affiliates?|Third|Authori[sz]ed|Termination|Term|Licen[cs]e[ed]?|Software|Documentation|Partners?|Employees?|Employer|Consultants?|Contractors?|Vendors?|Suppliers?|Tenants?|Landlord|Lessee|Lessor|Hirers?|Borrowers?|Lender|Bank|Students?|Parents?|Guardians?|Merchants?|Drivers?|Riders?|Participants?|Exhibitors?|Organisers?)\b/u

/** So often a name must stand there, and twice as often as any other. */
const LEAST = 4

/**
 * The business that terms of its own speak of by its name ('fees paid to MasterGST'), though nothing introduces it: the one
 * name that stands behind small words again and again. Null where no name stands out.
 */
export function businessName(original: string): string | null {
  const head = atTheHead(original)
  if (head !== null) return head
  const counts = new Map<string, { count: number; forms: Map<string, number> }>()
  for (const [, words] of original.slice(0, 120_000).matchAll(NAMED)) {
    if (NO_BUSINESS.test(words!)) continue
    const key = words!.split(' ').slice(0, 2).join(' ').toLowerCase()
    const entry = counts.get(key) ?? { count: 0, forms: new Map<string, number>() }
    entry.count++
    entry.forms.set(words!, (entry.forms.get(words!) ?? 0) + 1)
    counts.set(key, entry)
  }
  const [first, second] = [...counts.values()].sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < LEAST || first.count < 2 * (second?.count ?? 0)) return null
  return [...first.forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]![0]
}

/** 'VKTC Training Institute' above everything, where the text speaks of VKTC: a paper that a business heads with its name. */
function atTheHead(original: string): string | null {
  const line = original.trimStart().split('\n')[0]!.trim()
  const short = /^([A-Z]{3,8}) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}$/u.exec(line)?.[1]
  if (short === undefined || NO_BUSINESS.test(short)) return null
  return original.split(new RegExp(String.raw`\b${short}\b`)).length > 2 * LEAST ? line : null
}
