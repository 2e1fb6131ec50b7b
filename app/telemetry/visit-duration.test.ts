import { afterEach, expect, test, vi } from 'vitest';
import {
  forbiddenStorage,
  fullStorage,
  openPage,
  storageOf,
} from '../../tests/support/render/fake-browser.ts';

const minute = 60_000;
/** When the tab opened its first page, in Unix milliseconds. */
const opened = Date.UTC(2026, 10, 20, 12);

/** A page opened at that time. `clock.passed` is the time since then, in ms. */
async function pageOf(tab: ReturnType<typeof storageOf>, timeOrigin: number) {
  const clock = { passed: 0 };
  const performance = { timeOrigin, now: () => clock.passed };
  openPage({ sessionStorage: tab, globals: { performance } });
  return { clock, ...(await import('./visit-duration.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

test('a visit lasts across the pages of a tab', async () => {
  const storage = storageOf();
  const first = await pageOf(storage, opened);
  first.beginVisit();
  first.clock.passed = minute;
  expect(first.visitDuration()).toBe(minute);
  const second = await pageOf(storage, opened + 2 * minute);
  second.beginVisit();
  const third = await pageOf(storage, opened + 3 * minute);
  third.beginVisit();
  third.clock.passed = 500;
  expect(third.visitDuration()).toBe(3 * minute + 500);
});

test('a clock set back between two pages restarts the visit, and its duration is never negative', async () => {
  const storage = storageOf();
  (await pageOf(storage, opened)).beginVisit();
  const earlier = await pageOf(storage, opened - 60 * minute);
  expect(earlier.visitDuration()).toBe(0);
  earlier.beginVisit();
  earlier.clock.passed = 700;
  expect(earlier.visitDuration()).toBe(700);
});

test.each(['', 'yesterday', '-5', 'NaN', '1e999', '{}', String(opened + minute)])(
  'the invalid stored start %j is ignored',
  async (note) => {
    const page = await pageOf(storageOf({ visit_started: note }), opened);
    page.beginVisit();
    page.clock.passed = 300;
    expect(page.visitDuration()).toBe(300);
  },
);

test('with forbidden or full storage, the visit counts from this page on', async () => {
  for (const storage of [forbiddenStorage, fullStorage()]) {
    const page = await pageOf(storage, opened);
    page.beginVisit();
    page.clock.passed = 400;
    expect(page.visitDuration()).toBe(400);
  }
});
