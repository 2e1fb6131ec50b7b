import { analyticsIdOf } from '../../contract/analytics-id.ts';
import { busyLimits, busyMinutesOf, busyUntilOf } from '../../contract/busy.ts';
import type { SettingKey } from './settings.ts';

export type ValueVerdict =
  | { kind: 'accepted'; value: string; wasWrapped: boolean }
  | { kind: 'refused'; problem: string };

/** Converts the campaign number to E.164, and a time to UTC. */
export function readValue(key: SettingKey, typed: string, now = new Date()): ValueVerdict {
  const bare = withoutWrapping(typed);
  const wasWrapped = bare !== typed;
  if (bare === '') return { kind: 'refused', problem: `The value of ${key} is empty.` };
  const value = readers[key](bare, now);
  return value === undefined
    ? { kind: 'refused', problem: `${key} ${rules[key]}` }
    : { kind: 'accepted', value, wasWrapped };
}

const alone = (what: string) =>
  `must be the ${what} alone: letters, digits, hyphens and underscores, no spaces or quotes in it.`;

const rules: Record<SettingKey, string> = {
  GOOGLE_MAPS_API_KEY: alone('key'),
  recaptcha_site_key: alone('key'),
  campaign_phone_number: 'must be a US number of 10 digits, or 11 with a leading 1.',
  google_maps_map_id: alone('ID'),
  analytics_id: 'must be the measurement ID of Google Analytics, such as G-ABCD123456.',
  busy_minutes: `must be whole minutes from ${busyLimits.least} to ${busyLimits.most}.`,
  busy_until: 'must be a time to come with its zone, such as 2026-11-23T11:00:00Z.',
  review_requests: 'must be on or off.',
  weekly_mail: 'must be on or off.',
};

const readers: Record<SettingKey, (text: string, now: Date) => string | undefined> = {
  GOOGLE_MAPS_API_KEY: identifier,
  recaptcha_site_key: identifier,
  campaign_phone_number: usPhone,
  google_maps_map_id: identifier,
  analytics_id: analyticsIdOf,
  busy_minutes: (text) => busyMinutesOf(text)?.toString(),
  busy_until: timeToCome,
  review_requests: onOrOff,
  weekly_mail: onOrOff,
};

const quotes = '"\'`\u2018\u2019\u201c\u201d';
const isQuoted = (text: string) =>
  text.length > 1 &&
  quotes.includes(text.charAt(0)) &&
  quotes.includes(text.charAt(text.length - 1));

function withoutWrapping(typed: string): string {
  let text = typed.trim();
  while (isQuoted(text)) text = text.slice(1, -1).trim();
  return text;
}

function identifier(text: string): string | undefined {
  return /^[\w-]{1,200}$/.test(text) ? text : undefined;
}

function onOrOff(text: string): string | undefined {
  return /^(on|off)$/i.test(text) ? text.toLowerCase() : undefined;
}

function timeToCome(text: string, now: Date): string | undefined {
  const time = busyUntilOf(text);
  return time !== undefined && time > now.toISOString() ? time : undefined;
}

/** Area code and exchange of a US number never begin with 0 or 1. */
function usPhone(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined;
  const [, national] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(text.replace(/\D/g, '')) ?? [];
  return national && `+1${national}`;
}
