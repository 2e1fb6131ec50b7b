import { expect, test } from 'vitest';
import { type ClientHints, type Device, type DeviceClues, deviceOf } from './device.ts';

/** Type | browser | its version | operating system | its version. */
const said = (device: Device) => Object.values(device).join(' | ');

/** Defaults to a desktop-sized screen without touch. */
const device = (userAgent: string, clues: Partial<DeviceClues> = {}) =>
  deviceOf({ userAgent, touchPoints: 0, shortSide: 1080, ...clues });

const userAgents: [name: string, expected: string, userAgent: string][] = [
  [
    'Safari on an iPhone',
    'Mobile | Safari | 17.4.1 | iOS | 17.4.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on an iPhone with iOS 26',
    'Mobile | Safari | 26.0 | iOS | 26.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an iPhone',
    'Mobile | Chrome | 123.0.6312.52 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox on an iPhone',
    'Mobile | Firefox | 124.0 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/124.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Edge on an iPhone',
    'Mobile | Edge | 122.0.2365.99 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/122.0.2365.99 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Opera Touch on an iPhone',
    'Mobile | Unknown | Unknown | iOS | 16.6',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1 OPT/4.6.0',
  ],
  [
    'DuckDuckGo on an iPhone',
    'Mobile | Safari | 17.4 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
  ],
  [
    "Google's app on an iPhone",
    'Mobile | Google Search | 308.0.615969171 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/308.0.615969171 Mobile/15E148 Safari/604.1',
  ],
  [
    "Facebook's app on an iPhone",
    'Mobile | Facebook | 450.0.0.38.108 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108;FBBV/564431005;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.4;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]',
  ],
  [
    "Instagram's app on an iPhone",
    'Mobile | Instagram | 325.0.0.34.90 | iOS | 17.4',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E219 Instagram 325.0.0.34.90 (iPhone14,5; iOS 17_4; en_US; en; scale=3.00; 1170x2532; 580124434)',
  ],
  [
    'Safari on iOS 4',
    'Mobile | Safari | 5.0.2 | iOS | 4.3.2',
    'Mozilla/5.0 (iPhone; U; CPU iPhone OS 4_3_2 like Mac OS X; en-us) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Mobile/8H7 Safari/6533.18.5',
  ],
  [
    'Safari on iOS 9',
    'Mobile | Safari | 9.0 | iOS | 9.3.5',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
  ],
  [
    'Safari on an iPod',
    'Mobile | Safari | 12.1.2 | iOS | 12.5.7',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on an old iPad',
    'Tablet | Safari | 12.1.2 | iOS | 12.5.7',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an iPad',
    'Tablet | Chrome | 123.0.6312.52 | iOS | 17.4',
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an Android phone',
    'Mobile | Chrome | 123.0.6312.40 | Android | 14',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.40 Mobile Safari/537.36',
  ],
  [
    'Chrome on an Android phone, reduced',
    'Mobile | Chrome | 131.0.0.0 | Android | Unknown',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome on an Android tablet, reduced',
    'Tablet | Chrome | 131.0.0.0 | Android | Unknown',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on a Galaxy tablet',
    'Tablet | Chrome | 123.0.0.0 | Android | 13',
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on a Huawei phone',
    'Mobile | Chrome | 110.0.0.0 | Android | 10',
    'Mozilla/5.0 (Linux; Android 10; HUAWEI VOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome on a Huawei tablet',
    'Tablet | Chrome | 88.0.4324.152 | Android | 9',
    'Mozilla/5.0 (Linux; Android 9; HUAWEI MediaPad M5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.152 Safari/537.36',
  ],
  [
    'Samsung Internet on a phone',
    'Mobile | Samsung Internet | 24.0 | Android | 13',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet on a tablet',
    'Tablet | Samsung Internet | 23.0 | Android | 12',
    'Mozilla/5.0 (Linux; Android 12; SAMSUNG SM-T870) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on an Android phone',
    'Mobile | Firefox | 124.0 | Android | 14',
    'Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0',
  ],
  [
    'Firefox on an Android tablet',
    'Tablet | Firefox | 124.0 | Android | 13',
    'Mozilla/5.0 (Android 13; Tablet; rv:124.0) Gecko/124.0 Firefox/124.0',
  ],
  [
    'Edge on an Android phone',
    'Mobile | Edge | 122.0.2365.86 | Android | 13',
    'Mozilla/5.0 (Linux; Android 13; SM-G991U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 EdgA/122.0.2365.86',
  ],
  [
    'Opera on an Android phone',
    'Mobile | Opera | 81.2.4292.78446 | Android | 13',
    'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.6261.64 Mobile Safari/537.36 OPR/81.2.4292.78446',
  ],
  [
    "Facebook's app on an Android phone",
    'Mobile | Facebook | 446.0.0.35.109 | Android | 13',
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230901.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/446.0.0.35.109;]',
  ],
  [
    "Instagram's app on an Android phone",
    'Mobile | Instagram | 325.0.0.34.90 | Android | 14',
    'Mozilla/5.0 (Linux; Android 14; SM-S918U Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36 Instagram 325.0.0.34.90 Android (34/14; 480dpi; 1080x2115; samsung; SM-S918U; dm3q; qcom; en_US; 580124434)',
  ],
  [
    'Silk on a Fire tablet',
    'Tablet | Amazon Silk | 108.4.4 | Android | 9',
    'Mozilla/5.0 (Linux; Android 9; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4.4 like Chrome/108.0.5359.220 Safari/537.36',
  ],
  [
    'the old Android browser',
    'Mobile | Android Browser | 4.0 | Android | 4.0.4',
    'Mozilla/5.0 (Linux; U; Android 4.0.4; en-us; GT-I9300 Build/IMM76D) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'Chrome on Windows 10',
    'Desktop | Chrome | 123.0.0.0 | Windows | 10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows 10',
    'Desktop | Edge | 123.0.2420.65 | Windows | 10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.2420.65',
  ],
  [
    'Opera on Windows 10',
    'Desktop | Opera | 108.0.0.0 | Windows | 10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0',
  ],
  [
    'Firefox on Windows 10',
    'Desktop | Firefox | 124.0 | Windows | 10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0',
  ],
  [
    'Chrome on Windows 7',
    'Desktop | Chrome | 109.0.0.0 | Windows | 7',
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
  ],
  [
    'Internet Explorer 11',
    'Desktop | Internet Explorer | 11.0 | Windows | 7',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ],
  [
    'Safari on a Mac',
    'Desktop | Safari | 17.4 | macOS | Unknown',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  [
    'Chrome on a Mac',
    'Desktop | Chrome | 123.0.0.0 | macOS | Unknown',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on a Mac',
    'Desktop | Firefox | 124.0 | macOS | Unknown',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:124.0) Gecko/20100101 Firefox/124.0',
  ],
  [
    'Safari on an old Mac',
    'Desktop | Safari | 9.1.2 | macOS | 10.11.6',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/601.7.7 (KHTML, like Gecko) Version/9.1.2 Safari/601.7.7',
  ],
  [
    'Chrome on a Chromebook',
    'Desktop | Chrome | 123.0.0.0 | Chrome OS | Unknown',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on Linux',
    'Desktop | Chrome | 123.0.0.0 | Linux | Unknown',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on Ubuntu',
    'Desktop | Firefox | 124.0 | Linux | Unknown',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0',
  ],
  [
    'headless Chrome',
    'Desktop | Chrome | 123.0.6312.58 | Linux | Unknown',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/123.0.6312.58 Safari/537.36',
  ],
  [
    'Vivaldi on Linux',
    'Desktop | Vivaldi | 6.1.3035.302 | Linux | Unknown',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36 Vivaldi/6.1.3035.302',
  ],
  [
    'a television',
    'Desktop | Samsung Internet | 2.2 | Tizen | 5.0',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36',
  ],
  [
    'Googlebot as a desktop',
    'Desktop | Googlebot | 2.1 | Unknown | Unknown',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'Googlebot as a phone',
    'Mobile | Googlebot | 2.1 | Android | 6.0.1',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.58 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'garbage',
    'Desktop | Unknown | Unknown | Unknown | Unknown',
    '\u0000\ud800 <script>alert(1)</script> ()[]{}*+?',
  ],
  ['nothing', 'Desktop | Unknown | Unknown | Unknown | Unknown', ''],
];

