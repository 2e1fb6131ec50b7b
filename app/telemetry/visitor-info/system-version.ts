import type { ClientHints } from './client-hints.ts';

/** Fixed versions that Chromium and Safari report on every device. */
const frozen = [/Android 10; K\)/, /Mac OS X 10[._]15[._]7\b/, /Mac OS X 10\.15;/];

/** Windows 11 still reports NT 10.0. Only the hint tells: its platform version is 13 or higher. */
function windowsByHint(platformVersion: string): string | undefined {
  const major = Number.parseInt(platformVersion, 10);
  if (major >= 13) return '11';
  return major > 0 ? '10' : undefined;
}

/** From 26 on, iOS and Safari share one version number, and Safari's 'OS' part stays at 18_6. */
function iosBySafari(userAgent: string): string | undefined {
  const version = /\bVersion\/(\d+\.[\d.]*)/.exec(userAgent)?.[1];
  return version && Number.parseInt(version, 10) >= 26 ? version : undefined;
}

/**
 * The version of an operating system; undefined if unknown. Without hints, '10' of Windows may be an 11.
 *
 * @param parsed from the user agent
 */
export function systemVersion(
  userAgent: string,
  system: string,
  parsed: { version?: string; versionName?: string },
  hints: ClientHints | undefined,
): string | undefined {
  const hint = hints?.platform === system ? hints.platformVersion : '';
  if (system === 'Windows') return windowsByHint(hint) || parsed.versionName;
  if (system === 'iOS') return iosBySafari(userAgent) || parsed.version;
  if (hint) return hint;
  return frozen.some((pattern) => pattern.test(userAgent)) ? undefined : parsed.version;
}
