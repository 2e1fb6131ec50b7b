import { expect, test } from 'vitest';
import { cutText, seoLimits } from './cut-text.ts';

const { head, layout } = seoLimits;

test.each([
  ['a title in the SEO head', head.title, 60, 57],
  ['a description in the SEO head', head.description, 158, 155],
  ['a title of the page layout', layout.title, 75, 72],
  ['a description of the page layout', layout.description, 160, 157],
])('%s is shortened only when it is longer than its limit', (_, place, longest, kept) => {
  expect(cutText('t'.repeat(longest), place)).toBe('t'.repeat(longest));
  expect(cutText('t'.repeat(longest + 1), place)).toBe(`${'t'.repeat(kept)}...`);
});

test('shortened text is exactly as long as the limit, including the ellipsis', () => {
  for (const place of [head.title, head.description, layout.title, layout.description]) {
    expect(cutText('t'.repeat(500), place)).toHaveLength(place.limit);
  }
});
