import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

test('a registered page shows its label, and only the pages above it are links', () => {
  expect(breadcrumbTrail('/book-online')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Book online' },
  ]);
});

test('a service page leads back to its category and to all services', () => {
  expect(breadcrumbTrail('/services/commercial-locksmith/lock-rekey')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'Commercial locksmith', path: '/services/commercial-locksmith' },
    { label: 'Commercial Lock Rekey' },
  ]);
});

test('a town page leads back to all service areas', () => {
  expect(breadcrumbTrail('/service-areas/west-new-york')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Service areas', path: '/service-areas' },
    { label: 'West New York' },
  ]);
});

test('a known slug keeps its label in a path without a page, and is not a link', () => {
  expect(breadcrumbTrail('/old/faq/terms-conditions')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Old' },
    { label: 'FAQ' },
    { label: 'Terms & conditions' },
  ]);
});

test('an unknown slug is title-cased, its hyphens turned into spaces', () => {
  expect(breadcrumbTrail('/old-garage/roll-up-door')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Old Garage' },
    { label: 'Roll Up Door' },
  ]);
});
