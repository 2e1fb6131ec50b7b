import Bowser from 'bowser';
import type { VisitorInfo } from '../../contract/telemetry.ts';

export interface DeviceClues {
  userAgent: string;
  touchPoints: number;
  /** Of the screen, in CSS pixels. */
  shortSide: number;
}

/** 'Unknown' if it cannot be determined (docs/product.md 7.3). */
export type Device = Required<
  Pick<VisitorInfo, 'deviceType' | 'browser' | 'browserVersion' | 'operatingSystem'>
>;

const unknown = 'Unknown';

/** Bowser returns the raw name of a browser that it does not know. */
const known: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

export function deviceOf({ touchPoints, shortSide, ...clues }: DeviceClues): Device {
  // Real user agents are shorter. Bowser throws on an empty one.
  const userAgent = clues.userAgent.slice(0, 1000) || '-';
  const { os, platform, browser } = Bowser.parse(userAgent);
  const [name, version] = known.has(browser.name ?? '') ? [browser.name, browser.version] : [];
  const named = { browser: name || unknown, browserVersion: version || unknown };
  // iPads and iPhones in desktop mode claim to be a Mac, but no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) {
    // The smallest iPad is 744 CSS pixels wide, the largest iPhone 440.
    return { deviceType: shortSide >= 600 ? 'Tablet' : 'Mobile', ...named, operatingSystem: 'iOS' };
  }
  const isPortable = platform.type === 'mobile' || platform.type === 'tablet';
  // Android's convention for tablets is a user agent without 'Mobile'.
  const isTablet =
    platform.type === 'tablet' || (os.name === 'Android' && !/\bMobile\b/.test(userAgent));
  return {
    deviceType: isPortable ? (isTablet ? 'Tablet' : 'Mobile') : 'Desktop',
    ...named,
    operatingSystem: os.name || unknown,
  };
}