test.each(userAgents)('%s is %s', (_, expected, userAgent) => {
  expect(said(device(userAgent))).toBe(expected);
});

const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Version/11.1.1 Safari/605.1.15';

test.each([
  [
    'an iPad',
    macSafari,
    { touchPoints: 5, shortSide: 820 },
    'Tablet | Safari | 17.4 | iOS | Unknown',
  ],
  [
    'an iPad mini',
    macSafari,
    { touchPoints: 5, shortSide: 744 },
    'Tablet | Safari | 17.4 | iOS | Unknown',
  ],
  [
    'Chrome on an iPad',
    macChrome,
    { touchPoints: 5, shortSide: 1024 },
    'Tablet | Chrome | 123.0.6312.52 | iOS | Unknown',
  ],
  [
    'an iPhone',
    macSafari,
    { touchPoints: 5, shortSide: 440 },
    'Mobile | Safari | 17.4 | iOS | Unknown',
  ],
])('%s that says it is a Mac is found out', (_, userAgent, clues, expected) => {
  expect(said(device(userAgent, clues))).toBe(expected);
});

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const windowsEdge = `${windowsChrome} Edg/131.0.0.0`;
const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

test('a Windows computer with a touch screen is a desktop', () => {
  expect(device(windowsChrome, { touchPoints: 10 }).deviceType).toBe('Desktop');
});

