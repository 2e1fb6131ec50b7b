import { expect, test } from 'vitest';
import { securityText } from './text-files.ts';

test('security.txt expires a year from its build', () => {
  const text = securityText('https://site.example', new Date('2026-11-20T00:00:00Z'));
  expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});
