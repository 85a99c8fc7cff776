export default {
  title: 'Privacy notice',
  description:
    'What Karar keeps of you and your contracts, where, for how long and who sees it; your rights under the Digital Personal Data Protection Act 2023 and the GDPR.',
  headline: 'What Karar keeps, and who sees it',
  lead: 'This notice says what this software does with data. Whoever runs this Karar (the operator) answers for it: they are the data fiduciary of the Digital Personal Data Protection Act 2023 (DPDP Act), and the controller of the GDPR where that applies.',
  table: {
    title: 'What is kept, and for how long',
    lead: 'Everything is kept in the database and the file store of this Karar, on machines that the operator chooses. Karar itself keeps nothing elsewhere.',
    caption: 'What is kept, what for, and until when',
    head: { what: 'What', why: 'What for', until: 'Until' },
    rows: [
      {
        what: 'Your account: name, company, e-mail, phone if you gave it, plan, when you last signed in',
        why: 'To let you in, to tell you about your account, and to count what your plan allows',
        until: 'You or an administrator deletes the account',
      },
      {
        what: 'Your password, as an argon2id hash; the secret of your authenticator app, encrypted',
        why: 'To know that it is you',
        until: 'You change it, or the account is deleted',
      },
      {
        what: 'Sessions: the hash of a token, the network address and the browser that it was opened with',
        why: 'To keep you signed in, and to show you where you are',
        until: '30 days after the last use, or when you sign out',
      },
      {
        what: 'The hash of a value by which a browser is known that has signed in before',
        why: 'So that whoever guesses at your password does not lock you out',
        until: '180 days after its last use, or the account is deleted',
      },
      {
        what: 'Your documents: the file, its text, the analysis, what you corrected or ticked off; encrypted, what a language model answered about it, where one is set up',
        why: 'To show you the analysis',
        until: 'You delete the document, or the account is deleted',
      },
      {
        what: 'Your questions and their answers, and your comments',
        why: 'To show them to you again',
        until:
          'You clear or delete them, or the document is deleted. With the account private comments go; others stay without your name',
      },
      {
        what: 'Requests to the legal team with what you wrote and how to reach you, and the time that was worked on them',
        why: 'To answer you, and to bill what was worked',
        until: 'The account is deleted',
      },
      {
        what: 'Drafts of templates, and links by which you share an analysis (as a hash)',
        why: 'To let you go on, and to let others read',
        until:
          'You delete the draft, or the account is deleted. A link opens nothing once it has ended; its hash stays at most until the document is deleted',
      },
      {
        what: 'Messages to sales: name, company, e-mail, phone if given, and what you wrote',
        why: 'To answer you',
        until: 'An administrator deletes the message',
      },
      {
        what: 'Paragraphs that you try on the front page, and recordings of questions that you ask aloud',
        why: 'To show what is found in them, and to hear what you ask',
        until: 'The answer is sent: they are not kept',
      },
      {
        what: 'The audit log: who did what to which account or document, and when. No passwords, no text of documents, questions or comments',
        why: 'To find misuse, and to prove what was done',
        until: 'It outlives accounts: lines cannot be changed or removed by anybody, administrators included',
      },
      {
        what: 'Counts of tries by network address, and of sign-ins by a hash of the e-mail',
        why: 'To stop guessing and flooding',
        until: 'A day later',
      },
      {
        what: 'The log of the program: time, address on this site, network address, account number. Never text of documents or passwords; links of mails only where no mail server is set up',
        why: 'To find out what went wrong',
        until: 'The operator removes it',
      },
    ],
  },
  parts: [
    {
      title: 'Who sees it',
      body: [
        'You. Whoever you give a link to an analysis, until it ends. Administrators of this Karar: they see your account and comments that are not private, and they may read documents and their analyses, ask about them and download them to help you; each such look is a line of the audit log that nobody can remove. Private comments and drafts are seen by their author alone.',
        'Mails that Karar sends (about your account, requests to the legal team and messages to sales) pass through the mail server that the operator has set up. Without one they lie with the operator as files, for 30 days.',
        'The reading that is built in runs on the operator’s machines and sends your contract to nobody. Where the operator has set up a language model or a speech service of another company, the text or the sound that it is asked about goes to that company.',
        'Nothing is sold, nothing is used for advertising, and contracts are not used to train anything.',
      ],
    },
    {
      title: 'Cookies and trackers',
      body: [
        'There are none. The browser keeps, on your device, the token of your session, a value that tells that this device has signed in before, whether you like it light or dark and have closed a hint, and, until you sign out or the tab is closed, the question, comment or request to the legal team that you were writing; until the tab is closed, where you were on a page. The pages load nothing from any other site.',
      ],
    },
    {
      title: 'On what ground',
      body: [
        'Your account and your documents: your consent, which you give by registering and uploading, and may take back by deleting them (DPDP Act, s. 6); under the GDPR, the contract with you (Art. 6(1)(b)). The audit log, limits on tries and the program’s log: security of the service (GDPR, Art. 6(1)(f)) and reasonable safeguards (DPDP Act, s. 8(5)).',
        'Contracts name other people. Upload only what you may show: for what stands in them you answer to those people.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'See what is kept: on Your account a button gives you all of it as one file (DPDP Act, s. 11; GDPR, Arts. 15 and 20).',
        'Correct it: name, company and phone on Your account; the rest by writing to the administrators (DPDP Act, s. 12; GDPR, Art. 16).',
        'Have it erased: delete a document, or the whole account, yourself and at once (DPDP Act, s. 12; GDPR, Art. 17). What stays is said in the table. Copies that the operator makes as a backup lie outside of this software: ask them how long they keep these.',
        'Complain: to the administrators first, who answer for the operator (DPDP Act, s. 13), then to the Data Protection Board of India, or in Europe to your supervisory authority (GDPR, Art. 77). Under the DPDP Act you may also name somebody to use these rights for you if you cannot (s. 14). Provisions of the DPDP Act apply from the days on which the Government brings them into force.',
      ],
    },
    {
      title: 'How it is kept safe',
      body: [
        'Passwords and links are kept as hashes, secrets are encrypted, each page may run our own script alone, files from outside are opened in processes of their own, and what belongs to somebody else does not exist for you. There is two-step sign-in; please turn it on.',
        'If something happens to your data that is likely to harm you, the operator has to tell you and the authorities (DPDP Act, s. 8(6); GDPR, Arts. 33 and 34).',
      ],
    },
  ],
  contact: 'Write to the administrators',
} as const
