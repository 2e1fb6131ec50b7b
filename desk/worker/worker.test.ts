import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches, origin, startWorker } from '../../tests/support/render/fake-worker.ts';

type Listener = (event: object) => void;

async function start(answers: Record<string, () => Response>) {
  const sent: string[] = [];
  startWorker({}, fakeCaches());
  const listeners = new Map<string, Listener>();
  const subscription = {
    options: {},
    unsubscribe: vi.fn(),
    toJSON: () => ({ endpoint: 'https://push.example/new' }),
  };
  vi.stubGlobal('self', {
    location: new URL('/desk/sw.js', origin),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      pushManager: { getSubscription: async () => null, subscribe: async () => subscription },
    },
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push([method, path, body].filter(Boolean).join(' '));
    return answers[`${method} ${path}`]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  await import('./worker.ts');
  return { sent, fire: (name: string, event: object) => listeners.get(name)?.(event) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['GET', '/api/desk/requests', 'cors'],
  ['GET', '/api/desk/export?format=csv', 'navigate'],
  ['GET', '/api/desk/events', 'cors'],
  ['POST', '/api/desk/push', 'cors'],
  ['GET', '/icon-192.png', 'no-cors'],
])('%s %s is left to the browser, so it is never cached', async (method, path, mode) => {
  const { fire } = await start({});
  const respondWith = vi.fn();
  fire('fetch', { request: { method, mode, url: origin + path }, respondWith });
  expect(respondWith).not.toHaveBeenCalled();
});

test('a subscription that the browser ended is renewed and stored', async () => {
  const { fire, sent } = await start({
    'GET /api/desk/push': () =>
      Response.json({ publicKey: 'BP8', subscribed: true, last_push_at: null }),
    'POST /api/desk/push': () => Response.json({}, { status: 201 }),
  });
  const waitUntil = vi.fn();
  fire('pushsubscriptionchange', { waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(sent).toEqual([
    'GET /api/desk/push',
    'POST /api/desk/push {"endpoint":"https://push.example/new"}',
  ]);
});

test.each([
  ['signed out', { 'GET /api/desk/push': () => new Response('{}', { status: 401 }) }],
  ['offline', {}],
])('while %s, an ended subscription is not renewed, and nothing fails', async (_, answers) => {
  const { fire, sent } = await start(answers);
  const waitUntil = vi.fn();
  fire('pushsubscriptionchange', { waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(sent).toEqual(['GET /api/desk/push']);
});
