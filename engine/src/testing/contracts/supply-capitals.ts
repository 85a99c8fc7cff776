/** Headings in capitals without numbers, a table, US influence. Our own wording. */
export const supplyCapitals = `SUPPLY AGREEMENT

This Supply Agreement is entered into on May 3, 2027 between Vistara Appliances Limited, a company incorporated in India with its principal office at Noida (“Buyer”), and Kaveri Castings Private Limited, a small enterprise registered on the Udyam portal under number UDYAM-TN-03-0012345 (“Supplier”).

SUPPLY

Supplier shall supply the castings listed in Annexure A against purchase orders. Supplier shall sell castings of this design to Buyer only; Buyer has no obligation to purchase any minimum quantity.

PRICE

Prices are as stated in Annexure A and are fixed for the term.

PAYMENT

Buyer shall pay each invoice within 90 days of receipt. No interest shall be payable on delayed payments.

DELIVERY

Supplier shall deliver within fifteen days of each purchase order. For each day of delay Supplier shall pay a penalty of 5% of the order value.

WARRANTY

Supplier warrants that the castings conform to the drawings and are free from defects for twelve months from delivery.

LIMITATION OF LIABILITY

In no event shall Buyer be liable for any loss whatsoever. Supplier's liability under this Agreement is unlimited.

TERM AND TERMINATION

This Agreement shall remain in force for three years and shall automatically renew for successive terms of three years unless Buyer gives notice. Either party may terminate for material breach not cured within thirty days of written notice.

GOVERNING LAW

This Agreement shall be governed by and construed in accordance with the laws of the State of New York, and the courts of New York shall have exclusive jurisdiction.

ANNEXURE A

Item	Drawing	Price
Bracket	KC-101	Rs. 240
Housing	KC-204	Rs. 1,150

For and on behalf of Vistara Appliances Limited

For and on behalf of Kaveri Castings Private Limited
`
