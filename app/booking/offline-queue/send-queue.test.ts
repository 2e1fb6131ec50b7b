import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import { fakeIndexedDb } from '../../../tests/support/render/fake-indexed-db.ts';
import type { Waiting } from './entry.ts';

const now = Date.UTC(2026, 10, 22, 7, 12);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  key: 'first',
  keptAt: now - minuteMs,
  state: 'waiting',
  request: { type: 'booking', service: 'House Lockout', name: 'Ana' },
  notBefore: 0,
  refusals: 0,
  tried: false,
  ...change,
});
const photo = { id: 'a', bytes: new ArrayBuffer(3) };

type Answer = () => Response | Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const stored: Answer = () =>
  Response.json({ id: 'a', reference: 'LS-1', follow: 'token' }, { status: 201 });
const problem =
  (status: number, more: object = {}, headers = {}): Answer =>
  () =>
    Response.json(
      { type: 'about:blank', title: 'x', status, detail: 'Call us.', ...more },
      { status, headers },
    );

/** The entries that the device has stored, by key. */
let kept: Map<string, unknown>;
/** The requests that reached the server, and what it answers. */
let posted: { key: string | null; body: Record<string, unknown> }[];
let onSubmission: Answer;
let onChallenge: Answer;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  kept = new Map();
  posted = [];
  onSubmission = stored;
  onChallenge = async () =>
    Response.json(
      await createChallenge({
        deriveKey,
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        counter: 1,
        hmacSignatureSecret: 'secret',
        hmacKeySignatureSecret: 'other',
        expiresAt: new Date(now + hourMs),
      }),
    );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends what waits, on a new page of this device. */
async function send(entries: readonly Waiting[], isUrgent = false) {
  for (const entry of entries) kept.set(entry.key, entry);
  openPage({
    globals: {
      indexedDB: fakeIndexedDb(kept),
      BroadcastChannel: undefined,
      async fetch(path: string, { headers, body }: RequestInit) {
        if (path === '/api/captcha/challenge') return onChallenge();
        if (path !== '/api/submissions') return new Response('', { status: 202 });
        const key = new Headers(headers).get('idempotency-key');
        posted.push({ key, body: JSON.parse(String(body)) });
        return onSubmission();
      },
    },
  });
  const { sendQueue } = await import('./send-queue.ts');
  await sendQueue(isUrgent);
}

const keysSent = () => posted.map(({ key }) => key);

test('a waiting request is sent under its key with a new token, and its reference is kept to be told', async () => {
  await send([waiting()]);
  expect(posted).toEqual([
    {
      key: 'first',
      body: { ...waiting().request, recaptcha_token: expect.stringMatching(/.{9}/) },
    },
  ]);
  expect([...kept.values()]).toEqual([
    {
      state: 'sent',
      key: 'first',
      keptAt: now,
      reference: 'LS-1',
      follow: 'token',
      type: 'booking',
      service: 'House Lockout',
    },
  ]);
});

test.each<[string, Answer]>([
  ['a timeout', problem(408)],
  ['a limit', problem(429)],
  ['a server that cannot store it', problem(503)],
  ['a fault of the server', problem(500)],
  ['a token that is refused', problem(422, { errors: { recaptcha_token: 'Expired.' } })],
  ['a captive portal', () => new Response('<p>Log in</p>')],
  ['an error of something else', () => new Response('<h1>403</h1>', { status: 403 })],
])('after %s the request waits for another 30 s', async (_, answer) => {
  onSubmission = answer;
  await send([waiting()]);
  expect(kept.get('first')).toEqual(waiting({ tried: true, refusals: 1, notBefore: now + 30_000 }));
});

test.each<[number, string | undefined, number]>([
  [1, undefined, minuteMs],
  [5, undefined, 16 * minuteMs],
  [6, undefined, 30 * minuteMs],
  [60, undefined, 30 * minuteMs],
  [0, '5', 30_000],
  [0, '600', 10 * minuteMs],
  [0, '86400', hourMs],
])(
  'after %i refusals, the next with Retry-After %s, it waits for %i ms',
  async (refusals, asked, wait) => {
    onSubmission = problem(429, {}, asked === undefined ? {} : { 'retry-after': asked });
    await send([waiting({ refusals })]);
    expect(kept.get('first')).toMatchObject({ refusals: refusals + 1, notBefore: now + wait });
  },
);

