/** A contract in two scripts, with sums as they are written in India. */
export const hindiContract = `किराया अनुबंध / LEAVE AND LICENCE AGREEMENT

This Leave and Licence Agreement is made at Pune on 5 January 2027 between श्री रमेश कुमार शर्मा (Ramesh Kumar Sharma), hereinafter called the “Licensor”, and प्रतिभा टेक्नोलॉजीज़ प्राइवेट लिमिटेड (Pratibha Technologies Private Limited), hereinafter called the “Licensee”.

1. Premises
The Licensor grants to the Licensee leave and licence to use the premises at फ्लैट संख्या ४०२, ज्ञानेश्वर अपार्टमेंट, Pune 411 004 for office use only.

2. Term
2.1 This licence is for thirty-six (36) months from 1 February 2027. The Licensee shall not leave before the end of the term; if it does, it shall pay the licence fee for the whole of the remaining term as a penalty.

3. Licence fee
3.1 The Licensee shall pay ₹1,25,000 (Rupees one lakh twenty-five thousand only) per month in advance.
3.2 On late payment the Licensee shall pay interest at 36% per annum, compounded monthly.

4. Security deposit – सुरक्षा जमा
4.1 The Licensee has paid an interest-free security deposit (सुरक्षा जमा राशि) of ₹12,50,000 (Rupees twelve lakh fifty thousand only), which is non-refundable and may be forfeited by the Licensor in his sole discretion without notice.

5. Termination
5.1 The Licensor may terminate this Agreement (अनुबंध की समाप्ति) at any time without notice and without assigning any reason, and may lock the premises and remove the goods of the Licensee.

6. Disputes
6.1 Any dispute shall be decided by a sole arbitrator appointed by the Licensor, whose decision is final.
`
