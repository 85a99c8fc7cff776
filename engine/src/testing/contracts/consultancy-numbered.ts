/** Decimal numbering, run-in headings, defined terms; harsh on the consultant in several clauses. Our own wording. */
export const consultancyNumbered = `CONSULTANCY AGREEMENT

This Consultancy Agreement (the “Agreement”) is made at Mumbai on this 5th day of January, 2027 (the “Effective Date”)

BETWEEN

Meridian Foods Private Limited, a company incorporated under the Companies Act, 2013, having its registered office at 14 Marine Lines, Mumbai 400 020 (hereinafter referred to as the “Company”, which expression shall, unless repugnant to the context, include its successors and assigns) of the ONE PART;

AND

Ms. Farida Contractor, an individual aged about 34 years, residing at 7 Boat Club Road, Pune 411 001 (hereinafter referred to as the “Consultant”) of the OTHER PART.

WHEREAS the Company manufactures packaged foods and wishes to engage the Consultant to design its loyalty programme; and

WHEREAS the Consultant has agreed to provide the services on the terms below.

NOW THEREFORE THE PARTIES AGREE AS FOLLOWS:

1. DEFINITIONS

1.1 “Confidential Information” means all information of any kind disclosed by the Company.

1.2 “Services” means the services described in Schedule I.

2. SERVICES

2.1 The Consultant shall provide the Services with due skill and care, together with such other services as the Company may require from time to time at no extra cost.

2.2 The Consultant shall submit a written report on or before the 5th day of each month.

3. FEES AND PAYMENT

3.1 The Company shall pay the Consultant a fee of Rs. 1,05,000/- (Rupees One Lakh Five Thousand only) per month, exclusive of GST.

3.2 Invoices are payable within ninety (90) days of receipt, subject to the satisfaction of the Company.

4. TERM AND TERMINATION

4.1 Term. This Agreement commences on the Effective Date and continues for a period of twenty-four (24) months.

4.2 Termination. The Company may terminate this Agreement at any time, without assigning any reason, with immediate effect. The Consultant may terminate only where an undisputed invoice remains unpaid for sixty (60) days after written notice.

5. INTELLECTUAL PROPERTY

5.1 The Consultant hereby assigns to the Company all intellectual property rights in the deliverables and in all pre-existing materials of the Consultant, worldwide and in perpetuity.

6. CONFIDENTIALITY

6.1 The Consultant shall keep the Confidential Information secret for ever.

7. INDEMNITY

7.1 The Consultant shall indemnify the Company, its affiliates and directors against all losses, claims and costs of whatsoever nature, direct or indirect, howsoever arising, whether or not caused by the negligence of the Company.

8. NON-COMPETE

8.1 For a period of two (2) years after the termination of this Agreement the Consultant shall not, directly or indirectly, engage in any business similar to that of the Company anywhere in India.

9. DISPUTES

9.1 All disputes shall be referred to a sole arbitrator appointed by the Managing Director of the Company, whose decision shall be final. The seat of arbitration shall be Mumbai.

9.2 This Agreement is governed by the laws of India and the courts at Mumbai alone shall have jurisdiction.

10. GENERAL

10.1 Force Majeure. Neither party shall be liable for delay caused by events beyond its reasonable control.

10.2 Entire Agreement. This Agreement is the entire agreement between the parties.

IN WITNESS WHEREOF the parties have signed this Agreement on the date first written above.

For Meridian Foods Private Limited                         Farida Contractor

SCHEDULE I

Design of a loyalty programme:
(a) study of the existing customer base;
(b) three design proposals; and
(c) support during the launch.
`
