import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { acceptWords as words } from '../../content/en/desk/accept.ts';
import { deskFrame } from '../../content/en/desk/frame.ts';
import {
  type AcceptableRequest,
  acceptableRequest,
  acceptedRequest,
} from '../../contract/answers/linked-request.ts';
import { readApi } from '../api/client.ts';
import { Loading } from '../layout/fallbacks.tsx';
import { Moment } from '../request/moment.tsx';

const path = '/api/accept';

/** Shows what the link is about. Only the press accepts: programs that check mails open every link. */
export function AcceptPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['acceptable', token],
    queryFn: () => readApi(acceptableRequest, 'GET', path, { token }),
    enabled: token !== '',
  });
  return (
    <main className="wrap max-w-md py-10">
      <p className="font-semibold text-quiet">{words.business}</p>
      {!data && <h1 className="mt-2 text-3xl font-bold">{words.heading}</h1>}
      {token === '' && <Alert>{words.noToken}</Alert>}
      {token !== '' && isPending && <Loading />}
      {error && (
        <>
          <Alert>{error.message}</Alert>
          <Button look="quiet" className="mt-4" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </>
      )}
      {data && <Acceptable request={data} token={token} />}
    </main>
  );
}

function Acceptable({ request, token }: { request: AcceptableRequest; token: string }) {
  const { reference, service, town, timeframe, created_at } = request;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => readApi(acceptedRequest, 'POST', path, { body: { token } }),
  });
  const acceptedAt = data?.accepted_at ?? request.accepted_at;
  return (
    <>
      <h1 className="mt-2 text-3xl font-bold">{acceptedAt ? words.accepted : words.title}</h1>
      <p className="mt-4 text-xl font-semibold">{service ?? deskFrame.callback}</p>
      <p>{[town ?? deskFrame.outsideTowns, timeframe].filter(Boolean).join(' · ')}</p>
      <p className="text-quiet">
        {words.received} <Moment at={created_at} /> · {reference}
      </p>
      {acceptedAt ? (
        <p role="status" className="mt-6 font-semibold text-go">
          {words.accepted} <Moment at={acceptedAt} />. {words.told}
        </p>
      ) : (
        <Button className="mt-6 min-h-16 w-full" disabled={isPending} onClick={() => mutate()}>
          {isPending ? words.sending : words.button}
        </Button>
      )}
      {error && <Alert>{error.message}</Alert>}
      <a
        href={`/desk/requests/${reference}`}
        className="mt-8 inline-block py-2 font-semibold underline"
      >
        {words.open}
      </a>
    </>
  );
}
