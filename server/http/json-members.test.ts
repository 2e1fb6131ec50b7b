import { expect, test } from 'vitest';
import { hasRepeatedMember } from './json-members.ts';

test.for([
  ['{}', false],
  ['{"a":"b: \\"c\\":1","d":["e",{"f":"\\\\"}]}', false],
  ['{"constructor":"Bob the builder"}', false],
  ['{"a":1,"a":2}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['{"x":[{"a":{"b":1,"b" : 2}}]}', true],
] as const)('repeated members are detected in %s: %s', ([text, repeats]) => {
  expect(hasRepeatedMember(text, JSON.parse(text))).toBe(repeats);
});

test('30,000 brackets do not exhaust the stack', () => {
  const text = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect(hasRepeatedMember(text, JSON.parse(text))).toBe(false);
});
