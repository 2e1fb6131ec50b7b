import type { Config } from '../config/config.ts';
import type { BuiltPage } from './pages.ts';

export type Providers = Pick<Config, 'CAPTCHA_PROVIDER' | 'MAPS_PROVIDER'> & {
  hasAnalytics?: boolean;
};

type Sources = Readonly<Record<string, readonly string[]>>;

/** Google's guide for its maps, but with scripts from one host. It requires 'unsafe-eval' and workers from blobs. */
const googleMaps: Sources = {
  'script-src': ['https://maps.googleapis.com', "'unsafe-eval'"],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** The paths are from Google's FAQ. Of inline styles, only attributes are allowed, because the widget uses them. */
const recaptcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'style-src-attr': ["'unsafe-inline'"],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Google's guide for Google Analytics 4, but with its script from one host and without what advertising needs. */
const googleAnalytics: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Allows no other hosts, and inline code only by the hashes from the build. */
function ownSources(
  { scriptHashes, styleHashes }: BuiltPage,
  { MAPS_PROVIDER }: Providers,
): Sources {
  // The map inserts style elements, and browsers would ignore 'unsafe-inline' next to a hash.
  const inlineStyles = MAPS_PROVIDER === 'google' ? ["'unsafe-inline'"] : styleHashes;
  return {
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...inlineStyles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  };
}

/** Only these turn text into HTML or a script's URL. Not with Google's maps and captcha, whose scripts write both. */
export const trustedTypes = (...policies: string[]) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ')}`,
];

/** app/telemetry/tell-google.ts loads the script through the first; Google's own code uses the name of the second. */
const analyticsPolicies = ['analytics', 'goog#html'];

/** Browsers report here what a policy has blocked (docs/product.md 9.8). */
export const reportUri = 'report-uri /api/csp-reports';

export function contentSecurityPolicy(page: BuiltPage, providers: Providers): string {
  const allowed = [ownSources(page, providers)];
  if (providers.MAPS_PROVIDER === 'google') allowed.push(googleMaps);
  if (providers.CAPTCHA_PROVIDER === 'recaptcha') allowed.push(recaptcha);
  const hasTrustedTypes = allowed.length === 1;
  if (providers.hasAnalytics) allowed.push(googleAnalytics);
  const names = new Set(allowed.flatMap(Object.keys));
  return [
    "default-src 'none'",
    ...[...names].map((name) =>
      [name, ...allowed.flatMap((sources) => sources[name] ?? [])].join(' '),
    ),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(hasTrustedTypes
      ? trustedTypes(
          'default', // app/browser/trust-own-scripts.ts
          'svelte-trusted-html', // ALTCHA's library
          ...(providers.hasAnalytics ? analyticsPolicies : []),
        )
      : []),
    reportUri,
  ].join(';');
}
