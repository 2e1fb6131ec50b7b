import { expect, test } from 'vitest';
import { requestWords } from './request.ts';

test.for([
  [20, 'within 66 ft'],
  [400, 'within 1,312 ft'],
  [1000, 'within 0.6 mi'],
  [5000, 'within 3.1 mi'],
] as const)('%i meters are shown in feet or miles', ([meters, text]) => {
  expect(requestWords.within(meters)).toBe(text);
});
