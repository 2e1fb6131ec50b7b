import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

class FakeElement extends EventTarget {
  readonly isInForm: boolean;
  constructor(isInForm: boolean) {
    super();
    this.isInForm = isInForm;
  }
  matches = () => this.isInForm;
}

interface Beginning {
  /** In CSS pixels. */
  pageHeight?: number;
  /** Events that the browser counted before the script ran. */
  counted?: Record<string, number>;
  focused?: FakeElement;
  visibilityState?: string;
  /** Milliseconds since the navigation when React starts. */
  startedAt?: number;
}

/** A page in a viewport 500 px high. `clock.now` is the time since navigation, in ms. */
async function begin({ pageHeight = 2500, startedAt = 0, ...page }: Beginning = {}) {
  const clock = { now: startedAt };
  const root = { scrollHeight: pageHeight };
  const target = openPage({
    document: {
      documentElement: root,
      activeElement: page.focused ?? null,
      visibilityState: page.visibilityState ?? 'visible',
    },
    globals: {
      innerHeight: 500,
      scrollY: 0,
      Element: FakeElement,
      performance: {
        now: () => clock.now,
        eventCounts: page.counted && new Map(Object.entries(page.counted)),
      },
    },
  });
  const metrics = await import('./page-metrics.ts');
  metrics.beginPage('/');
  return {
    ...metrics,
    clock,
    root,
    window: target.window,
    /** Scrolls to this distance from the top, in px. */
    scroll(y: number) {
      vi.stubGlobal('scrollY', y);
      target.window.dispatchEvent(new Event('scroll'));
    },
    press: (key: object = {}) =>
      target.window.dispatchEvent(Object.assign(new Event('keydown'), key)),
    tap: () => target.window.dispatchEvent(new Event('pointerdown')),
    focus(element: object) {
      target.window.dispatchEvent(
        Object.defineProperty(new Event('focusin'), 'target', { value: element }),
      );
    },
    /** Makes the page visible or hidden. */
    show(visibilityState: 'visible' | 'hidden') {
      Object.assign(target.document, { visibilityState });
      target.document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('before measuring starts, there are no page metrics', async () => {
  openPage();
  const { pageMetrics } = await import('./page-metrics.ts');
  expect(pageMetrics()).toBeUndefined();
});

test('scroll depth is the deepest point reached, not the current position', async () => {
  const { scroll, pageMetrics } = await begin();
  expect(pageMetrics()?.scrollDepth).toBe(0);
  scroll(1500);
  scroll(200);
  expect(pageMetrics()?.scrollDepth).toBe(75);
});

test.each([
  ['the end', 2500, 2000, 100],
  ['beyond the end, as iOS bounces', 2500, 2100, 100],
  ['above the top, as iOS bounces', 2500, -80, 0],
  ['a third, in whole percent', 2500, 667, 33],
  ['a page as high as the window', 500, 0, 100],
  ['a page lower than the window', 100, 0, 100],
])('the scroll depth is right after scrolling to %s', async (_, pageHeight, y, depth) => {
  const { scroll, pageMetrics } = await begin({ pageHeight });
  scroll(y);
  expect(pageMetrics()?.scrollDepth).toBe(depth);
});

test('a page that is short for a moment during a page change does not count as read to its end', async () => {
  const { scroll, root, pageMetrics } = await begin();
  root.scrollHeight = 400;
  scroll(0);
  root.scrollHeight = 2500;
  expect(pageMetrics()?.scrollDepth).toBe(0);
});

test('taps and key presses count, and a key held down counts once', async () => {
  const { press, tap, pageMetrics } = await begin();
  tap();
  press({ repeat: false });
  press({ repeat: true });
  press({ repeat: true });
  expect(pageMetrics()?.pageInteractions).toBe(2);
});

test('interactions before the script ran count if the browser counted them', async () => {
  const early = await begin({ counted: { pointerdown: 2, keydown: 3, scroll: 50 } });
  early.tap();
  expect(early.pageMetrics()?.pageInteractions).toBe(6);
});

test('only focus on a field of a form that will be sent counts as form focus', async () => {
  const { focus, pageMetrics } = await begin();
  focus(new FakeElement(true));
  focus(new FakeElement(false));
  focus({});
  expect(pageMetrics()?.formFocusEvents).toBe(1);
  expect((await begin({ focused: new FakeElement(true) })).pageMetrics()?.formFocusEvents).toBe(1);
  expect((await begin({ focused: new FakeElement(false) })).pageMetrics()?.formFocusEvents).toBe(0);
});

test('timeOnPage counts only while the page is visible, and conversionTime counts all the time', async () => {
  const { clock, show, pageMetrics } = await begin({ startedAt: 300 });
  clock.now = 1000;
  show('hidden');
  clock.now = 5000;
  show('visible');
  clock.now = 5500.4;
  expect(pageMetrics()).toMatchObject({ timeOnPage: 1500, conversionTime: 5500 });
});

test('time does not count in the back/forward cache, even if its events come twice', async () => {
  const { clock, window, pageMetrics } = await begin();
  clock.now = 1000;
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  clock.now = 9000;
  window.dispatchEvent(new Event('pageshow'));
  clock.now = 9300;
  window.dispatchEvent(new Event('pageshow'));
  clock.now = 9500;
  expect(pageMetrics()?.timeOnPage).toBe(1500);
});

test('a tab opened in the background starts to count when it is shown', async () => {
  const { clock, show, pageMetrics } = await begin({
    startedAt: 2000,
    visibilityState: 'hidden',
  });
  clock.now = 3000;
  show('visible');
  clock.now = 3200;
  expect(pageMetrics()?.timeOnPage).toBe(200);
});

test('the next page starts from zero, but the same page again does not', async () => {
  const page = await begin();
  page.tap();
  page.scroll(1000);
  page.focus(new FakeElement(true));
  page.clock.now = 4000;
  page.beginPage('/');
  expect(page.pageMetrics()).toMatchObject({ scrollDepth: 50, pageInteractions: 1 });
  vi.stubGlobal('scrollY', 0);
  page.beginPage('/faq');
  page.clock.now = 4700;
  expect(page.pageMetrics()).toEqual({
    timeOnPage: 700,
    scrollDepth: 0,
    pageInteractions: 0,
    formFocusEvents: 0,
    conversionTime: 700,
  });
});

test('if a browser feature disappears, pageMetrics() returns nothing instead of throwing', async () => {
  const { pageMetrics } = await begin();
  vi.stubGlobal('performance', undefined);
  expect(pageMetrics()).toBeUndefined();
});
