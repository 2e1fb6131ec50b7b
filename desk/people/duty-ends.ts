import { peopleWords } from '../../content/owner/desk/people.ts';
import { localFormat } from '../../contract/local-time.ts';

const words = peopleWords.own;
const hourMs = 3_600_000;
const hourOf = localFormat({ hour: 'numeric', hourCycle: 'h23' });

/** When it next is this hour in New York, in ms. Its clocks are set by whole hours. */
function nextHour(hour: number, now: number): number {
  let time = (Math.floor(now / hourMs) + 1) * hourMs;
  while (Number(hourOf(time)) !== hour) time += hourMs;
  return time;
}

/** When duty, or a rest from it, may end: what each choice is called, and the time that it means now. */
export const dutyEnds = [
  ...[2, 4, 8].map((count) => ({
    label: words.hours(count),
    timeFrom: (now: number) => now + count * hourMs,
  })),
  ...[6, 18].map((hour) => ({
    label: words.at(hour),
    timeFrom: (now: number) => nextHour(hour, now),
  })),
];
