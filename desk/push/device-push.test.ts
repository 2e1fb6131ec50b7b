import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

type Permission = 'default' | 'granted' | 'denied';
const wanted = { 'desk-push': 'on' };

/** A device that has a subscription if `endpoint` is given, and whose owner answers with `answer`. */
async function open({
  permission = 'granted' as Permission,
  answer = 'granted' as Permission,
  kept = {} as Record<string, string>,
  endpoint = undefined as string | undefined,
  status = 200,
} = {}) {
  const calls: string[] = [];
  const subscriptionOf = (address: string) => ({
    options: { applicationServerKey: Uint8Array.from([4]).buffer },
    unsubscribe: async () => {
      calls.push('unsubscribe');
      subscription = undefined;
    },
    toJSON: () => ({ endpoint: address }),
  });
  let subscription = endpoint === undefined ? undefined : subscriptionOf(endpoint);
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe() {
      calls.push('subscribe');
      subscription = subscriptionOf('https://push.example/new');
      return subscription;
    },
  };
  const registration = { pushManager };
  const Notification = {
    permission,
    async requestPermission() {
      calls.push('ask');
      Notification.permission = answer;
      return answer;
    },
  };
  openPage({
    localStorage: kept,
    navigator: {
      userAgent: '',
      serviceWorker: {
        getRegistration: async () => registration,
        register: async () => registration,
        ready: Promise.resolve(registration),
      },
    },
    globals: {
      PushManager: class {},
      Notification,
      async fetch(_: string, { method }: RequestInit) {
        calls.push(String(method));
        return Response.json({ publicKey: 'BA', subscribed: true, last_push_at: null }, { status });
      },
    },
  });
  return { calls, kept, ...(await import('./device-push.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

test('turning notifications on asks first, then subscribes and tells the server', async () => {
  const { calls, kept, turnOnPush, readDevicePush } = await open({ permission: 'default' });
  expect(await readDevicePush()).toBe('off');
  expect(await turnOnPush('BA')).toBe('granted');
  expect(calls).toEqual(['ask', 'subscribe', 'POST']);
  expect(kept).toEqual(wanted);
  expect(await readDevicePush()).toBe('on');
});

test('if the owner says no, nothing is subscribed', async () => {
  const { calls, kept, turnOnPush } = await open({ permission: 'default', answer: 'denied' });
  expect(await turnOnPush('BA')).toBe('denied');
  expect(calls).toEqual(['ask']);
  expect(kept).toEqual({});
});

test('if the server refuses the subscription, the device does not count as turned on', async () => {
  const { kept, turnOnPush } = await open({ permission: 'default', status: 503 });
  await expect(turnOnPush('BA')).rejects.toThrow();
  expect(kept).toEqual({});
});

const subscribed = { kept: wanted, endpoint: 'https://push.example/old' };

test('turning notifications off ends the subscription at the server and on the device', async () => {
  const { calls, kept, turnOffPush } = await open({ ...subscribed, kept: { ...wanted } });
  await turnOffPush();
  expect(calls).toEqual(['DELETE', 'unsubscribe']);
  expect(kept).toEqual({});
});

test('notifications stay on if the server cannot turn them off', async () => {
  const { calls, kept, turnOffPush } = await open({
    ...subscribed,
    kept: { ...wanted },
    status: 503,
  });
  await expect(turnOffPush()).rejects.toThrow();
  expect(calls).toEqual(['DELETE']);
  expect(kept).toEqual(wanted);
});

test('after signing out the device is subscribed no more, and does not subscribe again', async () => {
  const { calls, kept, forgetPush, renewPush } = await open({ ...subscribed, kept: { ...wanted } });
  await forgetPush();
  expect(kept).toEqual({});
  await renewPush();
  expect(calls).toEqual(['unsubscribe']);
});

test('a lost subscription is created again where notifications are wanted', async () => {
  const { calls, renewPush } = await open({ kept: { ...wanted } });
  await renewPush();
  expect(calls).toEqual(['GET', 'subscribe', 'POST']);
});

test.each<[string, Permission, Record<string, string>]>([
  ['they are not wanted', 'granted', {}],
  ['the question is open', 'default', wanted],
  ['they are denied', 'denied', wanted],
])('nothing is renewed and nobody is asked where %s', async (_, permission, kept) => {
  const { calls, renewPush } = await open({ permission, kept: { ...kept } });
  await renewPush();
  expect(calls).toEqual([]);
});
