import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, SettingMissing, SettingUnread, setting } from './settings.ts';

/** Stubs fetch: each request gets the next of these answers, and the last one repeats. */
function answerWith(...answers: (() => Response)[]) {
  const asked: { at: number; path: string }[] = [];
  const begun = Date.now();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push({ at: Date.now() - begun, path });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

const found = (value: string) => () => Response.json({ value });
const missing = () => Response.json({}, { status: 404 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a setting is read only once, even if a day passes', async () => {
  const asked = answerWith(found(' key '), found('another'));
  expect(await setting('GOOGLE_MAPS_API_KEY')).toBe('key');
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(await setting('GOOGLE_MAPS_API_KEY')).toBe('key');
  expect(asked).toEqual([{ at: 0, path: '/api/settings/GOOGLE_MAPS_API_KEY' }]);
});

test.each([
  ['an unset key', missing, SettingMissing, 'API key "recaptcha_site_key" not found in settings'],
  [
    'a blank key',
    found('  '),
    SettingMissing,
    'API key "recaptcha_site_key" not found in settings',
  ],
  ['no answer', unreachable, SettingUnread, 'no answer'],
  ['a broken server', () => Response.json({}, { status: 500 }), SettingUnread, 'answer 500'],
  ['an answer of another shape', () => Response.json({ value: 7 }), SettingUnread, 'answer 200'],
])('%s is retried after 1 s and 2 s, and then reported', async (_, answer, type, message) => {
  const asked = answerWith(answer);
  const failed = setting('recaptcha_site_key').catch((error) => error);
  await vi.runAllTimersAsync();
  const error = await failed;
  expect(error).toBeInstanceOf(type);
  expect(error.message).toBe(message);
  expect(asked.map(({ at }) => at)).toEqual([0, 1000, 3000]);
});

test('a failure is not cached: the next call requests again', async () => {
  answerWith(unreachable, unreachable, unreachable, found('key'));
  const failed = setting('recaptcha_site_key').catch((error) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(SettingUnread);
  expect(await setting('recaptcha_site_key')).toBe('key');
});

test('two concurrent calls send one request', async () => {
  const asked = answerWith(found('key'));
  const both = [setting('recaptcha_site_key'), setting('recaptcha_site_key')];
  expect(await Promise.all(both)).toEqual(['key', 'key']);
  expect(asked).toHaveLength(1);
});
