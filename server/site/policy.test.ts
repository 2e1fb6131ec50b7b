import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addresses } from '../../tests/support/server/addresses.ts';
import { listen, openSocket } from '../../tests/support/server/raw-http.ts';
import { startTestSite, temporarySqlite } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { writeSetting } from '../settings/settings.ts';

const combinations = [
  { captcha: 'altcha', maps: 'builtin' },
  { captcha: 'altcha', maps: 'google' },
  { captcha: 'recaptcha', maps: 'builtin' },
  { captcha: 'recaptcha', maps: 'google' },
] as const;
type Combination = (typeof combinations)[number];

async function headersWith({ captcha, maps }: Combination, path = '/', database?: Database) {
  const { app } = await startTestSite({
    ...(database && { database }),
    environment: {
      CAPTCHA_PROVIDER: captcha,
      MAPS_PROVIDER: maps,
      RECAPTCHA_SECRET_KEY: '6Lsecret',
    },
  });
  const { headers, body } = await app.inject(path);
  const policy = String(headers['content-security-policy']);
  return { app, headers, body, sources: readPolicy(policy) };
}

/** Each directive with its sources; all hashes of inline code become 'hash'. */
function readPolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const kinds = sources.map((source) => (source.startsWith("'sha256-") ? 'hash' : source));
      return [name, [...new Set(kinds)]];
    }),
  );
}

const strict = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'hash'],
  'style-src': ["'self'", 'hash'],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'report-uri': ['/api/csp-reports'],
};

/** Applies only without Google's maps and captcha, whose scripts write HTML and addresses of scripts. */
const withTrustedTypes = {
  ...strict,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'svelte-trusted-html'],
};

const captchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const captchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];
const withMaps = {
  ...strict,
  'script-src': [...strict['script-src'], 'https://maps.googleapis.com', "'unsafe-eval'"],
  // A hash would make browsers ignore 'unsafe-inline'.
  'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [
    "'self'",
    'data:',
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'connect-src': [
    "'self'",
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ["'self'", 'blob:'],
};

/** This policy plus what reCAPTCHA needs. */
function withCaptcha(policy: typeof strict & { 'frame-src'?: string[] }) {
  return {
    ...policy,
    'script-src': [...policy['script-src'], ...captchaScripts],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': [...policy['connect-src'], 'https://www.google.com/recaptcha/'],
    'frame-src': [...(policy['frame-src'] ?? []), ...captchaFrames],
  };
}

const expected = {
  altcha: { builtin: withTrustedTypes, google: withMaps },
  recaptcha: { builtin: withCaptcha(strict), google: withCaptcha(withMaps) },
};

test.for(combinations)(
  'with $captcha and $maps the policy allows exactly the sources needed',
  async (pair) => {
    const { app, sources } = await headersWith(pair);
    expect(sources).toEqual(expected[pair.captcha][pair.maps]);
    expect((await app.inject('/api/site-config')).json()).toMatchObject({
      captcha_provider: pair.captcha,
      maps_provider: pair.maps,
    });
  },
);

test.for(combinations)(
  'with $captcha and $maps the policy also allows Google Analytics while it is set',
  async (pair) => {
    const database = await temporarySqlite();
    await writeSetting(database, 'analytics_id', 'G-ABCD123456');
    const policy: Record<string, string[]> = expected[pair.captcha][pair.maps];
    const added: Record<string, string[]> = {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      ...(policy['trusted-types'] && { 'trusted-types': ['analytics', 'goog#html'] }),
    };
    const widened = Object.fromEntries(
      Object.entries(policy).map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]),
    );
    for (const path of ['/', '/about', '/no/such/page']) {
      const { sources, body } = await headersWith(pair, path, database);
      expect(sources).toEqual(widened);
      expect(body).toMatch(/^<!DOCTYPE html><html data-analytics="" lang="en">/);
      // Only /api/site-config tells the ID, once a visitor has agreed.
      expect(body).not.toContain('G-ABCD123456');
    }
  },
);

test('with the built-in providers no header of a page names Google', async () => {
  for (const path of ['/', '/book-online', '/no/such/page']) {
    const { headers } = await headersWith({ captcha: 'altcha', maps: 'builtin' }, path);
    expect(JSON.stringify(headers)).not.toMatch(/google|gstatic/);
    expect(headers.link).toBeUndefined();
  }
});

test.for(combinations)(
  'with $captcha and $maps the policy never allows arbitrary scripts',
  async (pair) => {
    for (const path of ['/', '/book-online', '/thank-you', '/no/such/page']) {
      const { sources } = await headersWith(pair, path);
      expect(sources['script-src']).toContain('hash');
      for (const open of ["'unsafe-inline'", "'strict-dynamic'", 'https:', '*', 'data:', 'blob:']) {
        expect(sources['script-src']).not.toContain(open);
      }
    }
  },
);

test.for(combinations)('with $captcha and $maps no frame is granted a feature', async (pair) => {
  for (const path of ['/', '/about', '/no/such/page']) {
    const { headers } = await headersWith(pair, path);
    const granted = String(headers['permissions-policy']).match(/[\w-]+=\((?!\))[^)]*\)/g);
    const own = ['geolocation=(self)', 'clipboard-write=(self)', 'fullscreen=(self)'];
    expect(own).toEqual(expect.arrayContaining(granted ?? []));
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('every page fits with its headers in the first ten packets', async () => {
  const { app } = await startTestSite();
  const port = await listen(app);
  const sizes: Record<string, number> = {};
  for (const { address } of addresses) {
    const socket = openSocket(port);
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    sizes[address] = (await buffer(socket)).length;
  }
  // Leave room for the headers of a connection that stays open, and for a longer host name.
  const tooLong = Object.entries(sizes).filter(([, size]) => size >= 14_600 - 60);
  expect(tooLong).toEqual([]);
});

test('HSTS has preload only if the operator asks for it', async () => {
  const hsts = async (environment: Record<string, string>) =>
    (await (await startTestSite({ environment })).app.inject('/')).headers[
      'strict-transport-security'
    ];
  expect(await hsts({})).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts({ HSTS_PRELOAD: 'true' })).toBe('max-age=31536000; includeSubDomains; preload');
});

test.for(combinations)(
  'with $captcha and $maps the maps host is pre-connected if used',
  async (pair) => {
    const link =
      pair.maps === 'google' ? '<https://maps.googleapis.com>; rel=preconnect' : undefined;
    const { app, headers } = await headersWith(pair);
    expect(headers.link).toBe(link);
    expect((await app.inject('/no/such/page')).headers.link).toBe(link);
    expect((await app.inject('/api/site-config')).headers.link).toBeUndefined();
    expect((await app.inject('/favicon.svg')).headers.link).toBeUndefined();
  },
);

test('the policy of a response other than a page allows nothing, with every provider', async () => {
  for (const pair of combinations) {
    const { sources } = await headersWith(pair, '/api/site-config');
    expect(sources).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
    });
  }
});
