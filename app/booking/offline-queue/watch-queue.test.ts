import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import { fakeIndexedDb } from '../../../tests/support/render/fake-indexed-db.ts';

const waiting = {
  key: 'first',
  keptAt: Date.now(),
  state: 'waiting',
  request: { type: 'callback' },
  notBefore: 0,
  refusals: 0,
  tried: false,
} as const;

/** When sending was tried, in seconds since the page was opened. */
let tried: number[];
/** What an attempt to send does. */
let attempt: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  tried = [];
  attempt = async () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./send-queue.ts');
  vi.doUnmock('./notify-sent.ts');
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

async function open(kept = new Map<string, unknown>([['first', waiting]])) {
  const globals = { indexedDB: fakeIndexedDb(kept), BroadcastChannel: undefined };
  const { window, document } = openPage({ globals });
  const notifySent = vi.fn();
  const opened = Date.now();
  vi.doMock('./notify-sent.ts', () => ({ notifySent }));
  vi.doMock('./send-queue.ts', () => ({
    sendQueue: async () => {
      tried.push((Date.now() - opened) / 1000);
      await attempt();
    },
  }));
  // Loaded in advance, because loading takes real time.
  await import('./send-queue.ts');
  const { watchQueue } = await import('./watch-queue.ts');
  const { notifyChange } = await import('./store.ts');
  const end = watchQueue();
  await seconds(0);
  return { kept, window, document, notifySent, notifyChange, end };
}

test('what waits is tried at once, after 15 s, and then at intervals that double up to 5 minutes', async () => {
  await open();
  await seconds(1100);
  expect(tried).toEqual([0, 15, 45, 105, 225, 465, 765, 1065]);
});

test.each([
  ['the connection is back', 'window', 'online'],
  ['the page is shown again', 'document', 'visibilitychange'],
] as const)(
  'once %s, it is tried at once, and the intervals start again',
  async (_, target, event) => {
    const page = await open();
    await seconds(50);
    page[target].dispatchEvent(new Event(event));
    await seconds(20);
    expect(tried).toEqual([0, 15, 45, 50, 65]);
  },
);

test('a hidden page does not try at once', async () => {
  const { window, document } = await open();
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await seconds(10);
  expect(tried).toEqual([0]);
});

test('while one attempt is under way there is no second, and afterward the next one is planned', async () => {
  const held = Promise.withResolvers<void>();
  attempt = () => held.promise;
  const { window } = await open();
  window.dispatchEvent(new Event('online'));
  await seconds(5);
  expect(tried).toEqual([0]);
  held.resolve();
  await seconds(15);
  expect(tried).toEqual([0, 20]);
});

test('an attempt that fails does not end the watch', async () => {
  attempt = () => Promise.reject(new Error('storage failed'));
  await open();
  await seconds(45);
  expect(tried).toEqual([0, 15, 45]);
});

test('nothing is tried while nothing waits; what another tab queues is tried later', async () => {
  const { kept, notifyChange } = await open(new Map());
  await seconds(3600);
  expect(tried).toEqual([]);
  kept.set('first', waiting);
  notifyChange();
  await seconds(15);
  expect(tried).toEqual([3615]);
});

test('the visitor is told of what was sent, and then nothing more is tried', async () => {
  const sent = { key: 'first', keptAt: Date.now(), state: 'sent', reference: 'LS-1' };
  const { kept, notifySent, notifyChange } = await open();
  kept.set('first', sent);
  notifyChange();
  await seconds(3600);
  expect(notifySent).toHaveBeenCalledWith(sent);
  expect(tried).toEqual([0]);
});

test('after the end nothing is tried', async () => {
  const { window, document, notifyChange, end } = await open();
  end();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  notifyChange();
  await seconds(3600);
  expect(tried).toEqual([0]);
});
