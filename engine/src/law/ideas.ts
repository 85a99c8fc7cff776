import { notes, statute } from './checked.ts'
import type { Provision } from './provision.ts'

export const ideasLaw = {
  'copyright-act-17-18-19': {
    act: 'Copyright Act 1957',
    section: 'ss. 17, 18, 19',
    says: 'Whoever creates a work owns it unless it is made in the course of employment or assigned in writing; the paper decides how far that goes.',
    checked: statute,
  },
  'copyright-act-17': {
    act: 'Copyright Act 1957',
    section: 's. 17',
    says: 'A contractor is first owner of the copyright in what they create, unless they assign it.',
    checked: statute,
  },
  'copyright-act-19': {
    act: 'Copyright Act 1957',
    section: 's. 19',
    says: 'An assignment must be written and signed and name the work and the royalty or other price; silence on time means five years, on place India.',
    checked: statute,
  },
  'patents-act-140': {
    act: 'Patents Act 1970',
    section: 's. 140',
    says: 'In a licence of a patent these are void: a duty to hand improvements back to the owner alone, a ban on challenging the patent, and a package of licences that is forced on the licensee.',
    from: '2003-05-20',
    before: ['patents-act-140-tying'],
    about: 'patents',
    checked: statute,
  },
  'copyright-act-30-30a': {
    act: 'Copyright Act 1957',
    section: 'ss. 30, 30A',
    says: 'A written licence gives what its words give: its owner may limit term, territory and purpose.',
    checked: statute,
  },
  'copyright-act-57': {
    act: 'Copyright Act 1957',
    section: 's. 57',
    says: 'The author keeps the right to credit and to stop harmful distortion, even after assigning the copyright; whether a waiver holds is doubtful.',
    checked: statute,
  },
  'amar-nath-sehgal-v': {
    act: 'Amar Nath Sehgal v Union of India (Delhi High Court, 2005)',
    section: '',
    says: 'An author’s moral rights were protected against the owner of the work.',
    from: '2005-02-21',
    checked: notes,
  },
} as const satisfies Record<string, Provision>
