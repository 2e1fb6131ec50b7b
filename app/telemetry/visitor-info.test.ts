import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1';

const safari = {
  userAgent: iphone,
  language: 'en-US',
  platform: 'iPhone',
  maxTouchPoints: 5,
};

const here = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
const position = { coords: { ...here, altitude: null, speed: null } };

/** `clock.now` is the time since navigation, in ms. */
async function open({
  navigator = safari as object,
  screen = { width: 390, height: 844 } as object,
  sessionStorage = {} as Record<string, string>,
} = {}) {
  const clock = { now: 1000 };
  openPage({
    navigator,
    sessionStorage,
    globals: {
      screen,
      innerWidth: 390,
      innerHeight: 664,
      performance: {
        timeOrigin: 0,
        now: () => clock.now,
        getEntriesByType: () => [{ loadEventEnd: 812.6 }],
      },
    },
  });
  return { clock, ...(await import('./visitor-info.ts')), ...(await import('./position.ts')) };
}

/** A geolocation with this permission state. The test decides when it responds. */
function geolocation(state: string) {
  const asked: { found: (at: object) => void; failed: () => void; options: object }[] = [];
  return {
    asked,
    permissions: { query: async () => ({ state }) },
    geolocation: {
      getCurrentPosition: (found: () => void, failed: () => void, options: object) =>
        asked.push({ found, failed, options }),
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the facts from the browser are recorded in the stored format', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date'] });
  const { visitorInfo, clock } = await open();
  clock.now = 5000.4;
  expect(visitorInfo(2000)).toMatchObject({
    userAgent: iphone,
    language: 'en-US',
    platform: 'iPhone',
    screenResolution: '390x844',
    windowSize: '390x664',
    timestamp: '2026-11-20T12:00:00.000Z',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    formCompletionTime: 3000,
    pageLoadTime: 813,
  });
});

test('an untouched form has no completion time', async () => {
  const { visitorInfo } = await open();
  expect(visitorInfo(undefined).formCompletionTime).toBeUndefined();
  expect(visitorInfo(1000).formCompletionTime).toBe(0);
});

test('a browser that refuses every fact still gives the rest, and nothing throws', async () => {
  const { visitorInfo } = await open();
  for (const name of ['navigator', 'screen']) vi.stubGlobal(name, undefined);
  vi.stubGlobal('performance', { now: () => 2000, getEntriesByType: undefined });
  vi.stubGlobal('Intl', undefined);
  const told = visitorInfo(1500);
  expect(Object.entries(told).filter(([, value]) => value !== undefined)).toEqual([
    ['windowSize', '390x664'],
    ['timestamp', told.timestamp],
    ['formCompletionTime', 500],
    ['visitDuration', expect.anything()],
  ]);
});

test('a long user agent or language is cut to 500 characters', async () => {
  const { visitorInfo } = await open({
    navigator: { ...safari, userAgent: 'x'.repeat(1_000_000), language: 'y'.repeat(501) },
  });
  expect(visitorInfo(0).userAgent).toHaveLength(500);
  expect(visitorInfo(0).language).toHaveLength(500);
});

test('a page whose load event has not ended has no load time', async () => {
  const { visitorInfo } = await open();
  for (const entries of [[], [{ loadEventEnd: 0 }]]) {
    vi.stubGlobal('performance', { now: () => 1, getEntriesByType: () => entries });
    expect(visitorInfo(0).pageLoadTime).toBeUndefined();
  }
});

test('the device is included once it has been read', async () => {
  const { prepareVisitorInfo, visitorInfo } = await open();
  expect(visitorInfo(0)).not.toHaveProperty('deviceType');
  prepareVisitorInfo();
  await expect.poll(() => visitorInfo(0)).toHaveProperty('deviceType', 'Mobile');
  expect(visitorInfo(0)).toMatchObject({
    browser: 'Safari',
    operatingSystem: 'iOS',
  });
});

test.each([
  ['a phone', { width: 390, height: 844 }, 'Mobile'],
  ['a phone held sideways', { width: 844, height: 390 }, 'Mobile'],
  ['a tablet', { width: 1024, height: 768 }, 'Tablet'],
])(
  '%s that claims to be a Mac is recognized by the shorter side of its screen',
  async (_, screen, type) => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
    const { prepareVisitorInfo, visitorInfo } = await open({
      navigator: { ...safari, userAgent },
      screen,
    });
    prepareVisitorInfo();
    await expect.poll(() => visitorInfo(0).deviceType).toBe(type);
  },
);

test.each(['prompt', 'denied'])(
  'with the permission %j, the position is neither read nor asked for',
  async (state) => {
    const { asked, ...browser } = geolocation(state);
    const { readGrantedPosition, lastPosition } = await open({
      navigator: { ...safari, ...browser },
    });
    await readGrantedPosition();
    expect(asked).toEqual([]);
    expect(lastPosition()).toBeUndefined();
  },
);

test('if permission was granted before, the position is sent, unless it takes over 5 s', async () => {
  const { asked, ...browser } = geolocation('granted');
  const { readGrantedPosition, visitorInfo, clock } = await open({
    navigator: { ...safari, ...browser },
  });
  await readGrantedPosition();
  expect(asked[0]?.options).toEqual({ timeout: 5000, maximumAge: 60_000 });
  asked[0]?.failed();
  expect(visitorInfo(0).geolocation).toBeUndefined();
  clock.now = 6001;
  asked[0]?.found(position);
  expect(visitorInfo(0).geolocation).toBeUndefined();
  clock.now = 6000;
  asked[0]?.found(position);
  expect(visitorInfo(0).geolocation).toEqual(here);
});

test('a position that the visitor removed is not sent, even if the browser reports it later', async () => {
  const { asked, ...browser } = geolocation('granted');
  const { readGrantedPosition, readPosition, storePosition, forgetPosition, visitorInfo } =
    await open({ navigator: { ...safari, ...browser } });
  await readGrantedPosition();
  storePosition(here);
  forgetPosition();
  expect(visitorInfo(0).geolocation).toBeUndefined();
  asked[0]?.found(position);
  expect(visitorInfo(0).geolocation).toBeUndefined();
  const again = readPosition();
  asked[1]?.found(position);
  storePosition(await again);
  expect(visitorInfo(0).geolocation).toEqual(here);
});

test('a position that the visitor removed is not read again after a reload, until it is shared again', async () => {
  const sessionStorage = {};
  const openAgain = async () => {
    const { asked, ...browser } = geolocation('granted');
    return { asked, ...(await open({ navigator: { ...safari, ...browser }, sessionStorage })) };
  };
  const first = await openAgain();
  first.storePosition(here);
  first.forgetPosition();
  const { asked, readGrantedPosition, storePosition, visitorInfo } = await openAgain();
  await readGrantedPosition();
  asked[0]?.found(position);
  expect(visitorInfo(0).geolocation).toBeUndefined();
  storePosition(here);
  const last = await openAgain();
  await last.readGrantedPosition();
  last.asked[0]?.found(position);
  expect(last.visitorInfo(0).geolocation).toEqual(here);
});

test('without the permissions API, reading the position rejects, but preparing still works', async () => {
  const { readGrantedPosition, prepareVisitorInfo, visitorInfo } = await open();
  await expect(readGrantedPosition()).rejects.toThrow(TypeError);
  prepareVisitorInfo();
  await expect.poll(() => visitorInfo(0)).toHaveProperty('deviceType');
  expect(visitorInfo(0).geolocation).toBeUndefined();
});
