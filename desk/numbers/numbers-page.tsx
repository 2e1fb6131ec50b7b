import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { googleAdsWords, numbersWords as words } from '../../content/owner/desk/numbers.ts';
import { stats } from '../../contract/answers/desk.ts';
import { readApi } from '../http/client.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle } from '../layout/focus.tsx';
import { type Range, rangeOf } from '../time/range.ts';
import { useToday } from '../time/use-now.ts';
import { Charts } from './charts.tsx';
import { Figures } from './figures.tsx';
import { isByMonth, periodsOf, sumOf } from './periods.ts';
import { RangeForm } from './range-form.tsx';
import { PeriodTable, ShareTables } from './tables.tsx';

const statsQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['stats', from, to],
    queryFn: () => readApi(stats, 'GET', `/api/desk/stats?${new URLSearchParams({ from, to })}`),
    placeholderData: keepPreviousData,
  });

export default function NumbersPage() {
  const [params, setParams] = useSearchParams();
  const range = rangeOf(params, useToday());
  const { data, error, isPending, refetch } = useQuery(statsQuery(range));
  return (
    <>
      <ScreenTitle className="pt-5 text-2xl font-bold">{words.title}</ScreenTitle>
      <RangeForm range={range} show={({ from, to }) => setParams({ from, to })} />
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Loading />}
      {data && <Shown stats={data} range={range} />}
    </>
  );
}

function Shown({ stats, range }: { stats: Parameters<typeof Figures>[0]['stats']; range: Range }) {
  const periods = periodsOf(stats.days, range);
  const sum = sumOf(periods);
  if (sum.requests + sum.taps === 0) return <p className="py-8">{words.none}</p>;
  return (
    <>
      <Figures stats={stats} sum={sum} />
      <Charts periods={periods} />
      <PeriodTable periods={periods} isMonths={isByMonth(range)} />
      {sum.requests > 0 && <ShareTables stats={stats} />}
      <GoogleAdsFile range={range} />
    </>
  );
}

function GoogleAdsFile({ range: { from, to } }: { range: Range }) {
  const query = new URLSearchParams({ format: 'google-ads', from, to });
  return (
    <section className="mt-8 max-w-2xl print:hidden">
      <a href={`/api/desk/export?${query}`} download className="py-2 font-semibold underline">
        {googleAdsWords.button}
      </a>
      <p className="mt-2 text-quiet">{googleAdsWords.about}</p>
    </section>
  );
}
