import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Mail, MapPin, MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame, shortAge } from '../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { mailtoHref } from '../../contract/email-address.ts';
import { telHref } from '../../contract/phone.ts';
import { mapLink } from '../../contract/position.ts';
import { hasStatus } from '../api/client.ts';
import { eraseKey, requestQuery } from '../api/requests.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { PageTitle } from '../layout/focus.tsx';
import { useNow } from '../live/use-now.ts';
import { CallButton } from './call-button.tsx';
import { EarlierJobs } from './caller.tsx';
import { Duplicates } from './duplicates.tsx';
import { EraseRequest } from './erase-dialog.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { Moment } from './moment.tsx';
import { NoteForm } from './note-form.tsx';
import { Photos } from './photos.tsx';
import { SpanishReplies } from './spanish-replies.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Steps } from './steps.tsx';
import { kindOf } from './summary.ts';
import { Thread } from './thread.tsx';
import { Visit } from './visit.tsx';

/** All of a request, and everything that can be done with it. Opening it tells the customer that it was seen. */
export function RequestPage() {
  const { reference = '' } = useParams();
  const known = reference.toUpperCase();
  const { data, error, isPending, refetch } = useQuery(requestQuery(known));
  // It was erased by a press here, which leads to the list: the stream may say so before the answer comes.
  const isErasing = useIsMutating({ mutationKey: eraseKey(known) }) > 0;
  useEffect(() => {
    document.title = `${known} · ${deskFrame.title}`;
  }, [known]);
  // Also when it was erased while this page was open: nothing of it stays on the screen.
  if (hasStatus(error, 404) && !isErasing) return <Gone />;
  return (
    <>
      <Link to="/" className="mt-4 inline-block py-2 font-semibold underline print:hidden">
        {words.back}
      </Link>
      {isPending && <Loading />}
      {error && !data && (
        <>
          <PageTitle className="mt-2 text-3xl font-bold">{words.title(known)}</PageTitle>
          <LoadFailed error={error} retry={() => void refetch()} />
        </>
      )}
      {data && <Shown key={data.reference} request={data} />}
    </>
  );
}

function Gone() {
  return (
    <div className="py-8">
      <PageTitle className="text-2xl font-bold">{words.gone.title}</PageTitle>
      <p className="mt-2">{words.gone.text}</p>
      <Link to="/" className="mt-4 inline-block py-2 font-semibold underline">
        {words.back}
      </Link>
    </div>
  );
}

function Shown({ request }: { request: RequestDetail }) {
  const { reference, phone, name, language, captcha_status } = request;
  return (
    <article>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        <StatusBadge request={request} />
        <span className="ml-auto text-base font-semibold">{reference}</span>
      </div>
      <PageTitle className="mt-2 text-3xl font-bold">{kindOf(request)}</PageTitle>
      <Times request={request} />
      {captcha_status === 'unverified' && <Alert>{words.unverified}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {phone && (
          <CallButton
            phone={phone}
            name={name}
            showsNumber
            className="basis-full text-lg sm:basis-auto sm:px-8"
          />
        )}
        <Contacts request={request} />
      </div>
      {language === 'es' && <SpanishReplies phone={phone} />}
      <Duplicates request={request} />
      {request.word && (
        <p className="mt-3">
          {words.word}: <strong className="text-lg">{request.word}</strong>
        </p>
      )}
      <Steps request={request} />
      <div className="lg:grid lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <Photos request={request} />
          <Facts request={request} />
          <Thread request={request} />
          <NoteForm reference={reference} />
        </div>
        <div>
          <EarlierJobs request={request} />
          <History lines={request.history} />
          <Mails reference={reference} mails={request.mails} />
          <Visit request={request} />
        </div>
      </div>
      <div className="mt-10 flex gap-3 border-t border-line pt-6 print:hidden">
        <Button look="quiet" onClick={() => print()}>
          {words.print}
        </Button>
        <EraseRequest request={request} />
      </div>
    </article>
  );
}

const linkClass =
  'inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-lg border border-navy px-3 text-lg sm:px-5 font-semibold text-navy hover:bg-mist sm:flex-none';

function Contacts({ request: { phone, email, position, address } }: { request: RequestDetail }) {
  const place = position ? `${position.latitude},${position.longitude}` : address;
  return (
    <>
      {phone && (
        <a href={telHref(phone).replace('tel:', 'sms:')} className={linkClass}>
          <MessageSquare aria-hidden="true" className="size-5" />
          {words.text}
        </a>
      )}
      {place && (
        <a href={mapLink(place)} rel="noreferrer" className={linkClass}>
          <MapPin aria-hidden="true" className="size-5" />
          {words.map}
        </a>
      )}
      {email && (
        <a href={mailtoHref(email)} className={linkClass}>
          <Mail aria-hidden="true" className="size-5" />
          {words.mail}
        </a>
      )}
    </>
  );
}

function Times({ request }: { request: RequestDetail }) {
  const { created_at, seen_at, accepted_at, on_the_way_at, closed_at } = request;
  const age = shortAge(useNow() - Date.parse(created_at));
  const times = [
    [words.seen, seen_at],
    [words.accepted, accepted_at],
    [deskFrame.statuses.on_the_way, on_the_way_at],
    [words.closed, closed_at],
  ] as const;
  return (
    <p className="text-quiet">
      {words.received} <Moment at={created_at} /> ({age})
      {times.map(
        ([name, at]) =>
          at && (
            <span key={name}>
              {' · '}
              {name} <Moment at={at} />
            </span>
          ),
      )}
    </p>
  );
}
