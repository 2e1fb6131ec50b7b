import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const api = { render: () => 0, reset: () => undefined };

interface Script {
  src: string;
  onerror: () => void;
  remove: () => void;
}

type Page = { onRecaptchaLoaded: () => void; grecaptcha?: object };

/** A page without Google's script; `scripts` are those that are added to it. */
async function open(already?: object) {
  const scripts: Script[] = [];
  const page = { grecaptcha: already } as Page;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => {
      const remove = () => void scripts.splice(scripts.indexOf(script), 1);
      const script: Script = { src: '', onerror: () => undefined, remove };
      return script;
    },
    head: { append: (script: Script) => scripts.push(script) },
  });
  vi.resetModules();
  const { loadRecaptcha } = await import('./load-recaptcha.ts');
  return { scripts, page, loadRecaptcha };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two concurrent loads add one script, and resolve when it calls back', async () => {
  const { scripts, page, loadRecaptcha } = await open();
  const both = [loadRecaptcha(), loadRecaptcha()];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/);
  page.grecaptcha = api;
  page.onRecaptchaLoaded();
  expect(await Promise.all(both)).toEqual([api, api]);
  expect(vi.getTimerCount()).toBe(0);
  await loadRecaptcha();
  expect(scripts).toHaveLength(1);
});

test('a script that is already there is not loaded again', async () => {
  const { scripts, loadRecaptcha } = await open(api);
  expect(await loadRecaptcha()).toBe(api);
  expect(scripts).toEqual([]);
});

test.each<[string, (page: Page, script?: Script) => void]>([
  ['cannot be fetched', (_, script) => script?.onerror()],
  ['calls back without its interface', (page) => page.onRecaptchaLoaded()],
  [
    'calls back with half of its interface',
    (page) => {
      page.grecaptcha = { render: api.render };
      page.onRecaptchaLoaded();
    },
  ],
  ['does not call back for 15 s', () => vi.advanceTimersByTime(15_000)],
])('a script that %s is removed, and the next try adds a new one', async (_, failing) => {
  const { scripts, page, loadRecaptcha } = await open();
  const failed = loadRecaptcha().catch((error: Error) => error.message);
  failing(page, scripts[0]);
  expect(await failed).toBe('Failed to load reCAPTCHA script');
  expect(scripts).toEqual([]);
  const again = loadRecaptcha();
  expect(scripts).toHaveLength(1);
  page.grecaptcha = api;
  page.onRecaptchaLoaded();
  expect(await again).toBe(api);
});

test('a script that calls back after the timeout breaks nothing, and serves the next try', async () => {
  const { scripts, page, loadRecaptcha } = await open();
  const failed = loadRecaptcha().catch((error: Error) => error.message);
  vi.advanceTimersByTime(14_999);
  expect(scripts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await failed;
  page.grecaptcha = api;
  expect(() => page.onRecaptchaLoaded()).not.toThrow();
  expect(await loadRecaptcha()).toBe(api);
  expect(scripts).toEqual([]);
});
