import { expect, test } from 'vitest';
import { displayedPhone, isCompletePhone, isImpossiblePhone, telHref } from './phone.ts';

test('a US number is displayed in the format of the site’s own', () => {
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
])('%j is not a displayable number', (value) => {
  expect(displayedPhone(value)).toBeUndefined();
});

test.for([
  ['(201) 748-2070', 'tel:+12017482070'],
  ['+1 201 748 2070', 'tel:+12017482070'],
  ['1-201-748-2070', 'tel:+12017482070'],
] as const)('the telephone link of %s is %s', ([shown, link]) => {
  expect(telHref(shown)).toBe(link);
});

test.each([
  ['(000) 000-0000', true],
  ['(222) 222-2222', true],
  ['1 999 999 9999', true],
  ['(111) 555-0123', true],
  ['(201) 055-0123', true],
  ['(201) 155-0123', true],
  ['(201) 555-0123', false],
  ['+1 (201) 748-2070', false],
  ['201 555 012', false],
  ['', false],
])('no phone in North America can have the number %j: %s', (typed, impossible) => {
  expect(isImpossiblePhone(typed)).toBe(impossible);
});

test.each([
  ['201 555 0123', true],
  ['+1 (201) 555-0123', true],
  ['201-555-012', false],
  ['+44 20 1555 0123', false],
  ['2 201 555 0123', false],
  ['1 201 555 01234', false],
  ['', false],
])('%j is a complete phone number: %s', (typed, isComplete) => {
  expect(isCompletePhone(typed)).toBe(isComplete);
});
