export default {
  title: 'About Us',
  description:
    'Who Karar is for, how it reads a contract, what it checks against, and what it does not do. Karar is software and no law firm.',
  headline: 'A contract should be read before it is signed',
  lead: 'Most are not, because reading one takes an afternoon and knowing what it means takes a lawyer. Karar does the first, and prepares the second.',
  parts: [
    {
      title: 'For whom',
      body: [
        'For owners and managers of small and medium businesses in India, for startups, and for the desks in larger ones that see a contract every day. Nobody has to know the words of the law: what a clause says, why it matters to you, and what to ask for instead stand side by side.',
      ],
    },
    {
      title: 'How it reads',
      body: [
        'Karar divides the contract into its clauses, tells who owes what to whom, and compares each clause with {{categories}} kinds of risk. It reads from your side: the same sentence is good for one party and bad for the other.',
        'Every finding stands on the contract’s own words, quoted and marked in their place. A quote that is not in the text, letter by letter, is not shown. The safety score is a sum that you can follow: each lost point is told with its reason, most of them with the clause that costs it.',
        'The same text gives the same analysis. The reading that is built in runs where Karar runs: the contract is sent to nobody for it.',
      ],
    },
    {
      title: 'What it checks against',
      body: [
        'Contract, consumer protection, competition, labour, arbitration and data protection law of India as it stands on the day of the analysis, with Act and section beside each finding of which a law speaks, and the GDPR where a contract handles data of people in Europe.',
      ],
    },
    {
      title: 'What it does not do',
      body: [
        'Karar does not give legal advice and represents nobody. It can be wrong, and it knows only what stands in the document. It never says that a contract is safe to sign. For anything that matters have a lawyer review it: a request to a human legal team is one button on every analysis.',
      ],
    },
    {
      title: 'The name',
      body: ['Karar (करार) is the word for an agreement in Hindi, Marathi, Urdu and other languages of India.'],
    },
  ],
  lawLink: 'The whole table of law that Karar knows',
  sampleLink: 'See a whole analysis of a sample contract',
} as const
