import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

/** Whole contracts as a fair-minded lawyer would draft them. */
const fair: Record<string, string> = {
  consult: `CONSULTANCY AGREEMENT

This Consultancy Agreement is entered into on 2 February 2027 by and between Gulmohar Textiles Limited, having its registered office at Ahmedabad (hereinafter called the "Company") and Mr. Arjun Sethi, an independent designer residing at Jaipur (hereinafter called the "Consultant").

1. SCOPE
1.1 The Consultant shall design and deliver twelve textile prints per month ("Deliverables").
1.2 The Consultant may work for other clients provided he does not during the Term work for a direct competitor on the same season's collection.

2. FEES
2.1 The Company shall pay a monthly retainer of Rs. 1,50,000 within 30 days of the invoice.

3. INTELLECTUAL PROPERTY
3.1 On payment of the fees the Consultant hereby assigns to the Company the copyright in the Deliverables, worldwide and in perpetuity; section 19(4) of the Copyright Act, 1957 shall not apply.
3.2 The Consultant's pre-existing designs and tools remain his property. The Consultant grants the Company a non-exclusive, perpetual licence to use them to the extent embodied in the Deliverables.
3.3 The Consultant shall be credited where practicable and consents to reasonable editing of the Deliverables.

4. CONFIDENTIALITY
4.1 Each party shall hold the Confidential Information of the other in confidence and shall not disclose it to third parties.
4.2 Clause 4.1 does not apply to information which is in the public domain, was in the recipient's possession before disclosure, was independently developed, was lawfully obtained from a third party, or is required to be disclosed by law.
4.3 These obligations survive for two years after termination.

5. NON-SOLICITATION
5.1 During the Term and for six months thereafter neither party shall solicit the employees of the other.

6. TERM AND TERMINATION
6.1 This Agreement runs for twelve (12) months and may be terminated by either party by thirty (30) days' written notice.
6.2 Either party may terminate forthwith if the other commits a material breach and fails to cure it within fifteen (15) days of notice.

7. GENERAL
7.1 The parties shall not disparage one another. Nothing limits disclosures to any authority.
7.2 This Agreement is stamped under the Gujarat Stamp Act with e-stamp certificate no. IN-GJ00123.
`,
  employment: `EMPLOYMENT AGREEMENT

This Employment Agreement is made at Bengaluru on 5 January 2027 between Tejas Analytics Private Limited, a company incorporated under the Companies Act, 2013 (the "Company") and Ms. Kavya Rao, residing at Jayanagar, Bengaluru (the "Employee").

1. Appointment. The Company appoints the Employee as Senior Analyst with effect from 15 January 2027. The Employee shall devote her whole time and attention to the business of the Company.
2. Probation. The Employee shall be on probation for six months, during which either party may terminate this Agreement by 15 days' notice.
3. Remuneration. The Company shall pay the Employee an annual salary of Rs. 14,40,000 (Rupees fourteen lakh forty thousand only), paid by the 7th of each following month, less deductions permitted by the Code on Wages, 2019. The break-up is in Annexure A.
4. Working hours. The Employee shall work 45 hours a week, Monday to Friday. Overtime, where applicable, is paid at twice the ordinary rate.
5. Leave. The Employee is entitled to 18 days of earned leave, 12 days of sick leave and all public holidays. Leave beyond the entitlement is leave without pay. Leave shall be taken with the prior approval of the reporting manager.
6. Statutory benefits. The Employee shall receive provident fund, gratuity, maternity benefit and other benefits as the law provides, in addition to the salary stated.
7. Training. If the Company sponsors an external certification costing more than Rs. 75,000 and the Employee resigns within 12 months of completing it, she shall repay the documented cost reduced by one twelfth for each completed month.
8. Confidentiality. The Employee shall not disclose Confidential Information during employment and for two years thereafter, except in the course of her duties or as required by law. Confidential Information does not include information that is in the public domain, was already known to the Employee, is independently developed or is received from a third party.
9. Intellectual property. Works and inventions created by the Employee in the course of employment belong to the Company. Works created on her own time, without Company resources and unrelated to the business of the Company, and everything she made before joining, remain hers.
10. Monitoring. The Company may monitor its systems during working hours for security under its written policy. Personal devices are not monitored.
11. Non-solicitation. For twelve months after leaving, the Employee shall not actively solicit clients with whom she dealt in the last year. General advertising is not solicitation.
12. Termination. After probation either party may terminate by 60 days' written notice or pay in lieu. Final dues are paid within two working days.
13. Return of property. On leaving the Employee shall return the laptop and documents of the Company.
14. Governing law. This Agreement is governed by the laws of India and the courts at Bengaluru have jurisdiction.

IN WITNESS WHEREOF the parties have signed.

For Tejas Analytics Private Limited
Signature: ____________
Name: ____________

Employee: ____________
`,
  lease: `LEASE DEED

THIS LEASE DEED is made at Chennai on this 3rd day of February 2027

BETWEEN

Mr. R. Natarajan, son of Mr. S. Raman, residing at Mylapore, Chennai (hereinafter referred to as the "Lessor", which expression shall include his heirs and assigns) of the ONE PART

AND

Kolam Studios LLP, a limited liability partnership having its office at Adyar, Chennai (hereinafter referred to as the "Lessee") of the OTHER PART.

NOW THIS DEED WITNESSETH AS FOLLOWS:

1. The Lessor hereby demises unto the Lessee the premises described in Schedule A for a term of five years from 1 March 2027.
2. The Lessee shall pay a monthly rent of Rs. 80,000 by the 7th day of each month. The rent shall increase by 5% every year.
3. The Lessee has paid an interest-free security deposit of Rs. 2,40,000, being three months' rent, which the Lessor shall refund within 15 days of handover after deducting proved dues.
4. The Lessor shall permit the Lessee to hold the premises quietly and without interruption.
5. The Lessor may enter the premises on 24 hours' written notice between 10 a.m. and 6 p.m. for inspection or repairs, or at any time in an emergency.
6. Structural repairs shall be carried out by the Lessor. The Lessee shall do minor day-to-day repairs.
7. The Lessor shall pay property tax and municipal taxes. The Lessee shall pay electricity and water charges by meter.
8. The Lessor shall not disconnect electricity, water or any other essential service.
9. If the Lessee fails to pay rent for two months and the default is not cured within 30 days of written notice, the Lessor may terminate this lease and recover possession through due process of law.
10. Either party may terminate this lease after a lock-in period of 12 months by giving three months' notice.
11. The Lessee shall not sublet without the Lessor's written consent, which shall not be unreasonably withheld.
12. On expiry the Lessee shall hand over vacant possession, fair wear and tear excepted, and may remove its furniture and fittings.
13. Stamp duty and registration charges of this deed shall be shared equally and the deed shall be presented for registration with the Sub-Registrar within four months.

SCHEDULE A
Ground floor, 14 Second Main Road, Adyar, Chennai.

IN WITNESS WHEREOF the parties have executed this deed.

LESSOR: ________________    LESSEE: ________________
Witness 1: ____________
`,
  saas: `SOFTWARE AS A SERVICE AGREEMENT

This Agreement is made on 10 March 2027 between Vayu Cloud Private Limited (the "Provider") and Malhar Clinics Private Limited (the "Customer").

1. Services. The Provider shall host the application and make it available to the Customer 24x7 with uptime of 99.5% a month.
2. Customer Data. The Customer retains all rights in Customer Data. The Customer grants the Provider a non-exclusive licence during the Term to host, copy and process Customer Data solely to provide the Services. The Provider may use aggregated and anonymised statistics to improve the Services.
3. Data protection. The Provider shall process personal data of patients only on the documented instructions of the Customer, keep it confidential, maintain security safeguards no less than ISO/IEC 27001, keep logs for one year, engage no sub-processor without 30 days' notice, assist the Customer with requests of data principals, notify the Customer of any personal data breach within 24 hours of becoming aware of it, and delete or return all personal data within 30 days of termination. The Customer may audit the Provider once a year on 15 days' notice.
4. Location. Customer Data shall be hosted in Mumbai and Hyderabad; any transfer outside India requires prior written consent and shall stop if restricted under section 16 of the Digital Personal Data Protection Act, 2023.
5. Intellectual property. The Provider owns the Platform and all modifications of it. The Customer may give feedback, which the Provider may use freely.
6. Confidentiality. Each party shall keep the other's Confidential Information confidential for three years after the Term and use it only for this Agreement. This does not apply to information that is or becomes public, was already known, is independently developed, is lawfully received from a third party, or must be disclosed by law.
7. Fees. The Customer shall pay Rs. 1,20,000 per quarter within 30 days of the invoice.
8. Termination. Either party may terminate by 60 days' notice, or on material breach not cured within 30 days of notice.
9. Publicity. Neither party shall make false statements about the other.
10. Law. Indian law applies; disputes go to a sole arbitrator appointed by MCIA; seat Mumbai.
`,
  sha: `SHAREHOLDERS' AGREEMENT

This Agreement is made on 4 May 2027 between Banyan Growth Fund (the "Investor"), Ms. Tara Iyer (the "Founder") and Peepal Foods Private Limited (the "Company").

1. Pre-emption. The Company shall offer any new shares first to existing shareholders pro rata, at not less than fair market value.
2. Transfer. A shareholder who wishes to sell shall first offer the shares to the others at the same price and terms. The Founder shall not transfer shares for three years without the consent of the Investor.
3. Tag-along. If the Investor sells, the Founder may sell on the same terms.
4. Drag-along. After the fifth year holders of 75% may require the others to sell to a third party at not less than the fair market value determined by a registered valuer and on the same terms and conditions.
5. Leaver. If the Founder is a bad leaver, unvested shares shall be bought back at face value and vested shares shall be kept by the Founder.
6. Anti-dilution. The Investor has broad-based weighted average anti-dilution protection.
7. Information. Each shareholder shall receive audited accounts within 90 days and quarterly management accounts.
8. Reserved matters. The matters in Schedule 1 require the consent of the Investor and the Founder.
9. Confidentiality. The parties shall keep the terms of this Agreement confidential, save as required by law.
10. Whole time. The Founder shall devote her whole time to the Company and shall not compete while she holds shares.
11. Articles. The Company shall amend its Articles to reflect this Agreement within 30 days.
`,
}

test.each(Object.entries(fair))('nothing grave is said of a fair contract: %s', (_, text) => {
  const { critical_issues } = analyze(text, { day: '2026-11-21' })
  expect(critical_issues.filter(({ severity }) => severity === 'critical' || severity === 'high')).toEqual([])
})
