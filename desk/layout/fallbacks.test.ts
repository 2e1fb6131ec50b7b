import { afterEach, expect, test, vi } from 'vitest';
import { Broken } from './fallbacks.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('after a screen broke, trying again reloads the page, which may be of an earlier build', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  Broken().props.retry();
  expect(reload).toHaveBeenCalledOnce();
});
