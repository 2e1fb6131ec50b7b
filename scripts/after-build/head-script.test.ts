import { expect, test } from 'vitest';
import { addHeadScript } from './head-script.ts';

test('the script comes last in the head, as it is written', () => {
  const html = '<html><head><title></head></title></head><body></head></body></html>';
  expect(addHeadScript(html, 'a("$1")')).toBe(
    '<html><head><title></head></title><script>a("$1")</script></head><body></head></body></html>',
  );
});
