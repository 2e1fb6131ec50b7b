import Bowser from 'bowser';
import type { ClientHints } from './client-hints.ts';
import { systemVersion } from './system-version.ts';

/** What a browser gives away of the device that it runs on. */
export interface DeviceClues {
  userAgent: string;
  /** navigator.maxTouchPoints */
  touchPoints: number;
  /** The shorter side of the screen, in CSS pixels. */
  shortSide: number;
  hints?: ClientHints;
}

/** docs/product.md 7.3. What cannot be told is 'Unknown'. */
export type Device = {
  deviceType: 'Desktop' | 'Mobile' | 'Tablet';
  browser: string;
  browserVersion: string;
  operatingSystem: string;
  operatingSystemVersion: string;
};

const unknown = 'Unknown';

/** No true one is longer; the rest only costs time. */
const mostRead = 1000;

/** The smallest iPad is 744 px wide, the largest iPhone 440 px. */
const tabletFrom = 600;

/** Of a browser that it does not know Bowser gives back what stands there, whatever that is. */
const known: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** As the client hints call them. */
const brands: Record<string, string> = {
  Chrome: 'Google Chrome',
  Edge: 'Microsoft Edge',
};

/** A browser inside of another app carries the name of the engine; whose it is stands further behind. */
const insideApps = [
  ['Instagram', /\bInstagram ([\d.]+)/],
  ['Facebook', /\bFB(?:AN|_IAB)\b.*?\bFBAV\/([\d.]+)/],
] as const;

/** Reads the device off its clues. The user agent decides; client hints only make its versions exact. */
export function deviceOf(clues: DeviceClues): Device {
  const userAgent = clues.userAgent.slice(0, mostRead);
  // An Apple device that asks for the site as for a desktop says that it is a Mac. No Mac has a touch screen.
  const disguised = /Macintosh/.test(userAgent) && clues.touchPoints > 1;
  // Bowser refuses an empty user agent.
  const { os, platform, browser } = Bowser.parse(userAgent || '-', {
    brands: [...(clues.hints?.brands ?? [])],
  });
  const system = disguised ? 'iOS' : os.name || unknown;
  return {
    deviceType: disguised
      ? disguisedType(clues.shortSide)
      : deviceType(userAgent, system, platform.type),
    ...browserOf(userAgent, browser, clues.hints),
    operatingSystem: system,
    operatingSystemVersion: disguised
      ? unknown
      : (systemVersion(userAgent, system, os, clues.hints) ?? unknown),
  };
}

function disguisedType(shortSide: number): Device['deviceType'] {
  return shortSide >= tabletFrom ? 'Tablet' : 'Mobile';
}

function deviceType(userAgent: string, system: string, told?: string): Device['deviceType'] {
  const sayingMobile = /\bMobile\b/.test(userAgent);
  // By Android's own rule: whose browser does not say 'Mobile' is no phone, whoever made it.
  const tabletByRule = system === 'Android' && /\bSafari\//.test(userAgent) && !sayingMobile;
  if (told === 'tablet' || (told === 'mobile' && tabletByRule)) return 'Tablet';
  if (told === 'mobile') return 'Mobile';
  return told === 'bot' && sayingMobile ? 'Mobile' : 'Desktop';
}

function browserOf(
  userAgent: string,
  told: { name?: string; version?: string },
  hints: ClientHints | undefined,
): Pick<Device, 'browser' | 'browserVersion'> {
  for (const [browser, pattern] of insideApps) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return { browser, browserVersion: version };
  }
  const name = known.has(told.name ?? '') ? String(told.name) : unknown;
  const browser = shortNames[name] ?? name;
  if (browser === unknown) return { browser, browserVersion: unknown };
  const brand = brands[browser] ?? browser;
  const exact = hints?.brands.find((hint) => hint.brand === brand)?.version;
  const isSame = exact && exact.split('.')[0] === told.version?.split('.')[0];
  return { browser, browserVersion: (isSame ? exact : told.version) || unknown };
}
