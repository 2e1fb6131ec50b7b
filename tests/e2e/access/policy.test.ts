import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser-test.ts';
import { startServer } from '../../support/server/server.ts';

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
  /** Whether text may become HTML, or the address of a script. */
  untrustedText: boolean;
}

const nothing: Allowed = {
  maps: false,
  captcha: false,
  frame: false,
  styleElement: false,
  styleAttribute: false,
  evaluation: false,
  untrustedText: false,
};
const withMaps = {
  maps: true,
  styleElement: true,
  styleAttribute: true,
  evaluation: true,
  frame: true,
  untrustedText: true,
};
const withCaptcha = { captcha: true, frame: true, styleAttribute: true, untrustedText: true };

const combinations: [string, string, Allowed][] = [
  ['altcha', 'builtin', nothing],
  ['altcha', 'google', { ...nothing, ...withMaps }],
  ['recaptcha', 'builtin', { ...nothing, ...withCaptcha }],
  ['recaptcha', 'google', { ...nothing, ...withMaps, ...withCaptcha }],
];

test.for(combinations)(
  'with %s and %s the policy allows what these providers need, and nothing else',
  async ([captchaProvider, mapsProvider, allowed], { page, allowComplaints }) => {
    allowComplaints(/violates the following Content Security Policy directive/, 'tried out below');
    allowComplaints(/requires 'Trusted(HTML|ScriptURL|Script)' assignment/, 'tried out below');
    allowComplaints(
      /404 .*\/api\/settings\//,
      'no key is set, for which a page asks once it hydrates',
    );
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

/** These give no power over the visitor: facts about the browser, and two legacy features. */
const harmless = /^(ch-.+|sync-xhr|unload)$/;

test('the permissions policy denies every feature that Chromium knows, except those that the pages use', async ({
  page,
}) => {
  await page.goto('/about');
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed.filter((name) => !harmless.test(name)).toSorted()).toEqual([
    'clipboard-write',
    'fullscreen',
    'geolocation',
  ]);
});

test('a browser reports what the policy has blocked', async ({ page, server, allowComplaints }) => {
  allowComplaints(/violates the following Content Security Policy directive/, 'tried out below');
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://evil.example/ann.png' }));
  });
  await expect
    .poll(() => server.output())
    .toContain('"directive":"img-src","blocked":"elsewhere","msg":"a page broke');
  expect(server.output()).not.toContain('evil.example');
});

/** Runs in the page. */
async function tryOut(urls: { maps: string; captcha: string; frame: string; elsewhere: string }) {
  const runs = (src: string) =>
    new Promise<boolean>((resolve) => {
      const script = document.createElement('script');
      try {
        script.src = src;
      } catch {
        resolve(false);
        return;
      }
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      document.head.append(script);
    });
  const box = document.createElement('div');
  let untrustedText = true;
  try {
    box.innerHTML = '<b></b>';
  } catch {
    untrustedText = false;
  }
  const paragraph = document.createElement('p');
  paragraph.setAttribute('style', 'height: 7px');
  const style = document.createElement('style');
  style.textContent = 'i.probe { height: 9px; display: block }';
  const probe = Object.assign(document.createElement('i'), { className: 'probe' });
  box.append(paragraph, style, probe);
  document.body.append(box);
  const height = (selector: string) => box.querySelector<HTMLElement>(selector)?.offsetHeight;

  const inline = document.createElement('script');
  try {
    inline.textContent = 'document.documentElement.dataset.inline = "ran"';
    document.head.append(inline);
  } catch {
    // The policy refused even the text, so the script does not run, which is what the result below says.
  }

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
    untrustedText,
  };
}
