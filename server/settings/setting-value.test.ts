import { expect, test } from 'vitest';
import { slowTexts } from '../../tests/support/server/cpu-time.ts';
import { hostileTexts } from '../../tests/support/server/hostile-text.ts';
import { readValue } from './setting-value.ts';
import { settingKeys } from './settings.ts';

const key = 'AIzaSyD-3x_ample';

test.for([
  ['GOOGLE_MAPS_API_KEY', key, key],
  ['GOOGLE_MAPS_API_KEY', `  ${key}\n`, key],
  ['GOOGLE_MAPS_API_KEY', `"${key}"`, key],
  ['GOOGLE_MAPS_API_KEY', `' "${key}" '`, key],
  ['recaptcha_site_key', `\u201c6Lc_site-key\u201d`, '6Lc_site-key'],
  ['recaptcha_site_key', '\ufeff6Lc_site-key\u00a0', '6Lc_site-key'],
  ['google_maps_map_id', ' "8e0a97af9386fef" ', '8e0a97af9386fef'],
  ['campaign_phone_number', '(201) 555-0199', '+12015550199'],
  ['campaign_phone_number', '201.555.0199', '+12015550199'],
  ['campaign_phone_number', '+1 201 555 0199', '+12015550199'],
  ['campaign_phone_number', '"12015550199"', '+12015550199'],
  ['analytics_id', ' "G-ABCD123456" ', 'G-ABCD123456'],
  ['analytics_id', 'G-AB12', 'G-AB12'],
] as const)('%s accepts %j as %s', ([name, typed, value]) => {
  const verdict = { kind: 'accepted', value, wasWrapped: expect.any(Boolean) };
  expect(readValue(name, typed)).toEqual(verdict);
});

test('readValue reports characters removed around a value, but not reformatting within it', () => {
  expect(readValue('recaptcha_site_key', ' 6Lc ')).toMatchObject({ wasWrapped: true });
  expect(readValue('recaptcha_site_key', '6Lc')).toMatchObject({ wasWrapped: false });
  expect(readValue('campaign_phone_number', '(201) 555-0199')).toMatchObject({ wasWrapped: false });
});

test.for(['', ' ', '""', "' '", '\t\n', '"', '\u201c\u201d'])(
  'the value %j is refused',
  (typed) => {
    for (const name of ['GOOGLE_MAPS_API_KEY', 'campaign_phone_number'] as const) {
      expect(readValue(name, typed).kind).toBe('refused');
    }
  },
);

test.for([
  'AIza SyD',
  'AIza"SyD',
  "AIzaSyD'",
  'AIza\u200bSyD',
  'AIza\0SyD',
  '<script>',
  'key=AIza',
  'k\u00e9y',
  'A'.repeat(201),
])('the key %j is refused', (typed) => {
  expect(readValue('GOOGLE_MAPS_API_KEY', typed)).toEqual({
    kind: 'refused',
    problem: expect.stringContaining('must be the key alone'),
  });
});

test('an invalid map ID is refused with its own message', () => {
  expect(readValue('google_maps_map_id', 'map style 1')).toEqual({
    kind: 'refused',
    problem: expect.stringContaining('google_maps_map_id must be the ID alone'),
  });
});

test.for([
  '555-0199',
  '201-555-019',
  '2015550199 ext 4',
  '201-555-CALL',
  '+44 20 7946 0018',
  '22015550199',
  '(101) 555-0199',
  '(201) 155-0199',
  '2015550199 2015550198',
])('the campaign number %j is refused', (typed) => {
  expect(readValue('campaign_phone_number', typed)).toEqual({
    kind: 'refused',
    problem: expect.stringContaining('must be a US number'),
  });
});

test.for(settingKeys)('no hostile value of %s costs more than 50 ms to read', async (key) => {
  expect(await slowTexts(hostileTexts, (text) => readValue(key, text))).toEqual([]);
});

const noon = new Date('2026-11-22T12:00:00Z');

test.each([
  ['busy_minutes', '90', '90'],
  ['busy_minutes', ' 15 ', '15'],
  ['busy_minutes', '360', '360'],
  ['busy_minutes', '14', undefined],
  ['busy_minutes', '361', undefined],
  ['busy_minutes', '1.5e2', undefined],
  ['busy_minutes', '45.5', undefined],
  ['busy_until', '2026-11-22T12:00:01Z', '2026-11-22T12:00:01.000Z'],
  ['busy_until', '2026-11-22T07:30:00-05:00', '2026-11-22T12:30:00.000Z'],
  ['busy_until', '2026-11-22T12:00:00Z', undefined],
  ['busy_until', '2026-11-23T12:00:00', undefined],
  ['busy_until', '2026-13-22T12:00:00Z', undefined],
  ['busy_until', 'tomorrow', undefined],
] as const)('at noon %s reads %j as %j', (key, typed, value) => {
  const verdict = readValue(key, typed, noon);
  expect(verdict.kind === 'accepted' ? verdict.value : undefined).toBe(value);
});
