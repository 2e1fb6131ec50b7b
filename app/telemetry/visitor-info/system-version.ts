import type { ClientHints } from './client-hints.ts';

/** Chromium and Safari name these, whatever the device runs, so that they tell nothing. */
const frozen = [/Android 10; K\)/, /Mac OS X 10[._]15[._]7\b/, /Mac OS X 10\.15;/];

/** Windows 11 still calls itself NT 10.0: only the hint tells, by a platform version of 13 and up. */
function windowsByHint(platformVersion: string): string | undefined {
  const major = Number.parseInt(platformVersion, 10);
  if (major >= 13) return '11';
  return major > 0 ? '10' : undefined;
}

/** Safari stopped at 'OS 18_6' when Apple gave all of its systems and Safari one number, from 26 on. */
function iosBySafari(userAgent: string): string | undefined {
  const version = /\bVersion\/(\d+\.[\d.]*)/.exec(userAgent)?.[1];
  return version && Number.parseInt(version, 10) >= 26 ? version : undefined;
}

/**
 * The version of an operating system; undefined where nobody can tell. '10' of Windows may be an 11
 * where the browser gives no hints.
 *
 * @param told what the user agent says
 */
export function systemVersion(
  userAgent: string,
  system: string,
  told: { version?: string; versionName?: string },
  hints: ClientHints | undefined,
): string | undefined {
  const hint = hints?.platform === system ? hints.platformVersion : '';
  if (system === 'Windows') return windowsByHint(hint) || told.versionName;
  if (system === 'iOS') return iosBySafari(userAgent) || told.version;
  if (hint) return hint;
  return frozen.some((pattern) => pattern.test(userAgent)) ? undefined : told.version;
}
