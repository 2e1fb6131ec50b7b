import type { OwnerSentences } from '../../../content/es/spanish-facts.ts';
import type { OwnerFacts } from '../../../content/owner/owner-facts-check.ts';

/** What an owner might state: every slot filled in. Made up, and for tests only. */
export const filledOwnerFacts: OwnerFacts = {
  jobs: {
    '/services/emergency-locksmith/car-lockout': {
      priceRange: { from: 85, to: 140 },
      duration: 'Usually 15 to 30 minutes.',
    },
    '/services/residential-locksmith/lock-rekey': {
      priceRange: { from: 35, to: 60, per: 'lock' },
    },
    '/services/auto-locksmith/car-key-cutting': { duration: 'About ten minutes' },
  },
  tripFee: 'The trip costs $25 if you send us away, and nothing if we do the job.',
  paymentMethods: ['Cash', 'Visa', 'Zelle'],
  ifSomethingFails:
    'Call within 90 days & we repair it free, even if "nothing" looks wrong at 5 < 6.',
  insuranceCertificate:
    'General liability with Sample Mutual; we email the certificate on request.',
  reviewProfiles: [
    { name: 'Reviews on Sample Maps', url: 'https://maps.sample.com/place?id=1&x=2' },
  ],
  reviewUrl: 'https://maps.sample.com/review?id=1&x=2',
  socialLinks: [{ name: 'Sample Social', url: 'https://social.sample.com/locksmith' }],
  licenseLookup: 'https://licenses.sample.gov/search',
  speaksSpanish: 'yes',
  licenseKind: 'Locksmith license',
  ratingSource: 'Reviews on Sample Maps, read on January 31, 2026',
};

/** The same in Spanish. */
export const filledOwnerSentences: OwnerSentences = {
  jobs: {
    '/services/emergency-locksmith/car-lockout': {
      duration: 'Por lo general, de 15 a 30 minutos.',
    },
    '/services/residential-locksmith/lock-rekey': { per: 'cerradura' },
    '/services/auto-locksmith/car-key-cutting': { duration: 'Unos diez minutos' },
  },
  tripFee: 'La visita cuesta $25 si usted nos despide, y nada si hacemos el trabajo.',
  paymentMethods: ['Efectivo', 'Visa', 'Zelle'],
  ifSomethingFails: 'Llame dentro de 90 días y lo reparamos gratis.',
  insuranceCertificate: 'Responsabilidad civil con Sample Mutual; le mandamos el certificado.',
};

/** What the site is shipped with: nothing stated. */
export const noOwnerFacts: OwnerFacts = {
  jobs: {},
  tripFee: '',
  paymentMethods: [],
  ifSomethingFails: '',
  insuranceCertificate: '',
  reviewProfiles: [],
  reviewUrl: '',
  socialLinks: [],
  licenseLookup: '',
  speaksSpanish: '',
  licenseKind: '',
  ratingSource: '',
};

export const noOwnerSentences: OwnerSentences = {
  jobs: {},
  tripFee: '',
  paymentMethods: [],
  ifSomethingFails: '',
  insuranceCertificate: '',
};
