import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { accountWords } from '../../content/owner/desk/account.ts';
import { pushQuery, useTestPush, useTurnOffPush, useTurnOnPush } from '../api/push.ts';
import { ApiError } from '../http/client.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { useFocusFallback } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';

const words = accountWords.push;

/** How often to ask whether a test push was sent: it reaches the push service within a fraction of a second. */
const askForTestMs = 1_000;

/** What to show where notifications cannot be turned on from this page. */
const obstacles = {
  unsupported: words.unsupported,
  'install-first': words.installFirst,
  denied: words.denied,
};

export function Notifications() {
  const { data, error, refetch } = useQuery(pushQuery);
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <p className="mt-2">{words.about}</p>
      {!data && !error && <Loading />}
      {!data && error && <LoadFailed error={error} retry={() => void refetch()} />}
      {data && <Standing {...data} />}
    </section>
  );
}

function Standing({
  device,
  subscribed,
  publicKey,
  last_push_at,
}: NonNullable<Awaited<ReturnType<NonNullable<typeof pushQuery.queryFn>>>>) {
  const turningOn = useTurnOnPush();
  // The buttons that turn notifications on and off both disappear when they are pressed.
  const place = useFocusFallback<HTMLDivElement>((all) => all.querySelector('button'));
  if (device !== 'on' && device !== 'off') return <p className="mt-3">{obstacles[device]}</p>;
  const isOn = device === 'on' && subscribed;
  const off = turningOn.data === 'default' ? words.dismissed : words.off;
  return (
    <div ref={place}>
      <p role="status" className={`mt-3 font-semibold ${isOn ? 'text-go' : ''}`}>
        {isOn ? words.on : off}
      </p>
      {isOn ? (
        <On lastAt={last_push_at} />
      ) : (
        <Off turningOn={turningOn} turnOn={() => turningOn.mutate(publicKey)} />
      )}
    </div>
  );
}

interface OffProps {
  turningOn: Pick<ReturnType<typeof useTurnOnPush>, 'error' | 'isPending'>;
  turnOn(): void;
}

function Off({ turningOn: { error, isPending }, turnOn }: OffProps) {
  return (
    <>
      <Button className="mt-3" isBusy={isPending} onClick={turnOn}>
        {isPending ? words.turningOn : words.turnOn}
      </Button>
      {error && <Alert>{textOf(error)}</Alert>}
    </>
  );
}

function On({ lastAt }: { lastAt: string | null }) {
  const off = useTurnOffPush();
  const test = useTestPush();
  const [lastBefore, setLastBefore] = useState<string | null>();
  const isOnItsWay = test.isSuccess && lastAt === lastBefore;
  useQuery({ ...pushQuery, refetchInterval: isOnItsWay && askForTestMs });
  const error = off.error ?? test.error;
  const isBusy = off.isPending || test.isPending;
  return (
    <>
      <p className="text-quiet">
        {lastAt ? (
          <>
            {words.last} <Moment at={lastAt} />
          </>
        ) : (
          !isOnItsWay && words.noneYet
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => {
            setLastBefore(lastAt);
            test.mutate();
          }}
        >
          {words.test}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={() => off.mutate()}>
          {words.turnOff}
        </Button>
      </div>
      <p role="status" className="mt-2">
        {test.isSuccess && (isOnItsWay ? words.testOnItsWay : words.testSent)}
      </p>
      {error && <Alert>{textOf(error)}</Alert>}
    </>
  );
}

/** Shows only the server's messages: the browser's errors about its push service are meant for developers. */
const textOf = (error: Error) => (error instanceof ApiError ? error.message : words.failed);