const chrome131 = [
  { brand: 'Google Chrome', version: '131.0.6778.86' },
  { brand: 'Chromium', version: '131.0.6778.86' },
  { brand: 'Not_A Brand', version: '24.0.0.0' },
];
const edge131 = [...chrome131.slice(1), { brand: 'Microsoft Edge', version: '131.0.2903.63' }];
const on = (
  platform: string,
  platformVersion: string,
  fullVersionList = chrome131,
): ClientHints => ({
  platform,
  platformVersion,
  fullVersionList,
});

test.each([
  [
    'Windows 11',
    windowsChrome,
    on('Windows', '15.0.0'),
    'Desktop | Chrome | 131.0.6778.86 | Windows | 11',
  ],
  [
    'the first Windows 11',
    windowsChrome,
    on('Windows', '13.0.0'),
    'Desktop | Chrome | 131.0.6778.86 | Windows | 11',
  ],
  [
    'Windows 10',
    windowsEdge,
    on('Windows', '10.0.0', edge131),
    'Desktop | Edge | 131.0.2903.63 | Windows | 10',
  ],
  [
    'an Android',
    androidChrome,
    on('Android', '14.0.0'),
    'Mobile | Chrome | 131.0.6778.86 | Android | 14.0.0',
  ],
  [
    'hints without a version',
    androidChrome,
    on('Android', '', []),
    'Mobile | Chrome | 131.0.0.0 | Android | Unknown',
  ],
  [
    'hints of another system',
    androidChrome,
    on('Windows', '15.0.0', []),
    'Mobile | Chrome | 131.0.0.0 | Android | Unknown',
  ],
  [
    'hints of another browser',
    windowsChrome,
    on('Windows', '15.0.0', [{ brand: 'Google Chrome', version: '99.1' }]),
    'Desktop | Chrome | 131.0.0.0 | Windows | 11',
  ],
])('client hints make versions exact: %s', (_, userAgent, hints, expected) => {
  expect(said(device(userAgent, { hints }))).toBe(expected);
});

test('a user agent of 8 KB is read in no time, by what stands at its beginning', () => {
  for (const rest of [
    ' x'.repeat(4000),
    ' FBAN'.repeat(1600),
    '('.repeat(8000),
    ' like Gecko/1'.repeat(600),
  ]) {
    const begun = performance.now();
    expect(said(device(windowsChrome + rest))).toBe('Desktop | Chrome | 131.0.0.0 | Windows | 10');
    expect(performance.now() - begun).toBeLessThan(1000);
  }
});
