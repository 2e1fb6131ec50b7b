import { expect, test } from 'vitest';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { shownValue } from './shown-value.ts';

const people = [{ email: 'dana@locksmith.example', name: 'Dana' }] as DeskPerson[];

test.each([
  ['paid_cents', 9550, '$95.50'],
  ['quoted_cents', 0, '$0'],
  ['eta_at', '2026-11-22T07:38:00.000Z', 'Nov 22, 2:38 AM'],
  ['assignee', 'dana@locksmith.example', 'Dana'],
  ['assignee', 'kim@locksmith.example', 'kim@locksmith.example'],
  ['paid_by', 'card', jobWords.ways.card],
  ['notes', 'Green door', 'Green door'],
  ['notes', '', jobWords.nothing],
  ['paid_cents', null, jobWords.nothing],
])('the value of %s, %j, is shown as %s', (column, value, shown) => {
  expect(shownValue(column, value, people)).toBe(shown);
});
