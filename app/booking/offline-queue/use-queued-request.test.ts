import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import { fakeIndexedDb } from '../../../tests/support/render/fake-indexed-db.ts';

const values = { name: 'Ana', phone: '(201) 555-0123' };

/** A page that has just been opened on a device where a callback request waits. */
async function open(localStorage: Record<string, string>) {
  const waiting = {
    key: 'first',
    keptAt: Date.now(),
    state: 'waiting',
    request: { type: 'callback', ...values, language: 'es' },
    notBefore: 0,
    refusals: 0,
    tried: true,
  };
  const kept = new Map<string, unknown>([['first', waiting]]);
  const globals = { indexedDB: fakeIndexedDb(kept), BroadcastChannel: undefined };
  openPage({ localStorage, globals });
  vi.doMock('../load-form-parts.ts', () => ({ loadFormParts: () => import('./watch-queue.ts') }));
  return { kept, ...(await import('./use-queued-request.ts')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../load-form-parts.ts');
});

test('a press right after a reload finds the request that waits, before the page has read the queue', async () => {
  const { kept, findWaiting } = await open({ request_kept: '2026-11-22T07:20:00Z' });
  expect(await findWaiting('callback', values)).toMatchObject({
    key: 'first',
    tried: true,
    request: { name: 'Ana', recaptcha_token: '' },
  });
  expect(await findWaiting('callback', { ...values, name: 'Eva' })).toBeUndefined();
  expect(await findWaiting('booking', values)).toBeUndefined();
  kept.clear();
  expect(await findWaiting('callback', values)).toBeUndefined();
});

test('where no request has ever waited, a press reads no queue', async () => {
  const { findWaiting } = await open({});
  vi.stubGlobal('indexedDB', undefined);
  expect(await findWaiting('callback', values)).toBeUndefined();
});
