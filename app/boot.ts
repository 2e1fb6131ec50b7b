/**
 * The one script that runs before React does, put inline into every page by scripts/after-build/.
 *
 * React's modules are held back so that nothing competes with the HTML for a slow connection. They
 * start on the first sign that the visitor is about to do something, or at the first idle moment
 * after the page is loaded and painted. Until then the page is plain HTML that works.
 */
const script = document.currentScript as HTMLScriptElement;
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  bring();
}

/** A browser remembers an import that failed: each next one has another address, a question mark longer. */
let mark = '';
function bring() {
  import(/* @vite-ignore */ script.dataset.start + mark).catch(() => {
    mark += '?';
    new Promise((now) => {
      setTimeout(now, 2000 * mark.length);
      window.ononline = now;
    }).then(bring);
  });
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

/** Once the largest paint is done and told, so that nothing asked for now can have held it back. */
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
  // Without a limit a browser that draws nothing may put painting and idle time off for ever.
  setTimeout(start, 1000);
});

// A form sent before React has taken it over is kept, and sent by the form itself once it is ready.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form.dataset.ready) return;
    event.preventDefault();
    form.dataset.pending = 'true';
    start();
    setTimeout(() => {
      if (form.dataset.pending) (form.querySelector('p[hidden]') as HTMLElement).hidden = false;
    }, 4000);
  },
  true,
);
