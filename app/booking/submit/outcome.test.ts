import { expect, test } from 'vitest';
import { readOutcome } from './outcome.ts';

const problem = { type: 'about:blank', title: 'x', status: 422, detail: 'What to do next.' };

test.each([
  [
    'the stored row',
    201,
    { id: 'a', reference: 'LS-1', name: 'Ann' },
    { kind: 'stored', receipt: { id: 'a', reference: 'LS-1' } },
  ],
  [
    'a stored row whose other members cannot be read',
    201,
    { id: 'a', reference: 'LS-1', follow: 7, status: 'unheard of' },
    { kind: 'stored', receipt: { id: 'a', reference: 'LS-1' } },
  ],
  ['a 201 that names nothing', 201, {}, { kind: 'unreadable' }],
  ['a 201 that is not JSON', 201, undefined, { kind: 'unreadable' }],
  ['a 200 of something else', 200, { id: 'a', reference: 'LS-1' }, { kind: 'unreadable' }],
  [
    'a 200 that says why',
    200,
    { message: 'Closed for now.' },
    { kind: 'unreadable', message: 'Closed for now.' },
  ],
  ['a list', 500, [], { kind: 'unexplained' }],
  ['a proxy page', 502, undefined, { kind: 'unexplained' }],
  ['null', 500, null, { kind: 'unexplained' }],
  [
    'refused fields',
    422,
    { ...problem, errors: { name: 'No name', vehicle_year: 'No year' } },
    { kind: 'fields', errors: { name: 'No name', vehicle_year: 'No year' } },
  ],
  [
    'refused fields and captcha',
    422,
    { ...problem, errors: { name: 'No name', recaptcha_token: 'Again' } },
    { kind: 'fields', errors: { name: 'No name' } },
  ],
  [
    'a refused captcha',
    422,
    { ...problem, errors: { recaptcha_token: 'Again' } },
    { kind: 'captcha', message: 'What to do next.' },
  ],
  [
    'refused fields, and nothing else',
    422,
    { errors: { name: 'No name', is_admin: 'x' } },
    { kind: 'fields', errors: { name: 'No name' } },
  ],
  [
    'refused fields and a detail that is no text',
    422,
    { detail: 7, errors: { name: 'No name' } },
    { kind: 'fields', errors: { name: 'No name' } },
  ],
  [
    'a refused captcha, and nothing else',
    422,
    { errors: { recaptcha_token: 'Again' } },
    { kind: 'captcha', message: 'Again' },
  ],
  ['a 422 that is not JSON', 422, undefined, { kind: 'unexplained' }],
  ['a 422 of nothing', 422, {}, { kind: 'unexplained' }],
  ['a reason of spaces', 500, { detail: '  ' }, { kind: 'unexplained' }],
  ['a 422 of errors that are no record', 422, { errors: 'x' }, { kind: 'unexplained' }],
  [
    'errors of fields we do not have',
    422,
    { ...problem, errors: { __proto__x: 'a', constructor: 'b', name: 7 } },
    { kind: 'refused', message: 'What to do next.' },
  ],
  ['too many requests', 429, problem, { kind: 'refused', message: 'What to do next.' }],
  ['cannot store', 503, problem, { kind: 'refused', message: 'What to do next.' }],
])('%s', (_, status, body, expected) => {
  expect(readOutcome(status, body)).toEqual(expected);
});
