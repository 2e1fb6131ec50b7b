import { spanOf, numbersWords as words } from '../../content/owner/desk/numbers.ts';
import type { Stats } from '../../contract/answers/desk.ts';
import { dollars } from '../../contract/dollars.ts';
import type { Period } from './periods.ts';

export function Figures({ stats, sum }: { stats: Stats; sum: Omit<Period, 'time'> }) {
  const { requests, accepted, done, quoted_cents, paid_cents, taps } = sum;
  const part = requests > 0 && words.partOf(Math.round((accepted / requests) * 100));
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
      <Figure name={words.sums.requests} value={count(requests)} />
      <Figure name={words.sums.accepted} value={count(accepted)} beside={part} />
      <Figure name={words.sums.done} value={count(done)} />
      <Figure name={words.sums.quoted} value={wholeDollars(quoted_cents)} />
      <Figure name={words.sums.paid} value={wholeDollars(paid_cents)} />
      <Figure name={words.sums.taps} value={count(taps)} />
      <Speed name={words.speed.seen} {...stats.seconds_to_seen} />
      <Speed name={words.speed.accepted} {...stats.seconds_to_accepted} />
      <Speed name={words.speed.onTheWay} {...stats.seconds_to_on_the_way} />
      <Speed name={words.speed.late} {...stats.seconds_late} />
    </dl>
  );
}

/** Rounds to whole dollars: a phone has no room for cents, and the tables show them. */
const wholeDollars = (cents: number) => dollars(Math.round(cents / 100) * 100);

const count = (value: number) => value.toLocaleString('en-US');

interface FigureProps {
  name: string;
  value: string;
  beside?: string | false;
}

function Figure({ name, value, beside }: FigureProps) {
  return (
    <div className="rounded-lg bg-mist p-4">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-[min(1.875rem,6.4vw)] font-bold whitespace-nowrap">{value}</dd>
      {beside && <dd className="text-sm">{beside}</dd>}
    </div>
  );
}

function Speed({ name, median, p90 }: { name: string } & Stats['seconds_to_seen']) {
  const { half, most, unknown } = words.speed;
  return (
    <div className="rounded-lg bg-mist p-4">
      <dt className="text-sm text-quiet">
        {name}, {half}
      </dt>
      <dd className="text-xl font-bold">{median === null ? unknown : spanOf(median)}</dd>
      {p90 !== null && (
        <dd className="text-sm">
          {most} <span className="font-semibold">{spanOf(p90)}</span>
        </dd>
      )}
    </div>
  );
}
