import { expect, test } from 'vitest';
import { findMemberFault } from './json-members.ts';

test.for([
  ['{}', undefined],
  ['{"a":"b: \\"c\\":1","d":["e",{"f":"\\\\"}]}', undefined],
  ['{"constructor":"Bob the builder"}', undefined],
  ['{"a":1,"a":2}', 'duplicate'],
  ['{"a":1,"\\u0061":2}', 'duplicate'],
  ['{"x":[{"a":{"b":1,"b" : 2}}]}', 'duplicate'],
  ['{"__proto__":{"isAdmin":true}}', 'prototype'],
  ['{"a":[{"\\u005f_proto__":1}]}', 'prototype'],
  ['{"constructor":{"prototype":{}}}', 'prototype'],
] as const)('%s has the fault %s', ([text, fault]) => {
  expect(findMemberFault(text, JSON.parse(text))).toBe(fault);
});

test('30,000 brackets do not exhaust the stack', () => {
  const text = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect(findMemberFault(text, JSON.parse(text))).toBeUndefined();
});
