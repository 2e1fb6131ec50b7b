import type { Config } from '../config.ts';
import type { BuiltPage } from './pages.ts';

export type Providers = Pick<Config, 'CAPTCHA_PROVIDER' | 'MAPS_PROVIDER'>;

type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Google's own guide for the Maps JavaScript API, with `https:` hosts only and its scripts from one host.
 * The guide asks for 'unsafe-eval' and for workers from blobs.
 */
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

/** The paths of Google's FAQ. The widget lays itself out with style attributes, so these alone are let in. */
const recaptcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'style-src-attr': ["'unsafe-inline'"],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** What every page needs: nothing from any other host, inline only what the build made, by its hash. */
function ownSources(
  { scriptHashes, styleHashes }: BuiltPage,
  { MAPS_PROVIDER }: Providers,
): Sources {
  // The map writes style elements of its own, and beside a hash 'unsafe-inline' would count for nothing.
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

/** The policy of one page: Google's hosts stand in it only where they are switched on. */
export function contentSecurityPolicy(page: BuiltPage, providers: Providers): string {
  const allowed = [ownSources(page, providers)];
  if (providers.MAPS_PROVIDER === 'google') allowed.push(googleMaps);
  if (providers.CAPTCHA_PROVIDER === 'recaptcha') allowed.push(recaptcha);
  const names = new Set(allowed.flatMap(Object.keys));
  return [
    "default-src 'none'",
    ...[...names].map((name) =>
      [name, ...allowed.flatMap((sources) => sources[name] ?? [])].join(' '),
    ),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
