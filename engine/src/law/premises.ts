import { notes, pages, statute } from './checked.ts'
import type { Provision } from './provision.ts'

export const premisesLaw = {
  'specific-relief-act-6': {
    act: 'Specific Relief Act 1963',
    section: 's. 6',
    says: 'Whoever is put out otherwise than by law may have possession restored, by a suit within six months.',
    about: 'premises',
    checked: statute,
  },
  'krishna-ram-mahale-v': {
    act: 'Krishna Ram Mahale v Shobha Rao (Supreme Court, 1989)',
    section: '',
    says: 'Even an owner may remove an occupant only by due course of law.',
    about: 'premises',
    checked: notes,
  },
  'property-act-106': {
    act: 'Transfer of Property Act 1882',
    section: 's. 106',
    says: 'Only where contract and local law are silent: fifteen days’ written notice ends a tenancy, six months’ for land or factories.',
    of: 'premises',
    checked: statute,
  },
  'property-act-107': {
    act: 'Transfer of Property Act 1882',
    section: 's. 107',
    says: 'A lease from year to year, above one year or at a yearly rent is made only by a registered deed.',
    of: 'premises',
    checked: pages,
  },
  'property-act-108': {
    act: 'Transfer of Property Act 1882',
    section: 's. 108',
    says: 'The tenant is entitled to hold the premises without interruption while rent is paid.',
    of: 'premises',
    checked: statute,
  },
  'model-tenancy-act-11-17-20': {
    act: 'Model Tenancy Act 2021',
    section: 'ss. 11, 17, 20',
    says: 'A model followed in some States: deposit of at most two months’ rent for homes and six for others, entry on 24 hours’ notice, no cutting of essential supplies.',
    from: '2021-06-02',
    of: 'premises',
    checked: pages,
  },
  'registration-act-17-23-49': {
    act: 'Registration Act 1908',
    section: 'ss. 17, 23, 49',
    says: 'A lease above {registeredLeaseMonths, number} months or a sale of land from Rs {registeredSaleRupees, number} up must be registered within {registrationMonths, number} months; unregistered, it passes no right and cannot prove its terms.',
    checked: statute,
  },
  'in-re-interplay': {
    act: 'In re Interplay (Supreme Court, 2023)',
    section: '',
    says: 'An unstamped agreement cannot be used in evidence until the duty is paid; it is not void.',
    from: '2023-12-13',
    checked: notes,
  },
  'maharashtra-stamp-act-5-h-b': {
    act: 'Maharashtra Stamp Act',
    section: 'art. 5(h)(B)',
    says: 'In Maharashtra an agreement that the schedule of stamp duties names nowhere else bears Rs {maharashtraStamp, number}.',
    state: 'maharashtra',
    checked: pages,
  },
} as const satisfies Record<string, Provision>
