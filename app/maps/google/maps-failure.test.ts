import { describe, expect, test } from 'vitest';
import {
  googleRefusal,
  mapsFailure,
  refusalInConsole,
  suggestionsFailure,
} from './maps-failure.ts';

const billingSentence =
  'You must enable Billing on the Google Cloud Project. For development purposes only.';
const billingIssue =
  'Google Maps API billing issue. Please enable billing in Google Cloud Console.';

describe('the message for a reason that Google gave', () => {
  test.each([
    ['InvalidKeyMapError', 'Google Maps error: InvalidKeyMapError', false],
    ['RefererNotAllowedMapError', 'Google Maps error: RefererNotAllowedMapError', false],
    ['ExpiredKeyMapError', 'Google Maps error: ExpiredKeyMapError', false],
    ['BillingNotEnabledMapError', billingSentence, true],
    ['Payment overdue', billingSentence, true],
    ['For Development Purposes Only', billingSentence, true],
  ])('%s', (detail, message, billing) => {
    expect(googleRefusal(detail)).toEqual({ message, billing });
  });
});

test.each([
  ['Failed to load Google Maps', false],
  ['API key "GOOGLE_MAPS_API_KEY" not found in settings', false],
  [billingSentence, true],
])('only a message about billing comes with help steps: %s', (message, billing) => {
  expect(mapsFailure(message)).toEqual({ message, billing });
});

describe('the message for an error that prevents suggestions', () => {
  test.each([
    [new Error('PLACES: server error'), 'PLACES: server error', false],
    [new Error(''), 'Failed to initialize address autocomplete', false],
    ['thrown text', 'Failed to initialize address autocomplete', false],
    [undefined, 'Failed to initialize address autocomplete', false],
    [new Error('Billing is not enabled'), billingIssue, true],
    [new Error('Your payment method was declined'), billingIssue, true],
    [new Error('The provided API key is invalid.'), billingIssue, true],
    [new Error('development mode'), billingIssue, true],
  ])('%s', (error, message, billing) => {
    expect(suggestionsFailure(error)).toEqual({ message, billing });
  });
});

test('the error name is read from what Google writes to the console', () => {
  const written =
    'Google Maps JavaScript API error: RefererNotAllowedMapError\nhttps://developers.google.com/maps';
  expect(refusalInConsole([written])).toBe('RefererNotAllowedMapError');
  expect(refusalInConsole(['%s', 'Google Maps JavaScript API error: X'])).toBe('X');
  expect(refusalInConsole(['Something else', { a: 1 }, undefined])).toBeUndefined();
  expect(refusalInConsole([Symbol('a'), Object.create(null)])).toBeUndefined();
});
