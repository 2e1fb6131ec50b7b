import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { callerWords as words } from '../../content/owner/desk/jobs.ts';
import { asDisplayed } from '../../contract/phone.ts';
import { blockedQuery, useBlock } from '../api/jobs.ts';
import { announce } from '../layout/announcer.tsx';
import { useFocusFallback } from '../layout/focus.tsx';
import { nameOf, usePeople } from '../request/people.ts';
import { Moment } from '../time/moment.tsx';

/** Lists the blocked numbers, who blocked each one and why, with a button that unblocks it. */
export function BlockedNumbers() {
  const { data } = useQuery(blockedQuery);
  const people = usePeople();
  const place = useFocusFallback<HTMLElement>();
  if (!data) return null;
  return (
    <section ref={place} className="mt-4 border-t border-line pt-6">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {words.blockedList.title}
      </h2>
      {data.items.length === 0 && <p className="mt-2">{words.blockedList.none}</p>}
      <ul className="mt-2 ruled border-line">
        {data.items.map(({ phone, reason, who, at }) => (
          <li key={phone} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-56 flex-1">
              <p className="font-semibold">{asDisplayed(phone)}</p>
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-quiet wrap-anywhere">
                {nameOf(people, who)} · <Moment at={at} />
              </p>
            </div>
            <LetThrough digits={phone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LetThrough({ digits }: { digits: string }) {
  const { mutate, isPending, error } = useBlock(digits);
  const through = () => announce(words.blockedList.through(asDisplayed(digits)));
  return (
    <div>
      <Button look="quiet" isBusy={isPending} onClick={() => mutate(null, { onSuccess: through })}>
        {words.unblock} <span className="sr-only">{asDisplayed(digits)}</span>
      </Button>
      {error && <Alert>{error.message}</Alert>}
    </div>
  );
}
