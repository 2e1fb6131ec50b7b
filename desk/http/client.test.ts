import { afterEach, expect, test, vi } from 'vitest';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { pushState } from '../../contract/answers/push.ts';
import { ApiError, callApi, fieldErrors, isGone, readApi } from './client.ts';

const state = { publicKey: 'BP8', subscribed: true, last_push_at: null };
const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, detail: 'Not so.' };

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => answer());
const read = () => readApi(pushState, 'GET', '/api/desk/push');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a response is read with its schema, and extra members are tolerated', async () => {
  answerWith(() => Response.json({ ...state, more: 'of a newer server' }));
  expect(await read()).toMatchObject(state);
});

test.each<[string, () => Response]>([
  ['a page of a proxy', () => new Response('<html>Log in</html>')],
  ['nothing', () => new Response('')],
  ['a member that is missing', () => Response.json({ ...state, publicKey: undefined })],
  ['a member of another type', () => Response.json({ ...state, last_push_at: 7 })],
  ['a list', () => Response.json([state])],
])('%s in place of the response is an error with a readable message', async (_, answer) => {
  answerWith(answer);
  await expect(read()).rejects.toThrow(new ApiError(200, words.unreadable));
});

test.each<[string, () => Response | Promise<Response>, number, string]>([
  ['its detail', () => Response.json(problem, { status: 422 }), 422, 'Not so.'],
  [
    'what is wrong with a field',
    () => Response.json({ ...problem, errors: { value: 'Too long.' } }, { status: 422 }),
    422,
    'Too long.',
  ],
  [
    'our words for a proxy',
    () => new Response('<h1>502</h1>', { status: 502 }),
    502,
    words.unreachable,
  ],
  ['our words for no answer', () => Promise.reject(new TypeError('failed')), 0, words.unreachable],
])('a refusal says %s', async (_, answer, status, message) => {
  answerWith(answer);
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', status, message });
});

test('a call that reads nothing accepts any success', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  await callApi('DELETE', '/api/desk/push');
});

test.each<[string, () => Response | Promise<Response>, boolean]>([
  ['our 404', () => Response.json({ ...problem, status: 404 }, { status: 404 }), true],
  ['a 404 of a proxy', () => new Response('<h1>404</h1>', { status: 404 }), false],
  ['another refusal', () => Response.json(problem, { status: 422 }), false],
  ['no answer', () => Promise.reject(new TypeError('failed')), false],
])('%s tells whether what was asked for is gone', async (_, answer, expected) => {
  answerWith(answer);
  expect(isGone(await read().catch((error: unknown) => error))).toBe(expected);
});

test('a call has the headers and the body that it is given', async () => {
  const fetched = vi.fn(async (..._: [string, RequestInit]) => Response.json(state));
  vi.stubGlobal('fetch', fetched);
  await callApi('POST', '/api/desk/requests', {
    body: { phone: '1' },
    key: 'one',
    token: 'secret',
  });
  await read();
  expect(fetched.mock.calls.map(([, { headers, body }]) => [headers, body])).toEqual([
    [
      {
        'content-type': 'application/json',
        'idempotency-key': 'one',
        authorization: 'Bearer secret',
      },
      '{"phone":"1"}',
    ],
    [{}, undefined],
  ]);
});

test('the errors of fields are those of a problem of ours', async () => {
  const errors = { phone: 'Which number?' };
  const answers = [
    Response.json({ ...problem, errors }, { status: 422 }),
    Response.json({ errors }, { status: 422 }),
    Response.json(problem, { status: 422 }),
  ];
  const read: unknown[] = [];
  for (const answer of answers) {
    answerWith(() => answer);
    read.push(fieldErrors(await callApi('PUT', '/').catch((error: unknown) => error)));
  }
  expect(read).toEqual([errors, {}, {}]);
});
