/** A letter to 'you' with unnumbered headings. Our own wording. */
export const appointmentLetter = `LETTER OF APPOINTMENT

Date: 12 February 2027

Dear Mr. Rohan Kale,

We are pleased to appoint you as Production Engineer at Sahyadri Tools Private Limited (the “Company”), Chakan, Pune, on the following terms and conditions.

Salary
Your gross salary will be Rs. 62,000 per month, of which Rs. 31,000 is basic salary. It will be paid by the 7th of each month.

Probation
You will be on probation for six months. During probation either side may end the employment by giving fifteen days' notice.

Working Hours
Your working hours will be 9.00 a.m. to 6.00 p.m., Monday to Saturday. You shall work such further hours as the Company requires without overtime.

Deductions
The Company may deduct from your salary any loss caused to it, and Rs. 500 for each late arrival.

Service Bond
You shall serve the Company for a minimum of five years. If you leave earlier for any reason you shall pay the Company Rs. 5,00,000. Your original certificates shall be kept by the Company until the bond period ends.

Leave
You are entitled to 21 days of paid leave in a calendar year and to public holidays.

Provident fund
You will be covered by provident fund and gratuity as the law provides.

Notice
After confirmation you shall give ninety days' notice of resignation. The Company may terminate your employment at any time without notice and without assigning any reason.

Confidentiality
You shall not disclose the trade secrets of the Company during your employment or for two years after it, except as required by law.

Please sign the copy of this letter in acceptance.

For Sahyadri Tools Private Limited

Head of Human Resources

I accept.

Rohan Kale
`
