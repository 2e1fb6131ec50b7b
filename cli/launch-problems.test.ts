import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholders } from '../content/facts/business.ts';
import type { OwnerFacts } from '../content/owner/owner-facts-check.ts';
import { pages } from '../content/registry/pages.ts';
import { readConfig } from '../server/config/config.ts';
import {
  filledOwnerFacts,
  filledOwnerSentences,
  noOwnerFacts,
  noOwnerSentences,
} from '../tests/support/words/owner-facts.ts';
import { analyticsNote, launchProblems, textNote, textProblems } from './launch-problems.ts';

const everythingSet = () => true;
const nothingSet = () => false;
const inProduction = {
  SITE_URL: 'https://locksmith.com',
  SMTP_URL: 'smtp://mail.locksmith.com',
  MAIL_FROM: 'no-reply@locksmith.com',
  MAIL_TO: 'owner@locksmith.com',
  TRUST_PROXY: '10.0.0.0/8',
};
const namesIn = (problems: string[]) =>
  problems.map((problem) => /[\w-]+_[A-Z_a-z]+/.exec(problem)?.[0] ?? problem);

test('a fresh clone gets a list of everything that is missing', () => {
  expect(namesIn(launchProblems(readConfig({}), nothingSet, noOwnerFacts))).toEqual([
    expect.stringContaining('support email'),
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'TRUST_PROXY',
    'campaign_phone_number',
    ...[
      'the usual price (jobs in content/en/owner-facts.ts) of every service',
      'how long the work takes (jobs in content/en/owner-facts.ts) for every service',
      '(tripFee in content/en/owner-facts.ts)',
      '(paymentMethods in ',
      '(ifSomethingFails in ',
      '(insuranceCertificate in ',
      '(reviewProfiles in ',
      '(reviewUrl in ',
      '(socialLinks in ',
      '(licenseLookup in ',
      'Are calls answered in Spanish, too?',
      'Is 13VH13153100 a locksmith license? 13VH usually begins',
      'Where do 4.9 and 150 reviews come from?',
    ].map((words) => expect.stringContaining(words)),
  ]);
});

test('on a configured server with all owner facts, only the placeholder is reported', () => {
  const jobs = Object.fromEntries(
    pages
      .filter(({ screen }) => screen === 'service')
      .map(({ path }) => [path, { priceRange: { from: 100, to: 150 }, duration: 'An hour.' }]),
  );
  const stated = { ...filledOwnerFacts, jobs };
  const durations = Object.keys(jobs).map((path) => [path, { duration: 'Una hora.' }]);
  const spanish = { ...filledOwnerSentences, jobs: Object.fromEntries(durations) };
  expect(launchProblems(readConfig(inProduction), everythingSet, stated, spanish)).toEqual([
    expect.stringContaining('support@locksmith.example'),
  ]);
});

test('a Spanish text is asked for only if its English text is stated', () => {
  const problemsOf = (stated: OwnerFacts, spanish: object = {}) =>
    launchProblems(readConfig(inProduction), everythingSet, stated, {
      ...filledOwnerSentences,
      ...spanish,
    }).filter((problem) => problem.startsWith('Not on the Spanish pages: '));
  expect(problemsOf(filledOwnerFacts)).toEqual([]);
  expect(problemsOf(noOwnerFacts, noOwnerSentences)).toEqual([]);
  expect(problemsOf(filledOwnerFacts, noOwnerSentences)).toEqual(
    ['tripFee', 'paymentMethods', 'ifSomethingFails', 'insuranceCertificate', 'jobs'].map((slot) =>
      expect.stringContaining(`(${slot} in content/es/owner-sentences.ts)`),
    ),
  );
  expect(problemsOf(filledOwnerFacts, { paymentMethods: ['Efectivo'] })).toHaveLength(1);
});

test('a review address that is not https is reported', () => {
  const stated = { ...filledOwnerFacts, reviewUrl: 'http://reviews.sample.com' };
  expect(launchProblems(readConfig(inProduction), everythingSet, stated)).toContainEqual(
    expect.stringContaining('reviewUrl is no address that begins with https://'),
  );
});

test.each(['yes', 'no'] as const)(
  'once the language of calls is stated, it is no longer asked for: %s',
  (speaksSpanish) => {
    const stated = { ...noOwnerFacts, speaksSpanish };
    const problems = launchProblems(readConfig(inProduction), everythingSet, stated);
    expect(problems.join()).not.toContain('Are calls answered in Spanish');
  },
);

test('the services whose price or duration is missing are named', () => {
  const problems = launchProblems(readConfig(inProduction), everythingSet, filledOwnerFacts);
  const [price, duration] = problems.filter((problem) => problem.includes('(jobs in'));
  expect(price).toContain('House Lockout');
  expect(price).not.toMatch(/Car Lockout| Lock Rekey, Lock Repair/);
  expect(duration).toContain('Lock Rekey');
  expect(duration).not.toContain('Car Key Cutting');
});

test('every example value among the business facts is reported as a placeholder', () => {
  const facts = readFileSync('content/facts/business.ts', 'utf8');
  const examples = facts.match(/[\w.@:/-]+\.(example|invalid|test)\b/g) ?? [];
  expect(placeholders.map(({ fact }) => fact.value)).toEqual(expect.arrayContaining(examples));
  const problems = launchProblems(readConfig(inProduction), everythingSet).join('\n');
  for (const { name, fact } of placeholders) {
    expect(problems).toContain(`${name} is "${fact.value}"`);
  }
});

test('the keys of a provider are reported as missing if it is switched on', () => {
  const google = {
    MAPS_PROVIDER: 'google',
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: 'k',
  };
  const problems = launchProblems(readConfig({ ...inProduction, ...google }), nothingSet);
  expect(namesIn(problems)).toEqual(
    expect.arrayContaining(['GOOGLE_MAPS_API_KEY', 'google_maps_map_id', 'recaptcha_site_key']),
  );
});

test.each(['owner@example.com', 'owner@shop.test', 'owner@localhost'])(
  'the mail address %s is reported, because it reaches nobody',
  (MAIL_TO) => {
    const problems = launchProblems(readConfig({ ...inProduction, MAIL_TO }), everythingSet);
    expect(namesIn(problems)).toContain('MAIL_TO');
  },
);

test.each([
  [null, 'is not set: nothing of Google Analytics is loaded'],
  ['UA-12345-1', 'no measurement ID: nothing is loaded'],
  ['G-ABCD123456', 'is G-ABCD123456: visitors who press Accept All are measured'],
])('with the analytics ID %s the check notes that it %s', (stored, note) => {
  expect(analyticsNote(stored)).toContain(note);
});

test('a note says whether texting is on, and settings that prevent texts are problems', () => {
  const off = readConfig(inProduction);
  expect(textProblems(off, 0)).toEqual([]);
  expect(textNote(off)).toContain('nobody is texted');
  const texts = {
    ...inProduction,
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: '0'.repeat(32),
    SMS_FROM: '+12017482070',
    ALARM_SMS: 'true',
  };
  expect(textProblems(readConfig(texts), 1)).toEqual([]);
  expect(textNote(readConfig(texts))).toContain('https://locksmith.com/api/sms/inbound');
  const trial = { ...texts, SMS_FROM: '+12015550100', SMS_API_URL: 'http://127.0.0.1:9' };
  const problems = textProblems(readConfig(trial), 0);
  expect(namesIn(problems)).toEqual(['SMS_FROM', 'SMS_API_URL', 'ALARM_SMS']);
});
