import Bowser from 'bowser';
import type { VisitorInfo } from '../../../contract/telemetry.ts';
import type { ClientHints } from './client-hints.ts';
import { systemVersion } from './system-version.ts';

/** What a browser exposes of the device that it runs on. */
export interface DeviceClues {
  userAgent: string;
  /** navigator.maxTouchPoints */
  touchPoints: number;
  /** The shorter side of the screen, in CSS pixels. */
  shortSide: number;
  hints?: ClientHints;
}

/** See docs/product.md 7.3. A value that cannot be determined is 'Unknown'. */
export type Device = Required<
  Pick<
    VisitorInfo,
    'deviceType' | 'browser' | 'browserVersion' | 'operatingSystem' | 'operatingSystemVersion'
  >
>;

const unknown = 'Unknown';

/** Real user agents are shorter; parsing more only costs time. */
const maxUserAgentLength = 1000;

/** In CSS pixels. The smallest iPad is 744 px wide, the largest iPhone 440 px. */
const tabletFrom = 600;

/** Bowser returns the raw name of a browser that it does not know. */
const known: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Browser names as client hints have them. */
const brands: Record<string, string> = {
  Chrome: 'Google Chrome',
  Edge: 'Microsoft Edge',
};

/** An in-app browser has its engine's name first; the app's name comes later in the user agent. */
const inAppBrowsers = [
  ['Instagram', /\bInstagram ([\d.]+)/],
  ['Facebook', /\bFB(?:AN|_IAB)\b.*?\bFBAV\/([\d.]+)/],
] as const;

/** Determines the device. The user agent decides; client hints only make versions exact. */
export function deviceOf(clues: DeviceClues): Device {
  const userAgent = clues.userAgent.slice(0, maxUserAgentLength);
  // In desktop mode, iPads and iPhones claim to be a Mac. No Mac has a touch screen.
  const isDesktopMode = /Macintosh/.test(userAgent) && clues.touchPoints > 1;
  // Bowser throws on an empty user agent.
  const { os, platform, browser } = Bowser.parse(userAgent || '-', {
    brands: [...(clues.hints?.brands ?? [])],
  });
  const system = isDesktopMode ? 'iOS' : os.name || unknown;
  return {
    deviceType: isDesktopMode
      ? desktopModeType(clues.shortSide)
      : deviceType(userAgent, system, platform.type),
    ...browserOf(userAgent, browser, clues.hints),
    operatingSystem: system,
    operatingSystemVersion: isDesktopMode
      ? unknown
      : (systemVersion(userAgent, system, os, clues.hints) ?? unknown),
  };
}

function desktopModeType(shortSide: number): Device['deviceType'] {
  return shortSide >= tabletFrom ? 'Tablet' : 'Mobile';
}

function deviceType(userAgent: string, system: string, parsed?: string): Device['deviceType'] {
  const saysMobile = /\bMobile\b/.test(userAgent);
  // Android's convention: a browser whose user agent lacks 'Mobile' is on a tablet.
  const tabletByRule = system === 'Android' && /\bSafari\//.test(userAgent) && !saysMobile;
  if (parsed === 'tablet' || (parsed === 'mobile' && tabletByRule)) return 'Tablet';
  if (parsed === 'mobile') return 'Mobile';
  return parsed === 'bot' && saysMobile ? 'Mobile' : 'Desktop';
}

function browserOf(
  userAgent: string,
  parsed: { name?: string; version?: string },
  hints: ClientHints | undefined,
): Pick<Device, 'browser' | 'browserVersion'> {
  for (const [browser, pattern] of inAppBrowsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return { browser, browserVersion: version };
  }
  const name = known.has(parsed.name ?? '') ? String(parsed.name) : unknown;
  const browser = shortNames[name] ?? name;
  if (browser === unknown) return { browser, browserVersion: unknown };
  const brand = brands[browser] ?? browser;
  const exact = hints?.brands.find((hint) => hint.brand === brand)?.version;
  const isSame = exact && exact.split('.')[0] === parsed.version?.split('.')[0];
  return { browser, browserVersion: (isSame ? exact : parsed.version) || unknown };
}
