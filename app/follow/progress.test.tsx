import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressWords } from '#words/follow.ts';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { RequestFacts } from './page/request-page.tsx';
import { Progress } from './progress.tsx';
import type { Followed } from './use-request.ts';

const { standing, trouble } = progressWords;

const pending: FollowedRequest = {
  reference: 'LS-7K3M2',
  type: 'booking',
  status: 'pending',
  service: 'Car Lockout',
  timeframe: 'ASAP',
  created_at: '2026-11-22T07:12:00Z',
  seen_at: null,
  accepted_at: null,
  phone: '•••-•••-0123',
  address: 'Union City',
  can_cancel: true,
};
const seen = { ...pending, seen_at: '2026-11-22T07:14:00Z' };
const accepted = { ...seen, status: 'accepted', accepted_at: '2026-11-22T07:15:00Z' } as const;
const onTheWay = {
  ...accepted,
  status: 'on_the_way',
  on_the_way_at: '2026-11-22T07:17:00Z',
  assignee_name: 'Dana',
} as const;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T07:20:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each<[string, Followed, string, string[]]>([
  [
    'before the first answer',
    { watch: 'asking' },
    standing.unknown,
    ['Received', 'Not accepted yet', 'Not on the way yet', 'Not done yet'],
  ],
  [
    'a new request',
    { watch: 'current', request: pending },
    standing.unseen,
    ['Received 2:12 AM', 'Not accepted yet', 'Not on the way yet', 'Not done yet'],
  ],
  [
    'one that was opened',
    { watch: 'current', request: seen },
    standing.seen,
    ['Received 2:12 AM', 'Not accepted yet', 'Not on the way yet', 'Not done yet'],
  ],
  [
    'one that was accepted',
    { watch: 'current', request: accepted },
    standing.accepted,
    ['Received 2:12 AM', 'Accepted 2:15 AM', 'Not on the way yet', 'Not done yet'],
  ],
  [
    'one with an appointment',
    {
      watch: 'current',
      request: { ...accepted, assignee_name: 'Dana', appointment_at: '2026-11-28T19:00:00Z' },
    },
    'Dana has accepted it. Appointment: Sat, Nov 28, 2:00 PM',
    ['Received 2:12 AM', 'Accepted 2:15 AM', 'Not on the way yet', 'Not done yet'],
  ],
  [
    'one that somebody is on the way for',
    { watch: 'current', request: onTheWay },
    'Dana is on the way.',
    ['Received 2:12 AM', 'Accepted 2:15 AM', 'On the way 2:17 AM', 'Not done yet'],
  ],
  [
    'one whose locksmith is there',
    { watch: 'current', request: { ...onTheWay, arrived_at: '2026-11-22T07:18:00Z' } },
    'Dana is there.',
    ['Received 2:12 AM', 'Accepted 2:15 AM', 'On the way 2:17 AM', 'Not done yet'],
  ],
  [
    'one that was cancelled before anybody opened it',
    { watch: 'current', request: { ...pending, status: 'cancelled', can_cancel: false } },
    standing.cancelled,
    ['Received 2:12 AM'],
  ],
  [
    'one that is done',
    {
      watch: 'current',
      request: {
        ...onTheWay,
        status: 'done',
        done_at: '2026-11-22T07:19:00Z',
        can_cancel: false,
      },
    },
    standing.done,
    ['Received 2:12 AM', 'Accepted 2:15 AM', 'On the way 2:17 AM', 'Done 2:19 AM'],
  ],
  [
    'a connection that was lost',
    { watch: 'offline', request: seen },
    trouble.offline,
    ['Received 2:12 AM', 'Not accepted yet', 'Not on the way yet', 'Not done yet'],
  ],
])('%s: it shows the status, the steps, then the number', async (_, followed, text, steps) => {
  const { elements, all } = await rendered(<Progress followed={followed} />);
  const status = elements.find(({ attributes }) => attributes.role === 'status');
  expect(status?.text).toBe(text);
  const parts = elements.filter((one) => one === status || /^(a|ol)$/.test(one.tag));
  expect(parts.map(({ tag }) => tag)).toEqual([status?.tag, 'ol', 'a']);
  const links = all('a').map(({ attributes }) => attributes.href);
  expect(links).toEqual(['tel:+12017482070']);
  const shown = all('li').filter(({ attributes }) => !attributes.class?.includes('invisible'));
  expect(shown.map((step) => step.text)).toEqual(steps);
});

