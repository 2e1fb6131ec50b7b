import type { BuiltPage } from './pages.ts';

/**
 * The policy of one page with the built-in providers: nothing from any other host, and no inline
 * script or style but those the build made, named by their hashes.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes }: BuiltPage): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
