import { expect, test } from 'vitest';
import { headEnd } from './head-script.ts';

test('the head ends where a browser ends it', () => {
  const html = '<html><head><title></head></title></head><body></head></body></html>';
  expect(html.slice(headEnd(html))).toBe('</head><body></head></body></html>');
});
