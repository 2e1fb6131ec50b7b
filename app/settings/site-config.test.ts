import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const google = {
  captcha_provider: 'recaptcha',
  maps_provider: 'google',
  campaign_phone_number: null,
};
const builtIn = {
  captcha_provider: 'altcha',
  maps_provider: 'builtin',
  campaign_phone_number: null,
};

const found = async () => Response.json(google);
const broken = async () => Response.json({}, { status: 500 });
const otherVersion = async () => Response.json({ ...google, captcha_provider: 'unheard of' });
const noJson = async () => new Response('<html>');
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

type Answer = (url: string, init: RequestInit) => Promise<Response>;

/** A fresh page. Each request gets the next of these answers, and the last one repeats. */
async function open(...answers: [Answer, ...Answer[]]) {
  const ask = vi.fn<Answer>();
  for (const answer of answers.slice(0, -1)) ask.mockImplementationOnce(answer);
  ask.mockImplementation(answers[answers.length - 1] ?? answers[0]);
  vi.stubGlobal('fetch', ask);
  vi.resetModules();
  return { ask, ...(await import('./site-config.ts')) };
}

/** Returns the result after running through all pauses between the retries. */
async function settled<Answer>(asked: Promise<Answer>): Promise<Answer> {
  await vi.runAllTimersAsync();
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is asked once per page, however many callers there are', async () => {
  const { siteConfig, ask } = await open(found);
  expect(await Promise.all([siteConfig(), siteConfig()])).toEqual([google, google]);
  expect(await siteConfig()).toEqual(google);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['no connection', unreachable],
  ['a broken server', broken],
  ['another server’s page', noJson],
  ['a provider that this page does not have', otherVersion],
])('%s is retried once', async (_, failing) => {
  const { siteConfig, ask } = await open(failing, found);
  expect(await settled(siteConfig())).toEqual(google);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['no connection', unreachable],
  ['a broken server', broken],
  ['another server’s page', noJson],
])('%s twice means the built-in providers, until the next call asks again', async (_, failing) => {
  const { siteConfig, ask } = await open(failing, failing, found);
  expect(await settled(siteConfig())).toEqual(builtIn);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await siteConfig()).toEqual(google);
});

test('with a server that never answers, each of the two tries times out after 5 s', async () => {
  const { siteConfig, ask } = await open(
    (_, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const told = vi.fn();
  const answered = siteConfig().then(told);
  await vi.advanceTimersByTimeAsync(9999);
  expect(told).not.toHaveBeenCalled();
  // The fake clock counts a pause of 0 ms as 1 ms.
  await vi.advanceTimersByTimeAsync(2);
  await answered;
  expect(told).toHaveBeenCalledWith(builtIn);
  expect(ask).toHaveBeenCalledTimes(2);
});
