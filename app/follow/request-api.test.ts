import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clockBehindMs, readRequest, sendNote, suppress } from './request-api.ts';

type Answer = () => Response | Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const problem =
  (status: number, more: object = {}): Answer =>
  () =>
    Response.json({ type: 'about:blank', title: 'x', status, detail: 'No.', ...more }, { status });

let answer: Answer;
let asked: [path: string, init: RequestInit][];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init]);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['right', '2026-11-22T07:20:00Z', 1000],
  ['an hour slow', '2026-11-22T06:20:00Z', 3_601_000],
  ['an hour fast', '2026-11-22T08:20:00Z', -3_599_000],
])('on a device whose clock is %s, minutes count by the server’s', async (_, now, behind) => {
  vi.setSystemTime(now);
  const headers = { date: 'Sun, 22 Nov 2026 07:20:00 GMT' };
  answer = () => new Response('', { headers });
  await readRequest('token');
  expect(clockBehindMs()).toBe(behind);
  answer = lost;
  await readRequest('token');
  expect(clockBehindMs()).toBe(behind);
});

test.each<[string, Answer, object]>([
  ['a refusal', problem(409), { kind: 'refused', message: 'No.' }],
  [
    'a refusal of the text',
    problem(422, { errors: { text: 'Too long.' } }),
    { kind: 'refused', message: 'Too long.' },
  ],
  ['a link that is past', problem(410), { kind: 'ended', ending: 'past' }],
  ['our 503', problem(503), { kind: 'no_answer' }],
  ['a 404 of a proxy', () => new Response('', { status: 404 }), { kind: 'no_answer' }],
  ['the problem of another status', problem(410, { status: 404 }), { kind: 'no_answer' }],
  ['a captive portal', () => new Response('<p>Log in</p>'), { kind: 'no_answer' }],
  ['no connection', lost, { kind: 'no_answer' }],
])('the outcome of sending a note: %s', async (_, given, outcome) => {
  answer = given;
  expect(await sendNote('token', 'Blue door', 'key')).toEqual(outcome);
  const [[path, { method, headers, body }] = ['', {}]] = asked;
  expect([method, path, body]).toEqual(['POST', '/api/request/notes', '{"text":"Blue door"}']);
  expect(headers).toMatchObject({ 'idempotency-key': 'key' });
});

test.each<[string, Answer, string]>([
  ['the server', () => new Response(null, { status: 204 }), 'done'],
  ['a server that knows no such link', problem(401), 'wrong'],
  ['a busy server', problem(503), 'no_answer'],
  ['a captive portal', () => new Response('<p>Log in</p>'), 'no_answer'],
  ['no server', lost, 'no_answer'],
])('only the server can say that no more mail is sent: %s', async (_, given, outcome) => {
  answer = given;
  expect(await suppress('token')).toBe(outcome);
});

test('a page in Spanish asks for responses in Spanish', async () => {
  onTestFinished(() => void vi.doUnmock('#words/language.ts'));
  vi.resetModules();
  vi.doMock('#words/language.ts', () => import('../../content/es/language.ts'));
  const spanish = await import('./request-api.ts');
  answer = lost;
  await spanish.sendNote('token', 'Puerta azul', 'clave');
  await sendNote('token', 'Blue door', 'key');
  const languages = asked.map(([, { headers }]) => new Headers(headers).get('accept-language'));
  expect(languages).toEqual(['es', null]);
});