test.each([
  [{ eta_at: '2026-11-22T07:38:00Z' }, 'Expected about 2:38 AM, in 18 minutes'],
  [{ eta_at: '2026-11-22T07:20:01Z' }, 'Expected about 2:20 AM, in 1 minute'],
  [{ eta_at: '2026-11-22T09:20:00Z' }, 'Expected about 4:20 AM'],
  [{ eta_at: '2026-11-22T07:20:00Z' }, 'Any minute now; call (201) 748-2070.'],
  [{ eta_at: '2026-11-21T07:20:00Z' }, 'Any minute now; call (201) 748-2070.'],
  [{ eta_at: null }, ''],
])('on the way, with %o: %s', async (arranged, text) => {
  const request = { ...onTheWay, ...arranged };
  const statusOf = async (shown: FollowedRequest) => {
    const followed = { watch: 'current', request: shown } as const;
    const { elements } = await rendered(<Progress followed={followed} />);
    return elements.find(({ attributes }) => attributes.role === 'status')?.text;
  };
  expect(await statusOf(request)).toBe(`Dana is on the way. ${text}`.trim());
  const early = { ...request, status: 'accepted', assignee_name: null } as const;
  expect(await statusOf(early)).toBe(
    text ? `Your locksmith has accepted it. ${text}` : standing.accepted,
  );
});

test('a locksmith who comes earlier than arranged is announced with that time, and the appointment stays below', async () => {
  const request = {
    ...accepted,
    eta_at: '2026-11-22T07:38:00Z',
    appointment_at: '2026-11-28T19:00:00Z',
  };
  const { elements, all } = await rendered(<Progress followed={{ watch: 'current', request }} />);
  const status = elements.find(({ attributes }) => attributes.role === 'status');
  expect(status?.text).toBe(
    'Your locksmith has accepted it. Expected about 2:38 AM, in 18 minutes',
  );
  expect(all('dd').map(({ text }) => text)).toContain('Sat, Nov 28, 2:00 PM');
});

test('the word at the door, the price and the appointment are shown until the request is closed', async () => {
  const request = {
    ...onTheWay,
    word: 'copper lantern',
    quoted_cents: 9550,
    appointment_at: '2026-11-28T19:00:00Z',
  };
  const { whyWord } = progressWords.arranged;
  const listOf = async (followed: Followed) => {
    const { all } = await rendered(<Progress followed={followed} />);
    const isShown = all('dl').every(
      ({ path }) => !path.some(({ attributes }) => /\binvisible\b/.test(attributes.class ?? '')),
    );
    return { isShown, texts: all('dd').map(({ text }) => text) };
  };
  expect(await listOf({ watch: 'current', request })).toEqual({
    isShown: true,
    texts: ['copper lantern', whyWord, '$95.50', 'Sat, Nov 28, 2:00 PM'],
  });
  const unknown = { isShown: true, texts: ['\u2013', whyWord] };
  expect(await listOf({ watch: 'asking' })).toEqual(unknown);
  expect(await listOf({ watch: 'current', request: pending })).toEqual(unknown);
  const closed = { ...request, status: 'cancelled', can_cancel: false } as const;
  expect((await listOf({ watch: 'current', request: closed })).isShown).toBe(false);
});

test('the placeholder shown before the status is known is not announced', async () => {
  const { all } = await rendered(<Progress followed={{ watch: 'asking' }} />);
  const shown = all('span').find(({ text }) => text === standing.unknown);
  expect(shown?.attributes['aria-hidden']).toBe('true');
  expect(shown?.path.some(({ attributes }) => attributes.role === 'status')).toBe(true);
});

test('request facts have dir="auto", so right-to-left text is shown from right to left', async () => {
  const request = { ...pending, service: 'פתיחת דלת (דחוף)' };
  const { all } = await rendered(<RequestFacts request={request} />);
  for (const { attributes } of all('dd')) expect(attributes.dir).toBe('auto');
});

test('a waiting customer sees the usual wait of 9 out of 10 requests, if it is known', async () => {
  const usual_wait = { seen_minutes: 1, accepted_minutes: 15, requests: 34 };
  const { all } = await rendered(
    <Progress followed={{ watch: 'current', request: { ...pending, usual_wait } }} />,
  );
  expect(all('p').map(({ text }) => text)).toContain(
    '9 times out of 10 we open an urgent request within 1 minute and accept it within 15 minutes (34 requests in the last 90 days).',
  );
});
