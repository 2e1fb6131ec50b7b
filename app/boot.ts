/**
 * The one script that runs before React does, put inline into every page by scripts/after-build.ts.
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
  for (const href of (script.dataset.preload ?? '').split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  // The page carries its own rules only: React may show anything, so it waits for the whole stylesheet,
  // which as one for print is asked for without hurry and holds no painting back.
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href: script.dataset.styles,
  });
  styles.onload = styles.onerror = () => {
    styles.media = 'all';
    void import(/* @vite-ignore */ script.dataset.entry as string);
  };
  document.head.append(styles);
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
  // Without a limit a browser that draws nothing may put idle time off for ever.
  requestAnimationFrame(() => setTimeout(() => whenIdle(start, { timeout: 1000 })));
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
  },
  true,
);
