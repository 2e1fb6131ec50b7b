import { expect, test } from 'vitest';
import { cutText, seoLimits } from './cut-text.ts';

test('a title of 60 characters stays whole', () => {
  expect(cutText('t'.repeat(60), seoLimits.title)).toBe('t'.repeat(60));
});

test('a title of 61 characters is cut to 57 and three dots', () => {
  expect(cutText('t'.repeat(61), seoLimits.title)).toBe(`${'t'.repeat(57)}...`);
});

test('a description of 158 characters stays whole', () => {
  expect(cutText('d'.repeat(158), seoLimits.description)).toHaveLength(158);
});

test('a description of 159 characters is cut to 155 and three dots', () => {
  expect(cutText('d'.repeat(159), seoLimits.description)).toBe(`${'d'.repeat(155)}...`);
});
