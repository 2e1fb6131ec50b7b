import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../../app/clipboard/use-copy.tsx';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { peopleWords } from '../../content/owner/desk/people.ts';
import { calendarQuery, useRenewCalendar } from '../api/people.ts';
import { useFocusFallback } from '../layout/focus.tsx';

const words = peopleWords.calendar;

/** The person's own calendar address, to copy or replace. Pressing Show creates it (docs/product.md 12.24). */
export function CalendarAddress() {
  const { data, error, isFetching, refetch } = useQuery({ ...calendarQuery, enabled: false });
  const renewing = useRenewCalendar();
  const { shown, press, said } = useCopy(data?.url ?? '', words);
  const failure = renewing.error ?? error;
  const place = useFocusFallback<HTMLElement>();
  return (
    <section ref={place} className="mt-8">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      <p className="mt-2">{words.about}</p>
      {data ? (
        <>
          <p className="mt-3 rounded-lg border border-line px-4 py-3">
            <span ref={shown} className="break-all">
              {data.url}
            </span>
          </p>
          <p className="mt-2 text-quiet">{words.secret}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              look="quiet"
              onClick={() => {
                renewing.reset();
                void press();
              }}
            >
              {words.copy}
            </Button>
            <Button look="quiet" isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
              {renewing.isPending ? words.renewing : words.renew}
            </Button>
          </div>
          <p aria-live="polite" className="mt-2 text-quiet">
            {renewing.isSuccess ? words.renewed : said}
          </p>
        </>
      ) : (
        <Button look="quiet" className="mt-3" isBusy={isFetching} onClick={() => void refetch()}>
          {words.show}
        </Button>
      )}
      {failure && <Alert>{failure.message}</Alert>}
    </section>
  );
}
