import { expect, test } from 'vitest';
import { areas } from '../../content/facts/areas.ts';
import { pages } from '../../content/registry/pages.ts';
import { services } from '../../contract/services.ts';
import { bookingPath } from '../layout/booking-path.ts';
import { isTownAlone, presetsOf } from './presets.ts';

test.for([
  ['?service=Car%20Lockout', { service: 'Car Lockout' }],
  ['?service=Car+Lockout', { service: 'Car Lockout' }],
  ['?service=Other', { service: 'Other' }],
  ['?town=jersey-city', { address: 'Jersey City, NJ' }],
  [
    '?utm_source=google&town=hoboken&service=Gate%20Locks',
    { service: 'Gate Locks', address: 'Hoboken, NJ' },
  ],
] as const)('%s presets what it names', ([query, values]) => {
  expect(presetsOf(query)).toEqual(values);
});

test.for([
  '',
  '?',
  '?service=',
  '?town=',
  '?service=car-lockout',
  '?service=car lockout',
  '?service=Car Lockout ',
  '?service=Callback',
  '?service=Select Service Needed',
  '?service=ASAP&timeframe=Same Day&name=Eve&phone=2015550123&notes=x',
  '?service=<script>alert(1)</script>&town=../../etc/passwd',
  '?service=__proto__&town=constructor',
  '?service[]=Car Lockout&service.x=Car Lockout',
  '?town=Hoboken',
  '?town=newark',
  '?service=%ff%fe%00&town=%',
  `?service=${'Car Lockout'.repeat(10_000)}`,
  '?service=Gate&service=Gate Locks',
])('%j presets nothing', (query) => {
  expect(presetsOf(query)).toEqual({});
});

test('a town alone is recognized until a street is added', () => {
  expect(['Hoboken, NJ', '12 Oak St, Hoboken, NJ', '', undefined].map(isTownAlone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const presetsFrom = (path: string) => presetsOf(bookingPath(path).replace(/^[^?]*/, ''));
const pathsOf = (screen: string) =>
  pages.filter((page) => page.screen === screen).map(({ path }) => path);

test('each service has a page that presets it, and nothing else', () => {
  const presets = pathsOf('service').map(presetsFrom);
  expect(presets.map(Object.keys)).toEqual(presets.map(() => ['service']));
  expect(presets.map(({ service }) => service).sort()).toEqual(
    services.filter((name) => name !== 'Other').sort(),
  );
});

test('pages with the same last path segment preset their own service', () => {
  expect(presetsFrom('/services/residential-locksmith/lock-rekey')).toEqual({
    service: 'Lock Rekey',
  });
  expect(presetsFrom('/services/commercial-locksmith/lock-rekey')).toEqual({
    service: 'Commercial Lock Rekey',
  });
});

test('each town page presets its town, and nothing else', () => {
  const presets = pathsOf('town').map(presetsFrom);
  expect(presets).toHaveLength(areas.length);
  expect(presets).toContainEqual({ address: 'West New York, NJ' });
});

test.for(['/', '/services', '/services/emergency-locksmith', '/service-areas', '/contact', '/x'])(
  '%s presets nothing',
  (path) => {
    expect(bookingPath(path)).toBe('/book-online');
  },
);
