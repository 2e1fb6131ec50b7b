import { mapsWords } from '../content/en/form/google.ts';
import * as ownerFacts from '../content/en/owner-facts.ts';
import type { OwnerSentences } from '../content/es/spanish-facts.ts';
import { placeholders } from '../content/facts/business.ts';
import type { OwnerFacts } from '../content/owner/owner-facts-check.ts';
import { analyticsIdOf } from '../contract/analytics-id.ts';
import type { Config } from '../server/config/config.ts';
import type { SettingKey } from '../server/settings/settings.ts';
import { factsNotInSpanish, unstatedFacts } from './unstated-facts.ts';

type Facts = Pick<
  Config,
  | 'SITE_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'TRUST_PROXY'
  | 'CAPTCHA_PROVIDER'
  | 'MAPS_PROVIDER'
>;

/** Reserved domain names (RFC 2606). */
const reserved = /[@.](example|invalid|test|localhost)$|@example\.(com|net|org)$/;

/**
 * One sentence per problem that the site would have in public with this configuration and these settings.
 * @param isSet whether the operator has set this key
 * @param stated what the owner has stated, and below it in Spanish
 */
export function launchProblems(
  config: Facts,
  isSet: (key: SettingKey) => boolean,
  stated: OwnerFacts = ownerFacts,
  spanish?: OwnerSentences,
): string[] {
  const { protocol } = new URL(config.SITE_URL);
  const problems: [boolean, string][] = [
    ...placeholders.map(({ name, fact }): [boolean, string] => [
      true,
      `${name} is "${fact.value}" (content/facts/business.ts)`,
    ]),
    [protocol !== 'https:', `SITE_URL is ${config.SITE_URL}: visitors need https`],
    [!config.SMTP_URL, 'SMTP_URL is not set: mails become files and reach nobody'],
    [reserved.test(config.MAIL_FROM), `MAIL_FROM is ${config.MAIL_FROM}`],
    [reserved.test(config.MAIL_TO), `MAIL_TO is ${config.MAIL_TO}: requests reach nobody`],
    [
      config.TRUST_PROXY.length === 0,
      'TRUST_PROXY is not set: behind a proxy all visitors would share one limit',
    ],
    [
      config.MAPS_PROVIDER === 'google' && !isSet('GOOGLE_MAPS_API_KEY'),
      'GOOGLE_MAPS_API_KEY is not set, and Maps is switched on',
    ],
    [
      config.MAPS_PROVIDER === 'google' && !isSet('google_maps_map_id'),
      "google_maps_map_id is not set: Google's own is for trying out only",
    ],
    [
      config.MAPS_PROVIDER === 'google',
      `Google Maps needs billing, which nothing here can see: ${mapsWords.billingHint.steps.join(' ')} Then open the form once and choose an address.`,
    ],
    [
      config.CAPTCHA_PROVIDER === 'recaptcha' && !isSet('recaptcha_site_key'),
      'recaptcha_site_key is not set, and reCAPTCHA is switched on',
    ],
    [
      !isSet('campaign_phone_number'),
      'campaign_phone_number is not set: campaign visitors see the default',
    ],
  ];
  return [
    ...problems.filter(([stands]) => stands).map(([, problem]) => problem),
    ...unstatedFacts(stated),
    ...factsNotInSpanish(stated, spanish),
  ];
}

/** Whether visitors are measured. No problem either way: the owner decides. */
export function analyticsNote(stored: string | null): string {
  if (stored === null) return 'analytics_id is not set: nothing of Google Analytics is loaded.';
  if (!analyticsIdOf(stored)) {
    return `analytics_id is ${JSON.stringify(stored.slice(0, 50))}, which is no measurement ID: nothing is loaded.`;
  }
  return `analytics_id is ${stored}: visitors who press Accept All are measured by Google Analytics. Switch its Enhanced measurement off (docs/google.md).`;
}
