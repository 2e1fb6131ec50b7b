import { expect, test } from 'vitest';
import { securityText } from './text-files.ts';
import { unfolded, visibleText } from './visible-text.ts';

test('security.txt expires a year from its build', () => {
  const text = securityText('https://site.example', new Date('2026-11-20T00:00:00Z'));
  expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});

test('the visible text of a page is what a reader reads, and nothing else', () => {
  const html =
    '<head><title>No</title></head><body class="no"><style>no</style><p>Rated <b>4.9</b><!-- no --> &amp; more</p><script>no()</script></body>';
  expect(visibleText(html)).toBe(' Rated 4.9 & more ');
});

test('a closed question shows no answer, an open one does', () => {
  const question = (state: string) =>
    visibleText(
      unfolded(
        `<body><details${state} class="a"><summary><h3>Why?</h3></summary><p>So.</p></details> more`,
      ),
    );
  expect(question('')).toBe(' Why? more');
  expect(question(' open=""')).toBe(' Why? So. more');
});
