import { afterEach, expect, test, vi } from 'vitest';
import { storeSubscription } from './subscription.ts';

const publicKey = 'BP8-_w'; // 4, 255, 62, 255 in base64url
const bytes = Uint8Array.from([4, 255, 62, 255]).buffer;

function subscription(key: ArrayBuffer | null, endpoint: string) {
  return {
    options: { applicationServerKey: key },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint }),
  };
}

async function store(existing: ReturnType<typeof subscription> | null, status = 201) {
  const fetched = vi.fn(async (..._: [string, RequestInit]) => new Response('{}', { status }));
  vi.stubGlobal('fetch', fetched);
  const manager = {
    getSubscription: async () => existing,
    subscribe: vi.fn(async () => subscription(bytes, 'https://push.example/new')),
  };
  await storeSubscription(manager as unknown as PushManager, publicKey);
  return { ...manager, sent: fetched.mock.calls.map(([path, { body }]) => [path, body]) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device without a subscription creates one and stores it on the server', async () => {
  const { subscribe, sent } = await store(null);
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  expect(sent).toEqual([['/api/desk/push', '{"endpoint":"https://push.example/new"}']]);
});

test('a subscription with the server’s key is stored again, in case the server lost it', async () => {
  const { subscribe, sent } = await store(subscription(bytes, 'https://push.example/old'));
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([['/api/desk/push', '{"endpoint":"https://push.example/old"}']]);
});

test.each([[null], [new Uint8Array([4, 1]).buffer]])(
  'a subscription with another key is replaced',
  async (key) => {
    const existing = subscription(key, 'https://push.example/old');
    const { sent } = await store(existing);
    expect(existing.unsubscribe).toHaveBeenCalledOnce();
    expect(sent).toEqual([['/api/desk/push', '{"endpoint":"https://push.example/new"}']]);
  },
);

test('a refusal by the server is an error', async () => {
  await expect(store(null, 422)).rejects.toThrow();
});
