export default {
  title: 'Write to the other side',
  hint: 'Tick what to ask for and choose a tone. Nothing is sent from here.',
  points: 'Ask for changes to',
  none: 'Tick at least one point.',
  toneLabel: 'Tone',
  tones: { friendly: 'Friendly', firm: 'Firm', formal: 'Formal' },
  preview: 'Your e-mail',
  subject: 'Subject: {{subject}}',
  blanks: 'Fill in what stands in [brackets] before you send it.',
  copy: 'Copy the e-mail',
  copied: 'Copied',
  open: 'Open in mail',
  openLong: 'Copy, open mail',
  long: 'It is too long to be handed to your mail program: it is copied, and you paste it there.',
  pasteIt: 'The e-mail is copied. Paste it into the message that has opened.',
  from: 'The wordings come from Karar’s playbook, not from a lawyer. Read the e-mail before you send it.',

  place_one: 'Clause {{numbers, list}} ({{title}})',
  place_other: 'Clauses {{numbers, list}} ({{title}})',
  /** where the contract has a word of its own for them: 'Section 6 and Section 9 (Fees)' */
  placeNamed: '{{names, list}} ({{title}})',
  placeByWords: 'The clause on {{title}} that begins “{{words}}”',
  point: '{{index}}. {{place}}. We propose this wording:\n“{{wording}}”',
  pointOpen: '{{index}}. {{place}}. We ask for another wording here, and would like to settle it with you.',
  pointBlank: '{{index}}. {{place}}. What is left blank here is to be filled in, or struck out, before we sign.',
  friendly: {
    subject: 'A few changes to “{{contract}}” before we sign',
    greeting: 'Hello,',
    greetingTo: 'Hello {{to}},',
    opening_one:
      'Thank you for sending us the contract “{{contract}}”. We look forward to working together, and would like to settle one point before we sign. Our suggestion stands below.',
    opening_other:
      'Thank you for sending us the contract “{{contract}}”. We look forward to working together, and would like to settle {{count}} points before we sign. Our suggestions stand below.',
    closing_one: 'Could you tell us what you think of it? We are glad to talk it through.',
    closing_other: 'Could you tell us what you think of them? We are glad to talk them through.',
    end: 'With best wishes',
    endFrom: 'With best wishes,\n{{name}}\n{{company}}',
  },
  firm: {
    subject: '“{{contract}}”: changes we need before signing',
    greeting: 'Hello,',
    greetingTo: 'Dear {{to}},',
    opening_one:
      'We have read the contract “{{contract}}”. We can sign it once the point below is changed as proposed.',
    opening_other:
      'We have read the contract “{{contract}}”. We can sign it once the {{count}} points below are changed as proposed.',
    closing_one:
      'Please send us the contract with this change, or tell us why you cannot accept it. Until then we do not accept the present draft.',
    closing_other:
      'Please send us the contract with these changes, or tell us which of them you cannot accept and why. Until then we do not accept the present draft.',
    end: 'Regards',
    endFrom: 'Regards,\n{{name}}\n{{company}}',
  },
  formal: {
    subject: 'Proposed amendments to “{{contract}}”',
    greeting: 'Dear Sir or Madam,',
    greetingTo: 'To {{to}},',
    opening_one:
      'With reference to the draft contract “{{contract}}”, we request the following amendment before it is executed.',
    opening_other:
      'With reference to the draft contract “{{contract}}”, we request the following {{count}} amendments before it is executed.',
    closing_one:
      'Kindly confirm the amendment in writing or share a revised draft. This message is not an acceptance of the draft, and our rights are reserved.',
    closing_other:
      'Kindly confirm the amendments in writing or share a revised draft. This message is not an acceptance of the draft, and our rights are reserved.',
    end: 'Yours faithfully',
    endFrom: 'Yours faithfully,\n{{name}}\n{{company}}',
  },
} as const
