import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

test('a registered page shows its label, and only what lies above it is linked', () => {
  expect(breadcrumbTrail('/book-online')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Book Online' },
  ]);
});

test('an unknown slug is title-cased, its hyphens turned into spaces', () => {
  expect(breadcrumbTrail('/old-garage/roll-up-door')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Old Garage' },
    { label: 'Roll Up Door' },
  ]);
});
