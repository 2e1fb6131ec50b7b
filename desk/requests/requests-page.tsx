import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame } from '../../content/en/desk/frame.ts';
import { listWords as words } from '../../content/en/desk/requests.ts';
import { requestsQuery } from '../api/requests.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { Filters } from './filters.tsx';
import { openFirst } from './open-first.ts';
import { RequestCard } from './request-card.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { useFilters } from './use-filters.ts';

/** The desk's first screen: what is open, ASAP first; or, with filters, whatever they let through. */
export function RequestsPage() {
  const { filters, change, search, isOpenView } = useFilters();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(requestsQuery(search));
  const counts = data?.pages[0]?.counts;
  useEffect(() => {
    document.title = counts?.pending ? `(${counts.pending}) ${deskFrame.title}` : deskFrame.title;
  }, [counts?.pending]);

  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = isOpenView ? openFirst(items) : items;
  return (
    <>
      <div className="flex items-center justify-between gap-x-4 pt-4">
        <div>
          <h1 className="text-[1.375rem] font-bold sm:text-2xl">
            {isOpenView ? words.open : words.all}
          </h1>
          <p className="min-h-6 text-quiet">{counts && words.openCount(counts)}</p>
        </div>
        <SoundSwitch />
      </div>
      <Filters filters={filters} change={change} search={search} />
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Loading />}
      {data && shown.length === 0 && (
        <p className="py-8">{isOpenView ? words.none : words.noneFound}</p>
      )}
      <ul className="mt-1 grid gap-3 md:grid-cols-2">
        {shown.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="quiet"
          className="mt-6 w-full"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      <p className="mt-8 hidden text-sm text-quiet md:block">{words.keys}</p>
    </>
  );
}
