import { mapsWords } from '../content/en/form/google.ts';
import * as ownerFacts from '../content/en/owner-facts.ts';
import type { OwnerSentences } from '../content/es/spanish-facts.ts';
import { placeholders } from '../content/facts/business.ts';
import { type OwnerFacts, ownerFactProblems } from '../content/owner/owner-facts-check.ts';
import { terminal } from '../content/owner/terminal.ts';
import { analyticsIdOf } from '../contract/analytics-id.ts';
import type { Config } from '../server/config/config.ts';
import { isLoopbackHost } from '../server/net/outbound-address.ts';
import type { SettingKey } from '../server/settings/settings.ts';
import { factsNotInSpanish, unstatedFacts } from './unstated-facts.ts';

const words = terminal.launch;

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
type TextFacts = Pick<
  Config,
  'SITE_URL' | 'SMS_PROVIDER' | 'SMS_FROM' | 'SMS_API_URL' | 'ALARM_SMS'
>;

/** Reserved domain names (RFC 2606). */
const reserved = /[@.](example|invalid|test|localhost)$|@example\.(com|net|org)$/;

/**
 * One sentence for each problem that the site would have in public with this configuration and these settings.
 * @param isSet whether the operator has set this key
 * @param stated what the owner has stated; `spanish` has its sentences in Spanish
 */
export function launchProblems(
  config: Facts,
  isSet: (key: SettingKey) => boolean,
  stated: OwnerFacts = ownerFacts,
  spanish?: OwnerSentences,
): string[] {
  const { protocol } = new URL(config.SITE_URL);
  const isMapsOn = config.MAPS_PROVIDER === 'google';
  const problems: [boolean, string][] = [
    ...placeholders.map(({ name, fact }): [boolean, string] => [
      true,
      words.placeholder(name, fact.value),
    ]),
    [protocol !== 'https:', words.noHttps(config.SITE_URL)],
    [!config.SMTP_URL, words.noMailServer],
    [reserved.test(config.MAIL_FROM), words.mailFrom(config.MAIL_FROM)],
    [reserved.test(config.MAIL_TO), words.mailTo(config.MAIL_TO)],
    [config.TRUST_PROXY.length === 0, words.noProxy],
    [isMapsOn && !isSet('GOOGLE_MAPS_API_KEY'), words.noMapsKey],
    [isMapsOn && !isSet('google_maps_map_id'), words.noMapId],
    [isMapsOn, words.billing(mapsWords.billingHint.steps.join(' '))],
    [config.CAPTCHA_PROVIDER === 'recaptcha' && !isSet('recaptcha_site_key'), words.noRecaptchaKey],
    [!isSet('campaign_phone_number'), words.noCampaignPhone],
  ];
  return [
    ...problems.filter(([stands]) => stands).map(([, problem]) => problem),
    ...ownerFactProblems(stated),
    ...unstatedFacts(stated),
    ...factsNotInSpanish(stated, spanish),
  ];
}

/** Says whether visitors are measured. Neither is a problem, because the owner decides. */
export function analyticsNote(stored: string | null): string {
  if (stored === null) return words.noAnalytics;
  return analyticsIdOf(stored) ? words.analytics(stored) : words.wrongAnalytics(stored);
}

/** Names what would keep texts from people who should get them; empty while texts are off. */
export function textProblems(config: TextFacts, numbersOfPeople: number): string[] {
  const { SMS_PROVIDER, SMS_FROM = '', SMS_API_URL, ALARM_SMS } = config;
  if (!SMS_PROVIDER) return [];
  const { hostname } = new URL(SMS_API_URL);
  return [
    ...(/^\+1\d{3}55501\d\d$/.test(SMS_FROM) ? [words.exampleSender(SMS_FROM)] : []),
    ...(isLoopbackHost(hostname) ? [words.textsNowhere(SMS_API_URL)] : []),
    ...(ALARM_SMS && numbersOfPeople === 0 ? [words.nobodyToText] : []),
  ];
}

/** Says whether customers are texted. Neither is a problem. */
export function textNote({ SITE_URL, SMS_PROVIDER, SMS_FROM = '' }: TextFacts): string {
  return SMS_PROVIDER ? words.texts(SMS_FROM, `${SITE_URL}/api/sms/inbound`) : words.noTexts;
}
