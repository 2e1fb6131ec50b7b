import { expect, test } from 'vitest';
import { displayedPhone, telHref } from './phone.ts';

test('a US number is shown as the site shows its own', () => {
  expect(displayedPhone('+12015550199')).toBe('(201) 555-0199');
});

test.for([
  undefined,
  null,
  '',
  12015550199,
  '12015550199',
  '+442015550199',
  '+120155501990',
  '+12015550199 ',
  '+1201555019<',
  ['+12015550199'],
  'javascript:alert(1)',
])('%j is no number to show', (value) => {
  expect(displayedPhone(value)).toBeUndefined();
});

test.for([
  ['(201) 748-2070', 'tel:+12017482070'],
  ['+1 201 748 2070', 'tel:+12017482070'],
  ['1-201-748-2070', 'tel:+12017482070'],
] as const)('the telephone link of %s is %s', ([shown, link]) => {
  expect(telHref(shown)).toBe(link);
});
