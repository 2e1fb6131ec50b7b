import { expect, test } from 'vitest';
import { screenPath } from './paths.ts';

test.each([
  '/',
  '/?status=done&q=a//b',
  '/requests/LS-ABC234',
  '/numbers',
  '/people',
  '/settings/erase',
])('%s is the path of a screen', (path) => {
  expect(screenPath(path)).toBe(path);
});

test.each([
  '',
  '//',
  '///',
  '//evil.example',
  '/\\evil.example',
  '//evil.example/requests/LS-ABC234',
  '/requests//evil.example',
  '/requests/LS-ABC234/more',
  'https://evil.example/',
  'javascript:alert(1)',
  'numbers/..',
  '/sign-in',
  '/nowhere',
])('%j is not the path of a screen, and leads to the first screen', (path) => {
  expect(screenPath(path)).toBe('/');
});
