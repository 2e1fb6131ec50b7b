import { afterEach, expect, test, vi } from 'vitest';

const minute = 60_000;
/** When the tab opened its first page, in Unix milliseconds. */
const opened = Date.UTC(2026, 10, 20, 12);

/** A page of a tab, opened at that time; `clock.passed` are the milliseconds since. */
async function openPage(storage: Storage | object, timeOrigin: number) {
  const clock = { passed: 0 };
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('performance', { timeOrigin, now: () => clock.passed });
  vi.resetModules();
  return { clock, ...(await import('./visit-duration.ts')) };
}

/** The storage of a tab, which its pages share. */
function tab(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a visit lasts over the pages of a tab', async () => {
  const storage = tab();
  const first = await openPage(storage, opened);
  first.beginVisit();
  first.clock.passed = minute;
  expect(first.visitDuration()).toBe(minute);
  const second = await openPage(storage, opened + 2 * minute);
  second.beginVisit();
  const third = await openPage(storage, opened + 3 * minute);
  third.beginVisit();
  third.clock.passed = 500;
  expect(third.visitDuration()).toBe(3 * minute + 500);
});

test('a clock set back between two pages begins the visit anew, and is never negative', async () => {
  const storage = tab();
  (await openPage(storage, opened)).beginVisit();
  const earlier = await openPage(storage, opened - 60 * minute);
  expect(earlier.visitDuration()).toBe(0);
  earlier.beginVisit();
  earlier.clock.passed = 700;
  expect(earlier.visitDuration()).toBe(700);
});

test.each(['', 'yesterday', '-5', 'NaN', '1e999', '{}', String(opened + minute)])(
  'the note %j is no beginning',
  async (note) => {
    const page = await openPage(tab({ visit_started: note }), opened);
    page.beginVisit();
    page.clock.passed = 300;
    expect(page.visitDuration()).toBe(300);
  },
);

test('where storage is forbidden or full the visit counts from the page on', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [forbidden, full]) {
    const page = await openPage(storage, opened);
    page.beginVisit();
    page.clock.passed = 400;
    expect(page.visitDuration()).toBe(400);
  }
});