test.each<[string, Answer, string]>([
  ['a field', problem(422, { errors: { address: 'Which street?' } }), 'Which street?'],
  ['the whole request', problem(400), 'Call us.'],
])(
  'a request is not sent again after a refusal of %s, and its photos are deleted',
  async (_, answer, reason) => {
    onSubmission = answer;
    await send([waiting({ photos: [photo] })]);
    expect(kept.get('first')).toEqual(
      waiting({ tried: true, photos: undefined, ...({ state: 'refused', reason } as object) }),
    );
    await send([], true);
    expect(keysSent()).toEqual(['first']);
  },
);

test('a request that is not due yet is sent only by a press of the button', async () => {
  await send([waiting({ notBefore: now + hourMs })]);
  expect(keysSent()).toEqual([]);
  await send([], true);
  expect(keysSent()).toEqual(['first']);
});

test('a clock that was set back does not make a request wait for longer', async () => {
  await send([waiting({ notBefore: now + hourMs + 1 })]);
  expect(keysSent()).toEqual(['first']);
});

test('a request that no challenge can be had for is not sent, and waits as long as the server asks', async () => {
  onChallenge = problem(429, {}, { 'retry-after': '600' });
  await send([waiting()]);
  expect(keysSent()).toEqual([]);
  expect(kept.get('first')).toEqual(
    waiting({ refusals: 1, notBefore: now + 10 * minuteMs, photos: undefined }),
  );
});

test('without a connection nothing changes, and no other request is tried', async () => {
  let challenges = 0;
  onChallenge = () => {
    challenges += 1;
    return lost();
  };
  const all = [waiting(), waiting({ key: 'second' })];
  await send(all);
  expect(challenges).toBe(1);
  expect([...kept.values()]).toEqual(all);
});

test('a request whose response is lost waits on, as one that may have arrived', async () => {
  onSubmission = lost;
  await send([waiting(), waiting({ key: 'second' })]);
  expect(keysSent()).toEqual(['first']);
  expect(kept.get('first')).toEqual(waiting({ tried: true }));
});

test('a request that the server does not accept does not hold up the next one', async () => {
  onSubmission = () => (posted.length === 1 ? problem(429)() : stored());
  await send([waiting({ key: 'second', keptAt: now }), waiting()]);
  expect(keysSent()).toEqual(['first', 'second']);
  expect(kept.get('second')).toMatchObject({ state: 'sent' });
});

test('a request that is canceled before it is sent is not sent', async () => {
  const challenge = onChallenge;
  onChallenge = () => {
    kept.delete('first');
    return challenge();
  };
  await send([waiting()]);
  expect(keysSent()).toEqual([]);
});

test.each<[string, Answer, unknown]>([
  ['it is stored, which the visitor must be told', stored, { state: 'sent', reference: 'LS-1' }],
  ['it is put off', problem(429), undefined],
  ['it is refused', problem(400), undefined],
])('a request canceled on its way does not wait again: %s', async (_, answer, left) => {
  onSubmission = () => {
    kept.delete('first');
    return answer();
  };
  await send([waiting()]);
  if (left) expect(kept.get('first')).toMatchObject(left);
  else expect(kept.get('first')).toBeUndefined();
});

test.each<[string, Answer, string, object]>([
  ['waits again', problem(429), 'first', { state: 'waiting', photos: [photo] }],
  ['is stored', stored, 'first photos', { state: 'photos', photos: [photo], follow: 'token' }],
])(
  'photos that are added while the request is sent are kept if it %s',
  async (_, answer, key, left) => {
    onSubmission = () => {
      kept.set('first', waiting({ tried: true, photos: [photo] }));
      return answer();
    };
    await send([waiting()]);
    expect(kept.get(key)).toMatchObject(left);
  },
);
