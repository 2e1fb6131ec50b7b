import Bowser from 'bowser';
import type { VisitorInfo } from '../../contract/telemetry.ts';

/** Chromium's User-Agent Client Hints, since its user agent has no exact versions. */
export interface ClientHints {
  platform?: string;
  platformVersion?: string;
  /** One entry is a meaningless placeholder. */
  fullVersionList?: { brand: string; version: string }[];
}

export interface DeviceClues {
  userAgent: string;
  touchPoints: number;
  shortSide: number;
  hints?: ClientHints | undefined;
}

type Names = 'browser' | 'browserVersion' | 'operatingSystem' | 'operatingSystemVersion';
/** 'Unknown', if it cannot be determined (docs/product.md 7.3). */
export type Device = Required<Pick<VisitorInfo, 'deviceType' | Names>>;

const unknown = 'Unknown';

/** Bowser returns the raw name of a browser that it does not know. */
const known: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

const brands: Record<string, string> = { Chrome: 'Google Chrome', Edge: 'Microsoft Edge' };

/** In-app browsers name their engine first, and the app later in the user agent. */
const inAppBrowsers = [
  ['Instagram', /\bInstagram ([\d.]+)/],
  ['Facebook', /\bFB(?:AN|_IAB)\b.*?\bFBAV\/([\d.]+)/],
] as const;

/** Versions that Chromium and Safari report on every device. */
const frozen = /Android 10; K\)|Mac OS X 10[._]15[._]7\b|Mac OS X 10\.15;/;

/** The user agent decides; client hints only make versions exact. */
export function deviceOf({ touchPoints, shortSide, hints = {}, ...clues }: DeviceClues): Device {
  // Real user agents are shorter. Bowser throws on an empty one.
  const userAgent = clues.userAgent.slice(0, 1000) || '-';
  const { os, platform, browser } = Bowser.parse(userAgent, { brands: hints.fullVersionList });
  const named = browserOf(userAgent, browser, hints);
  // iPads and iPhones in desktop mode claim to be a Mac, but no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) {
    // The smallest iPad is 744 CSS pixels wide, the largest iPhone 440.
    const type = shortSide >= 600 ? 'Tablet' : 'Mobile';
    return { deviceType: type, ...named, operatingSystem: 'iOS', operatingSystemVersion: unknown };
  }
  const operatingSystem = os.name || unknown;
  return {
    deviceType: deviceType(userAgent, operatingSystem, platform.type),
    ...named,
    operatingSystem,
    operatingSystemVersion: systemVersion(userAgent, os, hints) || unknown,
  };
}

function deviceType(userAgent: string, system: string, parsed?: string): Device['deviceType'] {
  const saysMobile = /\bMobile\b/.test(userAgent);
  // Android's convention for tablets is a user agent without 'Mobile'.
  const tabletByRule = system === 'Android' && /\bSafari\//.test(userAgent) && !saysMobile;
  if (parsed === 'tablet' || (parsed === 'mobile' && tabletByRule)) return 'Tablet';
  return parsed === 'mobile' || (parsed === 'bot' && saysMobile) ? 'Mobile' : 'Desktop';
}

function browserOf(
  userAgent: string,
  parsed: { name?: string; version?: string },
  { fullVersionList = [] }: ClientHints,
): Pick<Device, 'browser' | 'browserVersion'> {
  for (const [browser, pattern] of inAppBrowsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return { browser, browserVersion: version };
  }
  const { name = '', version } = parsed;
  if (!known.has(name)) return { browser: unknown, browserVersion: unknown };
  const browser = shortNames[name] ?? name;
  const exact = fullVersionList.find(
    ({ brand }) => brand === (brands[browser] ?? browser),
  )?.version;
  const isSame = exact && exact.split('.')[0] === version?.split('.')[0];
  return { browser, browserVersion: (isSame ? exact : version) || unknown };
}

/** Undefined or empty if unknown. Without hints, Windows 11 is '10'. */
function systemVersion(
  userAgent: string,
  parsed: { name?: string; version?: string; versionName?: string },
  { platform, platformVersion = '' }: ClientHints,
): string | undefined {
  const hint = platform === parsed.name ? platformVersion : '';
  if (parsed.name === 'Windows') {
    // Windows 11 reports NT 10.0 in the user agent, and 13 or higher in the hint.
    const major = Number.parseInt(hint, 10);
    if (major > 0) return major >= 13 ? '11' : '10';
    return parsed.versionName;
  }
  if (parsed.name === 'iOS') {
    // Since version 26, Safari's number is that of iOS, and the 'OS' part stays at 18_6.
    const version = /\bVersion\/(\d+\.[\d.]*)/.exec(userAgent)?.[1] ?? '';
    return Number.parseInt(version, 10) >= 26 ? version : parsed.version;
  }
  return hint || (frozen.test(userAgent) ? undefined : parsed.version);
}
