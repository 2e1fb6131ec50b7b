import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { newJobWords } from '../../content/owner/desk/jobs.ts';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import { requestsQuery } from '../api/requests.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { PageTitle, titleOfScreen, useFocusFallback } from '../layout/focus.tsx';
import { screenPaths } from '../layout/paths.ts';
import { useAreKeysOn } from '../layout/use-keys.ts';
import { UnassignedLink } from '../texts/unassigned-link.tsx';
import { Filters } from './filters.tsx';
import { RequestList } from './request-list.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { useFilters } from './use-filters.ts';

const NothingOpen = lazy(() => import('./nothing-open.tsx'));

/** The desk's first screen: the open requests, in the order to do them, or those that match the filters. */
export function RequestsPage() {
  const { filters, change, search, isOpenView } = useFilters();
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(requestsQuery(search));
  const areKeysOn = useAreKeysOn();
  const counts = data?.pages[0]?.counts;
  const [pending, setPending] = useState(0);
  // Keep the last number while a search is loading.
  if (counts && counts.pending !== pending) setPending(counts.pending);
  useEffect(() => {
    document.title = pending ? `(${pending}) ${deskFrame.title}` : deskFrame.title;
  }, [pending]);

  // A request that was accepted while the next page was loading is on both pages.
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = [...new Map(items.map((request) => [request.id, request])).values()];
  const total = data?.pages[data.pages.length - 1]?.total ?? 0;
  const [firstSearch] = useState(search);
  const [hasSearched, setSearched] = useState(false);
  if (search !== firstSearch && !hasSearched) setSearched(true);
  // The number of open requests is already below the title, but after a search it has to be announced, too.
  const saysFound = hasSearched || !isOpenView || shown.length < total;
  const none = isOpenView ? words.none : words.noneFound;
  const found = saysFound && words.found(shown.length, total);
  async function showMore(): Promise<void> {
    // Fetching the next page would cancel a running reload, and what has changed would not show.
    if (isFetching) await refetch({ cancelRefetch: false });
    await fetchNextPage();
  }

  // The button disappears when there are no more requests.
  const list = useFocusFallback<HTMLDivElement>((all) => {
    const links = all.querySelectorAll<HTMLElement>('[data-open]');
    return links[links.length - 1] ?? titleOfScreen();
  });
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 pt-3 sm:grid-cols-[1fr_auto_auto]">
        <PageTitle className="text-2xl font-bold">{words.title(filters.status)}</PageTitle>
        <Link
          to={screenPaths.newJob}
          className="inline-flex min-h-12 items-center justify-center rounded-lg bg-navy px-4 font-sign text-lg font-semibold text-white hover:bg-deep"
        >
          {newJobWords.link}
        </Link>
        {/* The number of matches of a search is shown below. */}
        <p className="min-h-6 text-quiet sm:row-start-2">
          {counts && isOpenView && words.openCount(counts)}
        </p>
        <SoundSwitch />
      </div>
      <UnassignedLink />
      <Filters filters={filters} change={change} search={search} />
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Loading />}
      <p
        role="status"
        className={data && shown.length === 0 ? 'py-6 text-lg font-semibold' : 'mt-2 text-quiet'}
      >
        {/* Render a new element for each search, so that the same number is announced again. */}
        {data && <span key={search}>{shown.length === 0 ? none : found}</span>}
      </p>
      {isOpenView && data && shown.length === 0 && (
        <Suspense>
          <NothingOpen />
        </Suspense>
      )}
      <div ref={list}>
        {data && <RequestList key={search} items={shown} isGrouped={filters.status === 'open'} />}
        {hasNextPage && (
          <Button
            look="quiet"
            className="mt-6 w-full"
            isBusy={isFetchingNextPage}
            onClick={() => void showMore()}
          >
            {words.more}
          </Button>
        )}
      </div>
      {areKeysOn && <p className="mt-8 hidden text-sm text-quiet md:block">{words.keys}</p>}
    </>
  );
}
