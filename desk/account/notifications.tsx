import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { accountWords } from '../../content/en/desk/account.ts';
import { ApiError } from '../api/client.ts';
import { pushQuery, useTestPush, useTurnOffPush, useTurnOnPush } from '../api/push.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { Moment } from '../request/moment.tsx';

const words = accountWords.push;

/** What stands in the way of notifications, where it is not the owner's choice. */
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
  if (device !== 'on' && device !== 'off') return <p className="mt-3">{obstacles[device]}</p>;
  return device === 'on' && subscribed ? (
    <On lastAt={last_push_at} />
  ) : (
    <Off publicKey={publicKey} />
  );
}

function Off({ publicKey }: { publicKey: string }) {
  const { mutate, data: answer, error, isPending } = useTurnOnPush();
  return (
    <>
      <p role="status" className="mt-3 font-semibold">
        {answer === 'default' ? words.dismissed : words.off}
      </p>
      <Button className="mt-3" disabled={isPending} onClick={() => mutate(publicKey)}>
        {isPending ? words.turningOn : words.turnOn}
      </Button>
      {error && <Alert>{textOf(error)}</Alert>}
    </>
  );
}

function On({ lastAt }: { lastAt: string | null }) {
  const off = useTurnOffPush();
  const test = useTestPush();
  const error = off.error ?? test.error;
  const isBusy = off.isPending || test.isPending;
  return (
    <>
      <p role="status" className="mt-3 font-semibold text-go">
        {words.on}
      </p>
      <p className="text-quiet">
        {lastAt ? (
          <>
            {words.last} <Moment at={lastAt} />
          </>
        ) : (
          words.noneYet
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" disabled={isBusy} onClick={() => test.mutate()}>
          {words.test}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => off.mutate()}>
          {words.turnOff}
        </Button>
      </div>
      <p role="status" className="mt-2">
        {test.isSuccess && words.testSent}
      </p>
      {error && <Alert>{textOf(error)}</Alert>}
    </>
  );
}

/** What the browser says about its own service is for developers. */
const textOf = (error: Error) => (error instanceof ApiError ? error.message : words.failed);
