import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import { fakeIndexedDb } from '../../../tests/support/render/fake-indexed-db.ts';
import type { Sent } from './entry.ts';

const sent: Sent = {
  state: 'sent',
  key: 'first',
  keptAt: 1,
  reference: 'LS-1',
  follow: 'token',
  type: 'booking',
  service: 'House Lockout',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../../notices/notify.ts');
});

/** A page of a device that has stored `sent`. `showsToasts`: whether toasts can be loaded. */
async function open({ showsToasts = true, visibilityState = 'visible' } = {}) {
  const kept = new Map<string, unknown>([[sent.key, sent]]);
  const session: Record<string, string> = {};
  const dataLayer: object[] = [];
  openPage({
    sessionStorage: session,
    document: { visibilityState },
    globals: { indexedDB: fakeIndexedDb(kept), BroadcastChannel: undefined, dataLayer },
  });
  const toasts: (string | undefined)[] = [];
  vi.doMock('../../notices/notify.ts', () => ({
    async notify({ description }: { description?: string }) {
      if (showsToasts) toasts.push(description);
      return showsToasts;
    },
  }));
  const { notifySent, onSent } = await import('./notify-sent.ts');
  async function tell() {
    const told = notifySent(sent);
    await vi.runAllTimersAsync();
    await told;
  }
  return { kept, session, dataLayer, toasts, tell, onSent };
}

test('what was sent is told once, recorded as a success, reported, and deleted from the device', async () => {
  const { kept, session, dataLayer, toasts, tell } = await open();
  await Promise.all([tell(), tell()]);
  expect(toasts).toEqual([expect.stringContaining('LS-1')]);
  expect(session).toMatchObject({ last_reference: 'LS-1', last_follow: 'token' });
  expect(dataLayer).toEqual([{ event: 'booking_submission', service: 'House Lockout' }]);
  expect([...kept.keys()]).toEqual([]);
});

test('its own form tells it, and there is no toast', async () => {
  const { kept, session, toasts, tell, onSent } = await open();
  const owner = vi.fn(() => true);
  onSent(owner);
  await tell();
  expect(owner).toHaveBeenCalledExactlyOnceWith(sent);
  expect(toasts).toEqual([]);
  expect(session).toEqual({});
  expect([...kept.keys()]).toEqual([]);
});

test('a form that holds another request by now does not tell it, so a toast does', async () => {
  const { toasts, tell, onSent } = await open();
  onSent(() => false);
  await tell();
  expect(toasts).toHaveLength(1);
});

test('what another tab has told is not told again', async () => {
  const { kept, session, dataLayer, toasts, tell } = await open();
  kept.clear();
  await tell();
  expect(toasts).toEqual([]);
  expect(session).toEqual({});
  expect(dataLayer).toEqual([]);
});

test('a hidden page leaves it to be told later', async () => {
  const { kept, toasts, tell } = await open({ visibilityState: 'hidden' });
  await tell();
  expect(toasts).toEqual([]);
  expect([...kept.values()]).toEqual([sent]);
});

test('if toasts cannot be loaded, the next page tells it', async () => {
  const { kept, session, dataLayer, tell } = await open({ showsToasts: false });
  await tell();
  expect([...kept.values()]).toEqual([sent]);
  expect(session).toEqual({});
  expect(dataLayer).toEqual([]);
});
