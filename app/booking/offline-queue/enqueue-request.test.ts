import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import { fakeIndexedDb } from '../../../tests/support/render/fake-indexed-db.ts';

const attempt = {
  key: 'first',
  request: { type: 'booking', name: 'Ana', recaptcha_token: 'token' },
  fingerprint: '{}',
  tried: true,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of a device whose database takes this long to open. */
async function open(openingMs = 0) {
  const kept = new Map<string, unknown>();
  const local: Record<string, string> = {};
  const tags: string[] = [];
  const { open: openDatabase } = fakeIndexedDb(kept);
  const indexedDB = {
    open() {
      const { result } = openDatabase();
      const opening: { result: unknown; onsuccess?: () => void } = { result };
      setTimeout(() => opening.onsuccess?.(), openingMs);
      return opening;
    },
  };
  const sync = { register: async (tag: string) => void tags.push(tag) };
  openPage({
    localStorage: local,
    navigator: { serviceWorker: { getRegistration: async () => ({ sync }) } },
    globals: { indexedDB, BroadcastChannel: undefined },
  });
  const { enqueueRequest } = await import('./enqueue-request.ts');
  const queued = enqueueRequest(attempt);
  await vi.runAllTimersAsync();
  return { queued: await queued, kept, local, tags };
}

test('a request is queued without its token, and the worker is asked to send it', async () => {
  const { queued, kept, local, tags } = await open();
  expect(queued).toBe(true);
  expect([...kept.values()]).toEqual([
    {
      state: 'waiting',
      key: 'first',
      keptAt: expect.any(Number),
      request: { type: 'booking', name: 'Ana' },
      notBefore: 0,
      refusals: 0,
      tried: true,
    },
  ]);
  expect(local).toHaveProperty('request_kept');
  expect(tags).toEqual(['waiting-requests']);
});

test('a request that the visitor was told is not kept is not sent later, even if storage was only slow', async () => {
  const { queued, kept, local, tags } = await open(5000);
  expect(queued).toBe(false);
  expect(kept.size).toBe(0);
  expect(local).toEqual({});
  expect(tags).toEqual([]);
});
