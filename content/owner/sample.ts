import type { VisitorInfo } from '../../contract/telemetry.ts';
import type { areas } from '../facts/areas.ts';

type TownName = (typeof areas)[number]['name'];

/**
 * What `npm run desk -- sample` makes requests from. Nobody lives here: the streets exist, but their house numbers
 * end long before 9901, and the phone numbers are reserved for fiction.
 */
export const sample = {
  firstNames: [
    'Ada',
    'Ben',
    'Carla',
    'Dev',
    'Elena',
    'Farid',
    'Gus',
    'Hana',
    'Ivan',
    'Joy',
    'Kofi',
    'Lena',
    'Miguel',
    'Nia',
    'Oscar',
    'Priya',
    'Rosa',
    'Sam',
    'Theo',
    'Zoë',
  ],
  lastNames: ['Sample', 'Example', 'Madeup', 'Pretend', 'Invented', 'Fiction', 'Placeholder'],
  phone: (line: number) => `(201) 555-01${String(line).padStart(2, '0')}`,
  email: (first: string, last: string) => `${first}.${last}@example.com`.toLowerCase(),
  firstHouse: 9901,
  lastHouse: 9999,
  streets: {
    'North Bergen': ['Tonnelle Ave', 'Bergen Tpke', 'Park Ave'],
    'Union City': ['Summit Ave', 'New York Ave', 'Palisade Ave'],
    'West New York': ['Hudson Ave', 'Adams St', 'Polk St'],
    Guttenberg: ['Jackson St', 'Madison St'],
    Weehawken: ['Boulevard East', 'Pershing Rd'],
    'Jersey City': ['Newark Ave', 'Central Ave', 'Ocean Ave', 'Montgomery St'],
    Hoboken: ['Washington St', 'Garden St', 'Clinton St', 'Adams St'],
    Secaucus: ['Paterson Plank Rd', 'Front St', 'Centre Ave'],
  } satisfies Record<TownName, string[]> as Record<TownName, readonly string[]>,
  address: (house: number, street: string, town: string, zip: string) =>
    `${house} ${street}, ${town}, NJ ${zip}`,
  outside: ['9902 Main St, Paterson, NJ 07505', '9907 Broad St, Newark, NJ 07102'],
  units: ['2B', '3R', '14', 'Basement', '5A'],
  gateCodes: ['#0000', '1234*', '9999'],
  vehicles: [
    ['2014', 'Honda', 'Civic'],
    ['2019', 'Toyota', 'RAV4'],
    ['2021', 'Ford', 'Transit'],
    ['2016', 'Nissan', 'Altima'],
    ['2011', 'Jeep', 'Wrangler'],
    ['2023', 'Hyundai', 'Tucson'],
  ] as readonly (readonly [string, string, string])[],
  otherServices: ['Open a small safe', 'Mailbox lock, the key broke off', 'Bike lock, key lost'],
  customerNotes: [
    'Third floor, the buzzer does not work. Please call.',
    'The dog is inside, but friendly.',
    'I am waiting at the gas station on the corner.',
    'Parking is behind the building.',
    'Please text, I am at work.',
    "The key turns but the door won't open.",
    'How much would two locks be?',
  ],
  /** Notes of customers who read Spanish. */
  spanishNotes: [
    'Tercer piso, el timbre no sirve. Llámenme, por favor.',
    'La llave da vuelta, pero la puerta no abre.',
    'Estoy con mi niña en la lavandería de la esquina.',
    '¿Cuánto cuestan dos cerraduras?',
  ],
  texts: {
    question: 'I am by the pharmacy, in a red jacket.',
    answer: 'Thank you, I will look for you there.',
  },
  ownerNotes: [
    'Called, waits at the door.',
    'No answer, left a voicemail.',
    'Price agreed on the phone.',
    'Needs a second set of keys.',
    'Sent a text with the time.',
  ],
  doneNotes: ['Receipt by text.', 'One more key cut.', 'Two locks changed.'],
  customerCancelled: ['Found my spare key, thank you!', 'My neighbor let me in.'],
  ownerCancelled: [
    'Only asked for a price.',
    'Not there when we came.',
    'Went with somebody else.',
  ],
  spamNote: 'Advertising, not a customer.',
  sources: [
    { source: 'google', medium: 'cpc', campaign: 'lockouts', keyword: 'locksmith near me' },
    { source: 'google', medium: 'cpc', campaign: 'car-keys', keyword: 'car key replacement' },
    { source: 'google', medium: 'organic' },
    { source: 'google', medium: 'organic' },
    { source: 'direct', medium: 'none' },
    { source: 'bing', medium: 'organic' },
    { source: 'facebook', medium: 'social' },
    { source: 'yelp.com', medium: 'referral' },
  ],
  devices: [
    { deviceType: 'Mobile', browser: 'Safari', operatingSystem: 'iOS' },
    { deviceType: 'Mobile', browser: 'Chrome', operatingSystem: 'Android' },
    { deviceType: 'Mobile', browser: 'Chrome', operatingSystem: 'Android' },
    { deviceType: 'Desktop', browser: 'Chrome', operatingSystem: 'Windows' },
  ] satisfies VisitorInfo[],
} as const;
