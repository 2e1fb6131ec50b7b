import { expect, test } from 'vitest';
import { visibleUntil } from './page-metrics.ts';

const visible = (startTime: number) => ({ name: 'visible', startTime });
const hidden = (startTime: number) => ({ name: 'hidden', startTime });

test.each([
  ['in sight from the beginning', [visible(0)], true, 1000],
  ['opened in another tab, looked at later', [hidden(0), visible(600)], true, 400],
  ['left and come back to', [visible(0), hidden(200), visible(900)], true, 300],
  ['left', [visible(0), hidden(250)], false, 250],
  ['never looked at', [hidden(0)], false, 0],
  ['of a browser that notes nothing', [], true, 1000],
  ['of such a browser, not in sight', [], false, 0],
])('after a second a page %s was in sight for as long as it was', (_, noted, now, time) => {
  expect(visibleUntil(1000, now, noted)).toBe(time);
});
