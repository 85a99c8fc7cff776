/** Indian conveyancing style, lettered clauses. Our own wording. */
export const leaveAndLicence = `LEAVE AND LICENCE AGREEMENT

THIS AGREEMENT OF LEAVE AND LICENCE is made and entered into at Thane on this 1st day of March 2027 BETWEEN Mrs. Leela Menon, aged 58 years, residing at 3 Hill View, Thane (hereinafter called the “LICENSOR”) of the ONE PART AND Brightpath Academy LLP, having its office at Mulund, Mumbai (hereinafter called the “LICENSEE”) of the OTHER PART.

WHEREAS the Licensor is the owner of Flat No. 12, Sagar Apartments, Thane (the “Licensed Premises”).

NOW IT IS HEREBY AGREED BY AND BETWEEN THE PARTIES AS UNDER:

1. The Licensor grants to the Licensee leave and licence to use the Licensed Premises for a period of 36 months from 1st March 2027. This agreement need not be registered.

2. The Licensee shall pay a licence fee of Rs. 48,000/- per month on or before the 5th day of each month. The Licensor may increase the licence fee at any time as she thinks fit.

3. The Licensee has paid a security deposit of Rs. 4,80,000/-, interest free. The security deposit shall stand forfeited on any breach of this agreement by the Licensee.

4. The Licensee shall not vacate the premises before the expiry of 36 months; on earlier exit the licence fee for the balance period shall become payable at once. The Licensor may terminate this licence by giving one month's notice.

5. The Licensor or her agents may enter the Licensed Premises at any time without notice.

6. On default in payment of the licence fee for one month:
(a) the Licensor shall be entitled to re-enter and lock the Licensed Premises;
(b) the Licensor may disconnect the supply of water and electricity; and
(c) the belongings of the Licensee may be removed and sold.

7. The Licensee shall carry out minor repairs. Structural repairs shall be carried out by the Licensor.

8. The courts at Thane shall have jurisdiction.

IN WITNESS WHEREOF the parties have set their hands on the day and year first above written.

SCHEDULE OF PROPERTY

Flat No. 12, second floor, Sagar Apartments, Thane (West), about 780 square feet.
`
