import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test('a US number is shown as the site shows its own', () => {
  expect(numberText('+12015550199')).toBe('(201) 555-0199');
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
  expect(numberText(value)).toBeUndefined();
});
