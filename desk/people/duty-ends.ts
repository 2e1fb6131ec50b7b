import { peopleWords } from '../../content/owner/desk/people.ts';
import { localDay } from '../../contract/local-time.ts';
import { fromLocalInput } from '../time/local-input.ts';
import { dayAfter } from '../time/range.ts';

const words = peopleWords.own;
const hourMs = 3_600_000;

/** Returns when it will next be this hour in New York, in ms. */
function nextHour(hour: number, now: number): number {
  const time = `T${String(hour).padStart(2, '0')}:00`;
  const [today, tomorrow] = [0, 1].map((days) =>
    Date.parse(fromLocalInput(dayAfter(localDay(now), days) + time) ?? ''),
  ) as [number, number];
  return today > now ? today : tomorrow;
}

/** The choices of when duty, or a break from it, ends: each one's label, and the time that it means now. */
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
