import { expect, test } from 'vitest';
import { type Device, type DeviceClues, deviceOf } from './device.ts';

/** Type | browser | its version | operating system. */
const said = (device: Device) => Object.values(device).join(' | ');

/** Defaults to a desktop-sized screen without touch. */
const device = (userAgent: string, clues: Partial<DeviceClues> = {}) =>
  deviceOf({ userAgent, touchPoints: 0, shortSide: 1080, ...clues });

const userAgents: [name: string, expected: string, userAgent: string][] = [
  [
    'Safari on an iPhone',
    'Mobile | Safari | 17.4.1 | iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an iPhone',
    'Mobile | Chrome | 123.0.6312.52 | iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
  ],
  [
    "Google's app on an iPhone",
    'Mobile | Google Search | 308.0.615969171 | iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/308.0.615969171 Mobile/15E148 Safari/604.1',
  ],
  [
    "Facebook's app on an iPhone",
    'Mobile | Safari | Unknown | iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108;FBBV/564431005;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.4;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]',
  ],
  [
    'Safari on an old iPad',
    'Tablet | Safari | 12.1.2 | iOS',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an Android phone, reduced',
    'Mobile | Chrome | 131.0.0.0 | Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome on an Android tablet, reduced',
    'Tablet | Chrome | 131.0.0.0 | Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on a Galaxy tablet',
    'Tablet | Chrome | 123.0.0.0 | Android',
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Samsung Internet on a phone',
    'Mobile | Samsung Internet for Android | 24.0 | Android',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet on a tablet',
    'Tablet | Samsung Internet for Android | 23.0 | Android',
    'Mozilla/5.0 (Linux; Android 12; SAMSUNG SM-T870) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on an Android phone',
    'Mobile | Firefox | 124.0 | Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0',
  ],
  [
    'Firefox on an Android tablet',
    'Tablet | Firefox | 124.0 | Android',
    'Mozilla/5.0 (Android 13; Tablet; rv:124.0) Gecko/124.0 Firefox/124.0',
  ],
  [
    'Edge on an Android phone',
    'Mobile | Microsoft Edge | 122.0.2365.86 | Android',
    'Mozilla/5.0 (Linux; Android 13; SM-G991U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 EdgA/122.0.2365.86',
  ],
  [
    "Facebook's app on an Android phone",
    'Mobile | Chrome | 120.0.6099.144 | Android',
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230901.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/446.0.0.35.109;]',
  ],
  [
    'Silk on a Fire tablet',
    'Tablet | Amazon Silk | 108.4.4 | Android',
    'Mozilla/5.0 (Linux; Android 9; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4.4 like Chrome/108.0.5359.220 Safari/537.36',
  ],
  [
    'Chrome on Windows 10',
    'Desktop | Chrome | 123.0.0.0 | Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows 10',
    'Desktop | Microsoft Edge | 123.0.2420.65 | Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.2420.65',
  ],
  [
    'Firefox on Windows 10',
    'Desktop | Firefox | 124.0 | Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0',
  ],
  [
    'Safari on a Mac',
    'Desktop | Safari | 17.4 | macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  [
    'Chrome on a Mac',
    'Desktop | Chrome | 123.0.0.0 | macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on a Chromebook',
    'Desktop | Chrome | 123.0.0.0 | Chrome OS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on Linux',
    'Desktop | Chrome | 123.0.0.0 | Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'a television',
    'Desktop | Samsung Internet for Android | 2.2 | Tizen',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36',
  ],
  [
    'Googlebot as a desktop',
    'Desktop | Googlebot | 2.1 | Unknown',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'garbage',
    'Desktop | Unknown | Unknown | Unknown',
    '\u0000\ud800 <script>alert(1)</script> ()[]{}*+?',
  ],
  ['nothing', 'Desktop | Unknown | Unknown | Unknown', ''],
];

test.each(userAgents)('%s is %s', (_, expected, userAgent) => {
  expect(said(device(userAgent))).toBe(expected);
});

const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Version/11.1.1 Safari/605.1.15';

test.each([
  ['an iPad', macSafari, { touchPoints: 5, shortSide: 820 }, 'Tablet | Safari | 17.4 | iOS'],
  ['an iPad mini', macSafari, { touchPoints: 5, shortSide: 744 }, 'Tablet | Safari | 17.4 | iOS'],
  [
    'Chrome on an iPad',
    macChrome,
    { touchPoints: 5, shortSide: 1024 },
    'Tablet | Chrome | 123.0.6312.52 | iOS',
  ],
  ['an iPhone', macSafari, { touchPoints: 5, shortSide: 440 }, 'Mobile | Safari | 17.4 | iOS'],
])('%s that claims to be a Mac is recognized', (_, userAgent, clues, expected) => {
  expect(said(device(userAgent, clues))).toBe(expected);
});

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
test('a Windows computer with a touch screen is a desktop', () => {
  expect(device(windowsChrome, { touchPoints: 10 }).deviceType).toBe('Desktop');
});

test('a user agent of 8 KB is parsed within a second, by its beginning', () => {
  for (const rest of [
    ' x'.repeat(4000),
    ' FBAN'.repeat(1600),
    '('.repeat(8000),
    ' like Gecko/1'.repeat(600),
  ]) {
    const before = process.threadCpuUsage();
    expect(said(device(windowsChrome + rest))).toBe('Desktop | Chrome | 131.0.0.0 | Windows');
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});
