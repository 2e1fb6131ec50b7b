import { expect, test } from 'vitest';
import { filledOwnerFacts } from '../../tests/support/words/owner-facts.ts';
import * as ownerFacts from '../en/owner-facts.ts';
import { type OwnerFacts, ownerFactProblems } from './owner-facts-check.ts';

const problems = (stated: object) => ownerFactProblems({ ...ownerFacts, ...stated } as OwnerFacts);
const lockout = '/services/emergency-locksmith/car-lockout';
const replacement = '/services/residential-locksmith/lock-replacement';

test('the owner’s current facts are valid', () => {
  expect(ownerFactProblems(ownerFacts)).toEqual([]);
  expect(ownerFactProblems(filledOwnerFacts)).toEqual([]);
});

test.each([
  ['tripFee', '   ', 'is blank'],
  ['tripFee', 'There is none. ', 'ends with a space'],
  ['tripFee', 'x'.repeat(201), 'is 201 characters long, at most 200 fit'],
  ['tripFee', 'There is <b>no</b> fee.', 'holds markup'],
  ['tripFee', 'Cash &amp; cards', 'holds markup'],
  ['tripFee', 'See [the list](https://x.com)', 'holds markup'],
  ['tripFee', 'One line.\nAnother.', 'holds a line break'],
  ['tripFee', 'A null\0', 'control character'],
  ['ifSomethingFails', '<script>alert(1)</script>', 'holds markup'],
  ['insuranceCertificate', '<!-- none -->', 'holds markup'],
  ['licenseLookup', 'http://licenses.sample.gov', 'is no address that begins with https://'],
  ['licenseLookup', 'licenses.sample.gov', 'is no address'],
  ['licenseLookup', 'https://me:secret@sample.gov', 'is no address'],
  ['reviewUrl', 'http://reviews.sample.com/write', 'is no address that begins with https://'],
  ['reviewUrl', 'javascript:alert(1)', 'is no address'],
  ['tripFee', 25, 'expected string'],
  ['speaksSpanish', 'sí', "is neither 'yes' nor 'no' nor empty"],
])('%s %j is refused because it %s', (name, text, why) => {
  const found = problems({ [name]: text });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`content/en/owner-facts.ts: ${name} `);
  expect(found[0]).toContain(why);
});

test.each([
  [{ paymentMethods: ['Cash', ''] }, 'paymentMethods.1 is empty; leave it out'],
  [{ paymentMethods: Array(13).fill('Cash') }, 'paymentMethods has more than 12 entries'],
  [
    { socialLinks: [{ name: 'Us', url: 'javascript:alert(1)' }] },
    'socialLinks.0.url is no address that begins with https://',
  ],
  [
    { reviewProfiles: [{ name: ' ', url: 'https://sample.com' }] },
    'reviewProfiles.0.name is blank',
  ],
  [{ jobs: { '/services/house-lockout': {} } }, 'jobs./services/house-lockout is no service'],
  [{ jobs: { [lockout]: { duration: '' } } }, `jobs.${lockout}.duration is empty; leave it out`],
  [
    { jobs: { [lockout]: { priceRange: { from: 60, to: 60 } } } },
    `jobs.${lockout}.priceRange must rise`,
  ],
  [
    { jobs: { [lockout]: { priceRange: { from: 59.5, to: 90 } } } },
    `jobs.${lockout}.priceRange.from is no whole number of dollars`,
  ],
  [
    { jobs: { [lockout]: { priceRange: { from: 45, to: 90 } } } },
    `jobs.${lockout} begins below the starting price of a lockout`,
  ],
  [
    { jobs: { [replacement]: { priceRange: { from: 30, to: 60 } } } },
    `jobs.${replacement} begins below the starting price of lock installation`,
  ],
  [{ jobs: { [lockout]: { time: 'soon' } } }, `jobs.${lockout} Unrecognized key`],
])('%j is refused, and the error names the place', (stated, why) => {
  expect(problems(stated)[0]).toContain(`content/en/owner-facts.ts: ${why}`);
});

test('all mistakes are reported at once', () => {
  expect(problems({ tripFee: ' ', licenseLookup: 'x', ratingSource: '<i>' })).toHaveLength(3);
});
