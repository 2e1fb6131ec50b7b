import { orOnline, retry } from '../browser/retry.ts';
import { countTaps } from './count-taps.ts';
import { type FormData, type HoldScriptData, pendingNotice } from './dom-contract.ts';

/**
 * Inline in every page. Holds React's modules back, so that nothing competes with the HTML for a slow connection.
 * They load at the first sign that the visitor is about to act, or at the first idle moment after the page is
 * loaded and painted. Until then the page is plain HTML that works.
 */
const script = document.currentScript as HTMLScriptElement;
let started = false;

function start() {
  if (started) return;
  started = true;
  // Browsers remember a failed import by its URL, so each retry adds a question mark to it.
  void retry(
    (failures) =>
      import(/* @vite-ignore */ (script.dataset as HoldScriptData).start + '?'.repeat(failures)),
    orOnline((failures) => 2000 * failures),
  );
}

for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  addEventListener(sign, start, { capture: true, passive: true });

/** Runs it after the largest paint was reported, so that nothing loaded by it can delay that paint. */
function afterLargestPaint(run: () => void) {
  const type = 'largest-contentful-paint';
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(type)) {
    requestAnimationFrame(() => setTimeout(run));
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
  // A browser that draws nothing may never report a paint or an idle moment.
  setTimeout(start, 1000);
});

countTaps();

// A form submitted before React has taken it over is remembered; the form submits itself once it is ready.
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
