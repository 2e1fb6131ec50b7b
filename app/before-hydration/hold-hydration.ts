import { afterPaint } from '../browser/after-paint.ts';
import { orOnline, retry } from '../browser/retry.ts';
import { countTaps } from './count-taps.ts';
import { type FormData, type HoldScriptData, pendingNotice } from './dom-contract.ts';

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

for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  addEventListener(sign, start, { capture: true, passive: true });

/** So that nothing that is loaded delays that paint. */
function afterLargestPaint(run: () => void) {
  const type = 'largest-contentful-paint';
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(type)) {
    afterPaint(run);
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type, buffered: true });
}

addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
  afterLargestPaint(() => whenIdle(start));
  // A page that is not drawn may never report a paint or an idle moment.
  setTimeout(start, 1000);
});

countTaps();

// React submits the form again when it is ready (booking/use-request-form.ts).
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const data: FormData = form.dataset;
    if (form.method !== 'post' || data.ready) return;
    event.preventDefault();
    data.pending = 'true';
    start();
    setTimeout(() => {
      if (data.pending) (form.querySelector(pendingNotice) as HTMLElement).hidden = false;
    }, 4000);
  },
  true,
);
