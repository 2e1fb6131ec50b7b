import { afterPaint } from '../browser/after-paint.ts';
import {
  type HoldScriptData,
  menuButton,
  pendingNotice,
  type WaitingData,
} from '../browser/dom-contract.ts';
import { orOnline, retry } from '../browser/retry.ts';
import { countTaps } from './count-taps.ts';

/** Inline in every page. Keeps React from competing with the HTML for a slow connection (docs/decisions/0002). */
const script = document.currentScript as HTMLScriptElement;
let started = false;

function start() {
  if (started) return;
  started = true;
  // Browsers cache a failed import by its URL, so each retry adds a question mark.
  void retry(
    (failures) =>
      import(/* @vite-ignore */ (script.dataset as HoldScriptData).start + '?'.repeat(failures)),
    orOnline((failures) => 2000 * failures),
  );
}

for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, true);

/** So that no download delays that paint. */
function afterLargestPaint(run: () => void) {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    afterPaint(run);
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type, buffered: true });
}

addEventListener('load', () => {
  // A page that is not drawn may never report a paint or an idle moment.
  setTimeout(start, 1000);
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
  afterLargestPaint(() => whenIdle(start));
});

countTaps();

/** Defers an early submit or press until React is ready. Calls `late` if that takes `ms`. */
function holdUntilReady(event: Event, data: WaitingData, ms: number, late: () => void): void {
  if (data.ready) return;
  event.preventDefault();
  data.pending = 'true';
  start();
  setTimeout(() => data.pending && late(), ms);
}

// Submitted again by booking/use-request-form.ts.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post') return;
    holdUntilReady(event, form.dataset, 4000, () => {
      (form.querySelector(pendingNotice) as HTMLElement).hidden = false;
    });
  },
  true,
);

// Opened by layout/header/menu-button.tsx.
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(menuButton);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    holdUntilReady(event, link.dataset, 2500, () => {
      // Otherwise the menu would open when the visitor comes back.
      delete link.dataset.pending;
      location.assign(link.href);
    });
  },
  true,
);
