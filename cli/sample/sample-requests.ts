import type { Selectable } from 'kysely';
import type { Language } from '../../contract/languages.ts';
import { sampleMark } from '../../contract/request.ts';
import { isLockout, type Service, services, timeframes } from '../../contract/services.ts';
import { readValues } from '../../contract/typed-values.ts';
import { buildRecord, fingerprint } from '../../server/booking/record.ts';
import type { TextsTable } from '../../server/database/desk-tables.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import { referenceLetters } from '../../server/requests/request-token.ts';
import { type Draws, drawsFrom } from './draws.ts';
import { type Asked, sampleBody } from './sample-body.ts';
import { type Course, sampleCourse } from './sample-course.ts';
import { sampleMoments } from './sample-moments.ts';
import { withThread } from './sample-thread.ts';

export interface SampleRequest extends Course {
  row: RequestRow;
  /** The texts about it. */
  thread: Selectable<TextsTable>[];
}

const [asap, sameDay, ...later] = timeframes;
const minuteMs = 60_000;

/** What is open right now, so that the desk has something to do. */
const openNow: readonly (readonly [
  minutesAgo: number,
  reach: 'unseen' | 'seen' | 'accepted' | 'on_the_way',
  service?: Service,
  timeframe?: string,
  more?: { etaIn?: number; isOutside?: boolean; language?: Language },
])[] = [
  [1300, 'accepted', 'Access Control', 'Within Couple of Weeks'],
  [1180, 'accepted', 'Commercial Lock Replacement', 'Within Couple of Days'],
  [190, 'accepted', 'Car Key Replacement', 'Same Day'],
  [74, 'seen', 'Lock Rekey', 'Same Day', { isOutside: true }],
  [48, 'on_the_way', 'House Lockout', 'ASAP', { etaIn: -7 }],
  [31, 'accepted', 'Business Lockout', 'ASAP', { etaIn: 25 }],
  [24, 'on_the_way', 'Car Lockout', 'ASAP', { etaIn: 14 }],
  [19, 'unseen'],
  [6, 'seen', 'House Lockout', 'ASAP', { language: 'es' }],
  [2, 'unseen', 'Car Lockout', 'ASAP'],
];

/**
 * A month of made-up requests up to `now`, oldest first: some 120, the same each time except for the dates.
 * @param people who may sign in; they make the changes
 */
export function sampleRequests(now: Date, people: readonly string[]): SampleRequest[] {
  const draws = drawsFrom('sample');
  const past = sampleMoments(draws, now).map((at, index) => {
    const asked = askedInThePast(draws, index);
    if (index % 4 === 0) asked.language = 'es';
    return sampleRequest(draws, asked, { at, reach: 'closed', people, now });
  });
  const open = openNow.map(([minutes, reach, service, timeframe = '', more = {}]) => {
    const { etaIn, ...details } = more;
    const at = new Date(now.getTime() - minutes * minuteMs);
    const asked: Asked = service
      ? { type: 'booking', service, timeframe, ...details }
      : { type: 'callback' };
    const given = { at, reach, ...(etaIn !== undefined && { etaIn }), people, now };
    const request = sampleRequest(draws, asked, given);
    return reach === 'on_the_way' ? withThread(request, now) : request;
  });
  return [...past, ...open];
}

function askedInThePast(draws: Draws, index: number): Asked {
  if (draws.chance(0.07)) return { type: 'callback' };
  // Use each service once, and then lockouts more often than the rest.
  const service =
    services[index] ?? draws.one(draws.chance(0.5) ? services.filter(isLockout) : services);
  const urgency = draws.chance(isLockout(service) ? 0.9 : 0.25) ? asap : sameDay;
  const timeframe = isLockout(service) || draws.chance(0.5) ? urgency : draws.one(later);
  return { type: 'booking', service, timeframe, isOutside: draws.chance(0.04) };
}

function sampleRequest(
  draws: Draws,
  asked: Asked,
  given: Omit<Parameters<typeof sampleCourse>[1], 'pace'>,
): SampleRequest {
  const body = sampleBody(draws, asked);
  const values = readValues(body);
  const built = buildRecord({
    body,
    values,
    token: '',
    captcha: { status: 'verified', provider: 'altcha', once: { id: '', expiresAt: given.at } },
    idempotencyKey: null,
    requestHash: fingerprint(body.type, values),
    now: given.at,
  });
  const isToday = asked.type === 'callback' || asked.timeframe === sameDay;
  const isUrgent = asked.type === 'booking' && asked.timeframe === asap;
  const pace = isUrgent ? 'urgent' : isToday ? 'today' : 'later';
  const row: RequestRow = {
    ...built,
    id: draws.id(),
    reference: `LS-${Array.from({ length: 6 }, () => draws.one([...referenceLetters])).join('')}`,
    captcha_provider: sampleMark,
    captcha_status: sampleMark,
  };
  return { row, thread: [], ...sampleCourse(draws, { ...given, pace }) };
}
