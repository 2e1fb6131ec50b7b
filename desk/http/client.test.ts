import { afterEach, expect, test, vi } from 'vitest';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { pushState } from '../../contract/answers/push.ts';
import { ApiError, callApi, readApi } from './client.ts';

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
