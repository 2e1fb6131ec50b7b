import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from './toaster.tsx';

const failed: Notice = { tone: 'error', title: 'Not sent' };

/** The module under test. `load` returns the toast module, or throws if it cannot be loaded. */
async function open(load: () => object) {
  vi.resetModules();
  vi.doMock('./toaster.tsx', load);
  return import('./notify.ts');
}

afterEach(() => {
  vi.doUnmock('./toaster.tsx');
});

test('a toast is shown once, and notify() resolves to true', async () => {
  const showToast = vi.fn();
  const { notify } = await open(() => ({ showToast }));
  expect(await notify(failed)).toBe(true);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(failed);
});

test('if toasts cannot be loaded, notify() resolves to false', async () => {
  const { notify } = await open(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await notify(failed)).toBe(false);
});

test('toasts that break while showing count as not shown', async () => {
  const showToast = () => {
    throw new Error('no root');
  };
  const { notify } = await open(() => ({ showToast }));
  expect(await notify(failed)).toBe(false);
});

test('prepareToasts() without a network neither throws nor leaves an unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { prepareToasts, notify } = await open(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(() => prepareToasts()).not.toThrow();
  await notify(failed);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
