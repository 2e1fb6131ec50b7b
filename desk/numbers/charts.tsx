import { numbersWords } from '../../content/owner/desk/numbers.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import type { Period } from './periods.ts';

const words = numbersWords.chart;

/** Two charts, because there are many more taps than requests, which would be too small to see on the same scale. */
export function Charts({ periods }: { periods: readonly Period[] }) {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <Chart
        name={words.requests}
        bars={periods.map(({ time, requests, accepted }) => ({
          time,
          value: requests,
          missed: requests - accepted,
        }))}
      />
      <Chart name={words.taps} bars={periods.map(({ time, taps }) => ({ time, value: taps }))} />
    </div>
  );
}

function Chart({ name, bars }: { name: string; bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const hasParts = bars.some(({ missed }) => missed !== undefined);
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-bold">{name}</h2>
        {hasParts && (
          <p className="flex items-center gap-2 text-sm">
            <span aria-hidden="true" className="size-3 bg-navy" />
            {words.legend.accepted}
            <span aria-hidden="true" className="ml-2 size-3 bg-stop" />
            {words.legend.missed}
          </p>
        )}
      </div>
      <div className="mt-2">
        <BarChart bars={bars} label={words.about(name, most)} />
      </div>
    </section>
  );
}
