import { expect, onTestFinished } from 'vitest';
import { test } from '../support/browser-test.ts';
import { startServer } from '../support/server.ts';

const maps = 'https://maps.googleapis.com/maps/api/js';
const captcha = 'https://www.google.com/recaptcha/api.js';
const frame = 'https://www.google.com/recaptcha/api2/anchor';
const elsewhere = 'https://evil.example/script.js';

/** What the page is allowed to do, as tried in Chromium. */
interface Allowed {
  maps: boolean;
  captcha: boolean;
  frame: boolean;
  styleElement: boolean;
  styleAttribute: boolean;
  evaluation: boolean;
}

const nothing: Allowed = {
  maps: false,
  captcha: false,
  frame: false,
  styleElement: false,
  styleAttribute: false,
  evaluation: false,
};
const withMaps = {
  maps: true,
  styleElement: true,
  styleAttribute: true,
  evaluation: true,
  frame: true,
};
const withCaptcha = { captcha: true, frame: true, styleAttribute: true };

const combinations: [string, string, Allowed][] = [
  ['altcha', 'builtin', nothing],
  ['altcha', 'google', { ...nothing, ...withMaps }],
  ['recaptcha', 'builtin', { ...nothing, ...withCaptcha }],
  ['recaptcha', 'google', { ...nothing, ...withMaps, ...withCaptcha }],
];

test.for(combinations)(
  'with %s and %s the browser allows what the providers need, and no more',
  async ([captchaProvider, mapsProvider, allowed], { page, allowComplaints }) => {
    allowComplaints(/violates the following Content Security Policy directive/, 'tried out below');
    const server = await startServer({
      CAPTCHA_PROVIDER: captchaProvider,
      MAPS_PROVIDER: mapsProvider,
      RECAPTCHA_SECRET_KEY: '6Lsecret',
    });
    onTestFinished(async () => void (await server.stop()));
    const fetched: string[] = [];
    await page.route(
      (url) => url.origin !== server.url,
      (route) => {
        fetched.push(route.request().url());
        const contentType = route.request().url() === frame ? 'text/html' : 'text/javascript';
        return route.fulfill({ contentType, body: '' });
      },
    );
    await page.goto(server.url);
    expect(fetched).toEqual([]);
    const found = await page.evaluate(tryOut, { maps, captcha, frame, elsewhere });
    expect({ ...found, frame: fetched.includes(frame) }).toEqual({
      ...allowed,
      elsewhere: false,
      inlineScript: false,
    });
  },
);

/** Runs in the page. */
async function tryOut(urls: { maps: string; captcha: string; frame: string; elsewhere: string }) {
  const runs = (src: string) =>
    new Promise<boolean>((resolve) => {
      const script = Object.assign(document.createElement('script'), { src });
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      document.head.append(script);
    });
  const box = document.createElement('div');
  box.innerHTML =
    '<p style="height: 7px"></p><style>i.probe { height: 9px; display: block }</style>';
  box.append(Object.assign(document.createElement('i'), { className: 'probe' }));
  document.body.append(box);
  const height = (selector: string) => box.querySelector<HTMLElement>(selector)?.offsetHeight;

  const inline = document.createElement('script');
  inline.textContent = 'document.documentElement.dataset.inline = "ran"';
  document.head.append(inline);

  const evaluates = () => {
    try {
      // biome-ignore lint/security/noGlobalEval: the test is whether the policy allows it
      return globalThis.eval('1') === 1;
    } catch {
      return false;
    }
  };

  const iframe = document.createElement('iframe');
  iframe.src = urls.frame;
  await new Promise((resolve) => {
    iframe.onload = resolve;
    document.body.append(iframe);
  });

  return {
    maps: await runs(urls.maps),
    captcha: await runs(urls.captcha),
    elsewhere: await runs(urls.elsewhere),
    styleAttribute: height('p') === 7,
    styleElement: height('i') === 9,
    inlineScript: document.documentElement.dataset.inline === 'ran',
    evaluation: evaluates(),
  };
}
