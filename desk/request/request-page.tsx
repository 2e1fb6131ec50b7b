import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { eraseKey, requestQuery } from '../api/requests.ts';
import { isGone } from '../http/client.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { PageTitle } from '../layout/focus.tsx';
import { EarlierJobs } from './caller.tsx';
import { EraseRequest } from './erase-dialog.tsx';
import { Facts } from './facts.tsx';
import { Head, Times } from './head.tsx';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { NoteForm } from './note-form.tsx';
import { Photos } from './photos.tsx';
import { SpanishReplies } from './spanish-replies.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Steps } from './steps.tsx';
import { Thread } from './thread.tsx';
import { Visit } from './visit.tsx';

/** A whole request and everything that can be done with it. Opening it tells the customer that it was seen. */
export function RequestPage() {
  const { reference = '' } = useParams();
  const known = reference.toUpperCase();
  const { data, error, isPending, refetch } = useQuery(requestQuery(known));
  // The erasing was started here and will lead to the list, but the stream may report it before the response arrives.
  const isErasing = useIsMutating({ mutationKey: eraseKey(known) }) > 0;
  useEffect(() => {
    document.title = `${known} · ${deskFrame.title}`;
  }, [known]);
  // This also applies when it was erased while this page was open: nothing of it may stay on the screen.
  if (isGone(error) && !isErasing) return <Gone />;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Link to="/" className="shrink-0 py-2.5 font-semibold underline print:hidden">
          {words.back}
        </Link>
        <span className="flex flex-wrap gap-2 text-sm">
          {data && <StatusBadge request={data} />}
        </span>
      </div>
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
  const { reference, phone, language } = request;
  return (
    <article>
      <div className="lg:grid lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <div className="first-screen">
            <Head request={request} />
            <Steps request={request} />
          </div>
          {language === 'es' && <SpanishReplies phone={phone} />}
          <Times request={request} />
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
