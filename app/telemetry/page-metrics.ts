import { tryRead } from '../browser/try-read.ts';

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

let page:
  | {
      path: string;
      /** In ms since the navigation. */
      arrivedAt: number;
      msInView: number;
      depth: number;
      interactions: number;
      formFocus: number;
    }
  | undefined;
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
  const isFirst = !page;
  // The first page of a visit is measured from its navigation, at time 0.
  const arrivedAt = isFirst ? 0 : performance.now();
  const formFocus = Number(isFirst && isFormField(document.activeElement));
  const interactions = (isFirst && tryRead(countedBefore)) || 0;
  page = { path, arrivedAt, msInView: 0, depth: 0, interactions, formFocus };
  seenSince = isFirst && isVisible() ? 0 : undefined;
  if (isFirst) watch();
  else followScroll();
  followSight();
}

/** Describes the page that sends the request (docs/product.md 7.4). Undefined if nothing was measured. Never throws. */
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
