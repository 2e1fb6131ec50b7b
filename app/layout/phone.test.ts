import { expect, test } from 'vitest';
import { business } from '../../content/en/business.ts';
import { telHref } from './phone.ts';

test('the telephone link is built from the digits of the displayed number', () => {
  expect(telHref(business.telephoneText)).toBe(`tel:${business.telephone}`);
});

test('a number shown with its country code keeps it once', () => {
  expect(telHref('+1 201 748 2070')).toBe('tel:+12017482070');
});
