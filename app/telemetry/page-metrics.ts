import { tryRead } from '../browser/try-read.ts';

interface Moment {
  name: string;
  startTime: number;
}

/** In ms. Older browsers have no entries: a page that is visible now then counts as visible from the start. */
export function visibleUntil(now: number, visibleNow: boolean, entries: readonly Moment[]): number {
  if (entries.length === 0) return visibleNow ? now : 0;
  const spans = entries.map(({ name, startTime }, index) =>
    name === 'visible' ? (entries[index + 1]?.startTime ?? now) - startTime : 0,
  );
  return spans.reduce((sum, span) => sum + Math.max(0, span), 0);
}

const isVisible = () => document.visibilityState === 'visible';
const scrollable = () => document.documentElement.scrollHeight - innerHeight;
const isFormField = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('form[method=post] :is(input, select, textarea, button)');

/** Events before this script ran, from the Event Timing API; 0 without support. */
function countedBefore(): number {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return (eventCounts?.get('pointerdown') ?? 0) + (eventCounts?.get('keydown') ?? 0);
}

/** The first page of a visit is measured from its navigation, at time 0. */
function firstPage(path: string) {
  const entries = tryRead(() => performance.getEntriesByType('visibility-state')) ?? [];
  return {
    path,
    arrivedAt: 0,
    msInView: visibleUntil(performance.now(), isVisible(), entries),
    depth: 0,
    interactions: tryRead(countedBefore) ?? 0,
    formFocus: Number(isFormField(document.activeElement)),
  };
}

let page: ReturnType<typeof firstPage> | undefined;
let seenSince: number | undefined;

function followSight({ type }: Partial<Event> = {}): void {
  const now = performance.now();
  if (page && seenSince !== undefined) page.msInView += now - seenSince;
  // On pagehide the page goes into the back/forward cache.
  seenSince = isVisible() && type !== 'pagehide' ? now : undefined;
}

function depthNow(): number {
  const all = scrollable();
  return all <= 0 ? 100 : Math.min(100, Math.round((scrollY / all) * 100));
}

function followScroll(): void {
  // The page may be short for a moment during a navigation.
  if (page && scrollable() > 0) page.depth = Math.max(page.depth, depthNow());
}

function countEvent({ type, target, repeat }: Event & { repeat?: boolean }): void {
  if (!page) return;
  if (type === 'focusin') page.formFocus += Number(isFormField(target));
  else if (!repeat) page.interactions += 1;
}

function watch(): void {
  document.addEventListener('visibilitychange', followSight);
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, followSight);
  const passive = { capture: true, passive: true };
  addEventListener('scroll', followScroll, { passive: true });
  // Not click and touchstart, which would count a tap twice.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, countEvent, passive);
}

export function beginPage(path: string): void {
  if (page?.path === path) return;
  if (page) {
    const arrivedAt = performance.now();
    page = { path, arrivedAt, msInView: 0, depth: 0, interactions: 0, formFocus: 0 };
    seenSince = undefined;
    followScroll();
  } else {
    page = firstPage(path);
    watch();
  }
  followSight();
}

/** Of the page that sends the request (docs/product.md 7.4). Undefined if nothing was measured. Never throws. */
export function pageMetrics() {
  return tryRead(() => {
    if (!page) return undefined;
    followSight();
    return {
      /** In ms, only while the page was visible. */
      timeOnPage: Math.round(page.msInView),
      scrollDepth: Math.max(page.depth, depthNow()),
      pageInteractions: page.interactions,
      formFocusEvents: page.formFocus,
      /** In ms, from opening the page to sending, visible or not. */
      conversionTime: Math.round(performance.now() - page.arrivedAt),
    };
  });
}
