import { notes, pages, statute } from './checked.ts'
import type { Provision } from './provision.ts'

export const disputesLaw = {
  'rakesh-kumar-verma-v': {
    act: 'Rakesh Kumar Verma v HDFC Bank (Supreme Court, 2025)',
    section: '',
    says: 'A contract may choose one competent court, but may not take away the right to sue.',
    from: '2025-04-08',
    checked: notes,
  },
  'arbitration-act-7': {
    act: 'Arbitration and Conciliation Act 1996',
    section: 's. 7',
    says: 'An arbitration agreement needs a clear written intention to send disputes to arbitration.',
    checked: statute,
  },
  'bgm-and-m-rpl': {
    act: 'BGM and M-RPL-JMCT v Eastern Coalfields (Supreme Court, 2025)',
    section: '',
    says: 'Words by which arbitration ‘may’ be sought do not bind anyone to arbitrate.',
    from: '2025-07-18',
    checked: notes,
  },
  'cpc-20': {
    act: 'Code of Civil Procedure 1908',
    section: 's. 20',
    says: 'A suit may be brought where the defendant lives or works or where the cause of action arose.',
    checked: statute,
  },
  'consumer-act-34-47': {
    act: 'Consumer Protection Act 2019',
    section: 'ss. 34, 47',
    says: 'A consumer may complain where he or she lives or works, whatever court the contract names.',
    from: '2020-07-20',
    before: ['consumer-act-1986-11'],
    of: 'consumers',
    checked: statute,
  },
  'arbitration-act-28-1-a': {
    act: 'Arbitration and Conciliation Act 1996',
    section: 's. 28(1)(a)',
    says: 'In a purely Indian arbitration seated in India the dispute is decided by Indian law.',
    checked: statute,
  },
  'pasl-wind-solutions-v': {
    act: 'PASL Wind Solutions v GE Power Conversion (Supreme Court, 2021)',
    section: '',
    says: 'Two Indian parties may agree on a seat of arbitration abroad.',
    from: '2021-04-20',
    checked: notes,
  },
  'arbitration-act-12-5-18': {
    act: 'Arbitration and Conciliation Act 1996',
    section: 'ss. 12(5), 18',
    says: 'The parties must be treated equally, and a person with a stake in the dispute may neither sit nor choose who sits.',
    from: '2015-10-23',
    before: ['arbitration-act-12-18'],
    checked: pages,
  },
  'core-v-eci-spic': {
    act: 'CORE v ECI-SPIC-SMO (Supreme Court, 2024)',
    section: '',
    says: 'Five judges: a clause that lets one side alone appoint the sole arbitrator, or draw up the list, is bad.',
    from: '2024-11-08',
    before: ['perkins-eastman-v-hscc'],
    checked: notes,
  },
  'bhadra-international-v-airports': {
    act: 'Bhadra International v Airports Authority of India (Supreme Court, 2026)',
    section: '',
    says: 'The objection may be raised at any stage; only an express written waiver after the dispute cures it.',
    from: '2026-01-05',
    checked: notes,
  },
} as const satisfies Record<string, Provision>
