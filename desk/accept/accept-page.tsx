import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { acceptWords as words } from '../../content/owner/desk/accept.ts';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import {
  type AcceptableRequest,
  acceptableRequest,
  acceptedRequest,
} from '../../contract/answers/linked-request.ts';
import { hasStatus, readApi } from '../http/client.ts';
import { BrandPage } from '../layout/brand.tsx';
import { Loading } from '../layout/fallbacks.tsx';
import { PageTitle, titleOfScreen, useFocusFallback } from '../layout/focus.tsx';
import { dropEarlyPress, settlingClass, useSettling } from '../layout/settling.ts';
import { kindOf } from '../request/summary.ts';
import { Moment, timeText } from '../time/moment.tsx';

const path = '/api/accept';
const outcomeId = 'outcome';
const titleClass = 'text-3xl font-bold';
const keyOf = (token: string) => ['acceptable', token];

/** Shows what the link is about. Only pressing the button accepts, since mail scanners open every link. */
export function AcceptPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: () => readApi(acceptableRequest, 'GET', path, { token }),
    enabled: token !== '',
  });
  const isLoading = token !== '' && isPending;
  return (
    <BrandPage name={words.business}>
      {isLoading && <h1 className={titleClass}>{words.heading}</h1>}
      {isLoading && <Loading />}
      {!isLoading && !data && <PageTitle className={titleClass}>{words.heading}</PageTitle>}
      {token === '' && <Alert>{words.noToken}</Alert>}
      {error && (
        <>
          <Alert>{error.message}</Alert>
          <Button look="quiet" className="mt-4" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </>
      )}
      {data && <Acceptable request={data} token={token} />}
    </BrandPage>
  );
}

function Acceptable({ request, token }: { request: AcceptableRequest; token: string }) {
  const place = useFocusFallback<HTMLDivElement>(titleOfScreen);
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (takeOver: boolean) =>
      readApi(acceptedRequest, 'POST', path, {
        body: { token, ...(takeOver && { take_over: true }) },
      }),
    onSuccess: ({ accepted_now, ...answer }) =>
      client.setQueryData(keyOf(token), (shown: AcceptableRequest) => ({ ...shown, ...answer })),
    // Somebody else may have accepted it in the meantime: reload, so that the page says who.
    onError: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  });
  const { reference, town, timeframe, created_at, accepted_at, is_yours } = request;
  const isMine = is_yours || (data && data.accepted_at === accepted_at);
  const state = !accepted_at ? 'open' : isMine ? 'mine' : 'taken';
  useSettling(place, state);
  return (
    <>
      {/* After a press the title gets the focus, and its description says the outcome, so no status is needed. */}
      <PageTitle className={titleClass} aria-describedby={outcomeId}>
        {{ open: words.title, mine: words.accepted, taken: words.taken }[state]}
      </PageTitle>
      <p className="mt-4 text-xl font-semibold">{kindOf(request)}</p>
      <p>{[town ?? deskFrame.outsideTowns, timeframe].filter(Boolean).join(' · ')}</p>
      <p className="text-quiet">
        {words.received} <Moment at={created_at} /> · {reference}
      </p>
      <div ref={place} onClickCapture={dropEarlyPress} className={`mt-6 ${settlingClass}`}>
        <div id={outcomeId} className="font-semibold">
          {accepted_at && isMine && (
            <p className="text-go">
              {words.accepted} <Moment at={accepted_at} />. {words.told}
            </p>
          )}
          {accepted_at && !isMine && <p>{takenText(request, accepted_at)}</p>}
        </div>
        {state === 'open' && (
          <Button className="min-h-16 w-full" isBusy={isPending} onClick={() => mutate(false)}>
            {isPending ? words.sending : words.button}
          </Button>
        )}
        {state === 'taken' && (
          <>
            <Button
              look="quiet"
              className="mt-6 min-h-16 w-full"
              isBusy={isPending}
              onClick={() => mutate(true)}
            >
              {isPending ? words.takingOver : words.takeOver}
            </Button>
            <p className="mt-2 text-quiet">{words.takeOverHint}</p>
          </>
        )}
      </div>
      {error && !hasStatus(error, 409) && <Alert>{error.message}</Alert>}
      <a
        href={`/desk/requests/${reference}`}
        className="mt-8 inline-block py-2 font-semibold underline"
      >
        {words.open}
      </a>
    </>
  );
}

type Acceptance = Pick<AcceptableRequest, 'assignee_name' | 'assignee'>;

function takenText({ assignee_name, assignee }: Acceptance, acceptedAt: string): string {
  const since = timeText(acceptedAt, Date.now());
  const who = assignee_name ?? assignee;
  return who ? requestWords.holder.other(who, since) : words.usedLink(since);
}
