import { findSentence, onlyDescribes, partyOn } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { absentFrom } from './absence.ts'
import { lacksProcessorTerms } from './processor-terms-missing.ts'

const SECURITY =
  /\b(?:security (?:measures|safeguards|controls|standards?|practices|polic(?:y|ies)|procedures|annexure|schedule|requirements)|(?:technical and organi[sz]ational|organi[sz]ational and technical|reasonable security|appropriate|adequate|physical|administrative)(?: and \w+)? (?:measures|safeguards|controls|security)|safeguards?|encrypt\w*|iso ?(?:\/iec )?27001|soc ?2|pci|access controls?|firewalls?|secure(?:ly)? (?:stor|process|host|manner|environment)|data security|information security|protect[^.;]{0,60}\bdata\b[^.;]{0,60}\b(?:unauthori[sz]ed|loss)|data protection laws?)\b/
const DISCLAIMS =
  /\b(?:gives? no (?:assurance|warranty|guarantee)|makes? no (?:warranty|representation)|no (?:assurance|guarantee|responsibility)|(?:shall|will|is|are) not (?:be )?(?:responsible|liable)|does not (?:warrant|guarantee)|(?:alone|solely|exclusively) (?:be )?responsible)\b[^.;]{0,120}\b(?:security|secure|protection|safety|loss|integrity|confidentiality)\b[^.;]{0,60}\b(?:data|information|content)\b|\b(?:customer|client|user|you)\b[^.;]{0,30}\b(?:alone|solely|exclusively)\b[^.;]{0,40}\bresponsible for\b[^.;]{0,60}\b(?:all |the )?(?:security|protection|safety|back-?up)[^.;]{0,40}\bdata\b/

/**
 * Whoever owns the relation to people answers for leaks at the vendor: compensation under IT Act s. 43A today, penalties up
 * to Rs 250 crore under the DPDP Act once s. 8(5) and Rule 6 apply (expected May 2027). The contract must hand that duty on.
 */
export const missingDataSafeguards: Rule = {
  id: 'missing-data-safeguards',
  category: 'missing_data_safeguards',
  absence: true,
  law: [
    {
      act: 'Information Technology Act 2000',
      section: 's. 43A',
      note: 'A company that is careless with sensitive personal data pays compensation; this applies until the new Act takes over.',
    },
    {
      act: 'Digital Personal Data Protection Act 2023 and Rules 2025',
      section: 's. 8(5), Rule 6',
      note: 'Reasonable security safeguards are due, also in the processor\u2019s contract; penalties reach Rs 250 crore. Expected to apply from May 2027.',
    },
  ],
  words: {
    title: 'Nobody has promised to keep the data safe',
    short: 'Data security',
    harm: '{why} If data leaks there, the people concerned and the authorities will turn to you.',
    ask: 'Ask for a security annexure with a named standard, logs kept for a year, tests, and help in meeting the rules.',
    wording:
      'The provider shall maintain encryption, access control, logging, back-ups and testing no less than ISO/IEC 27001, and assist {you} in meeting Rule 6 of the DPDP Rules, 2025.',
    notes: ['CERT-In wants logs of 180 days kept.'],
    favour: {
      title: 'No duty of security binds you by contract',
      harm: 'The law\u2019s duty of reasonable security applies to you all the same.',
    },
  },
  readWhole(contract) {
    const disclaimed = findSentence(
      contract,
      DISCLAIMS,
      (sentence, clause) =>
        !onlyDescribes(clause, sentence) &&
        clause.kind !== 'recitals' &&
        /\b(?:data|personal information|content)\b/.test(sentence.full) &&
        !/\b(?:accounts?|credentials|administrator|compl(?:y|ies|iance)|except|unless|provided that|other than|to the extent)\b/.test(
          sentence.full,
        ),
    )
    if (
      disclaimed !== null &&
      /\b(?:software_as_a_service_agreement|data_processing_agreement|outsourcing_agreement|terms_of_service|service_agreement|master_service_agreement)\b/.test(
        contract.type,
      )
    ) {
      const match = DISCLAIMS.exec(disclaimed.sentence.text) ?? { index: 0, 0: '' }
      return [
        {
          span: tellingPart(disclaimed.sentence, match),
          clause: disclaimed.clause,
          severity: 'high',
          burdened: partyOn(contract, 'controller', 'customer', 'user'),
          forBeneficiary: 'medium',
          confidence: 0.75,
          values: { why: 'The side that holds the data disclaims its security.' },
          flags: ['Security is disclaimed'],
        },
      ]
    }
    // Where most terms are missing, security is one of them and is named there.
    if (SECURITY.test(contract.text.norm) || lacksProcessorTerms(contract)) return []
    return absentFrom(contract, 'high', 'low', ['No duty of security found'], {
      why: 'The contract lets the other side handle people\u2019s data and asks for no security.',
    })
  },
}
