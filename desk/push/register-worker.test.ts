import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a worker whose script did not arrive when the desk was opened is registered when it is needed', async () => {
  const registration = { update: async () => undefined };
  const register = vi.fn(async () => registration).mockRejectedValueOnce(new TypeError('offline'));
  const ready = Promise.resolve(registration);
  openPage({ navigator: { serviceWorker: { register, ready } } });
  const { deskWorker } = await import('./register-worker.ts');
  await expect(deskWorker()).rejects.toThrow('offline');
  expect(await deskWorker()).toBe(registration);
  await deskWorker();
  expect(register).toHaveBeenCalledTimes(2);
});
