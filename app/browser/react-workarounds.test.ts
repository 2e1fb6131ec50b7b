import { expect, test, vi } from 'vitest';

/** A channel that loses messages while `isLosing`, like that of a page in the back/forward cache. */
class LossyChannel {
  static isLosing = true;
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => LossyChannel.isLosing || this.port1.onmessage?.() };
}

test('work whose message was lost runs exactly once when the page is shown again', async () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('MessageChannel', LossyChannel);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.set(type, listener);
  });
  vi.stubGlobal('setImmediate', undefined);
  vi.stubGlobal('Node', class {});
  await import('./react-workarounds.ts');
  const work = vi.fn();
  setImmediate(work);
  expect(work).not.toHaveBeenCalled();
  LossyChannel.isLosing = false;
  listeners.get('pageshow')?.();
  listeners.get('pageshow')?.();
  expect(work).toHaveBeenCalledTimes(1);
  setImmediate(work);
  expect(work).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
