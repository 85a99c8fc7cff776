/** A fair mutual agreement in plain English: nothing here deserves a grave finding. Our own wording. */
export const fairNda = `MUTUAL NON-DISCLOSURE AGREEMENT

This Agreement is dated 10 April 2027 and is made between Tarang Labs Private Limited, a company with its office in Hyderabad (“Tarang”), and Palash Foods Private Limited, a company with its office in Jaipur (“Palash”).

The parties wish to explore a joint product and agree as follows:

1. Confidential Information. “Confidential Information” means non-public information that a party marks as confidential or that a reasonable person would understand to be confidential.

2. Duty. Each party shall keep the other party's Confidential Information secret, use it only to explore the joint product, and share it only with employees and advisers who need it and are bound to secrecy.

3. Exceptions. These duties do not apply to information that is public, was already known, is independently developed, or is lawfully received from a third party. A party may disclose information that the law requires it to disclose, after prior notice where lawful.

4. Term. This Agreement runs for one year from its date. The duty of secrecy lasts three years after disclosure, and for trade secrets as long as they remain secret.

5. Return. On request each party shall return or destroy the other party's Confidential Information within thirty days.

6. No licence. Nothing in this Agreement transfers any intellectual property, and nothing in it prevents either party from carrying on its business.

7. Changes. This Agreement may be changed only in writing signed by both parties.

8. Assignment. Neither party may assign this Agreement without the other party's written consent.

9. Law and disputes. This Agreement is governed by the laws of India. Disputes shall be referred to a sole arbitrator appointed jointly by the parties or, failing agreement within fifteen days, by the High Court. The seat of arbitration is Hyderabad.

10. Notices. Notices shall be in writing and sent by e-mail and speed post to the addresses above.

Signed for Tarang Labs Private Limited                 Signed for Palash Foods Private Limited
`
