import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholders } from '../content/en/business.ts';
import { readConfig } from '../server/config.ts';
import { analyticsNote, launchProblems } from './launch-problems.ts';

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

test('a fresh clone is told everything that it lacks', () => {
  expect(namesIn(launchProblems(readConfig({}), nothingSet))).toEqual([
    expect.stringContaining('support e-mail'),
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'TRUST_PROXY',
    'campaign_phone_number',
  ]);
});

test('a configured server lacks only the words that the owner has yet to supply', () => {
  expect(launchProblems(readConfig(inProduction), everythingSet)).toEqual([
    expect.stringContaining('support@locksmith.example'),
  ]);
});

test('every example value among the facts of the business is named as a placeholder', () => {
  const facts = readFileSync('content/en/business.ts', 'utf8');
  const examples = facts.match(/[\w.@:/-]+\.(example|invalid|test)\b/g) ?? [];
  expect(placeholders.map(({ fact }) => fact.value)).toEqual(expect.arrayContaining(examples));
  const problems = launchProblems(readConfig(inProduction), everythingSet).join('\n');
  for (const { name, fact } of placeholders) {
    expect(problems).toContain(`${name} is "${fact.value}"`);
  }
});

test('the keys of a provider are missed only where it is switched on', () => {
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
  '%s reaches nobody',
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
