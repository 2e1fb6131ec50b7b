import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { localStore } from '../../app/browser/safe-storage.ts';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { Spinner } from '../../app/ui/loading.tsx';
import { deskFrame, signInWords as words } from '../../content/en/desk/frame.ts';
import { signedOutKey } from '../api/query-client.ts';
import { sessionQuery, useSpendLink } from '../api/session.ts';
import { AskForLink } from './ask-for-link.tsx';

/** The page that was asked for before signing in: the link in the mail opens another window. */
const wantedPage = 'desk-wanted-page';
const signInPath = '/sign-in';

/** Asks for an address; or, opened by the link of the mail, signs in with the token behind its `#`. */
export function SignInPage() {
  const { pathname, search, hash } = useLocation();
  const [token, setToken] = useState(() => (pathname === signInPath ? hash.slice(1) : ''));
  useEffect(() => {
    document.title = `${words.title} · ${deskFrame.title}`;
    if (pathname !== signInPath) localStore.set(wantedPage, pathname + search);
  }, [pathname, search]);
  return (
    <main className="wrap max-w-md py-12">
      <p className="font-semibold text-quiet">{deskFrame.title}</p>
      <h1 className="mb-4 text-3xl font-bold">{words.title}</h1>
      {token ? (
        <SpendLink token={token} giveUp={() => setToken('')} />
      ) : (
        <SignedInElsewhere>
          <AskForLink spend={setToken} />
        </SignedInElsewhere>
      )}
    </main>
  );
}

function SpendLink({ token, giveUp }: { token: string; giveUp: () => void }) {
  const { mutate, error, isSuccess } = useSpendLink();
  useEffect(() => {
    // A used token must not stay in the address or in the browser's history.
    history.replaceState(null, '', location.pathname);
    mutate(token);
  }, [mutate, token]);
  if (isSuccess) return <Leave />;
  if (!error) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {words.checking}
      </p>
    );
  }
  return (
    <>
      <Alert>{error.message}</Alert>
      <Button look="quiet" className="mt-4" onClick={giveUp}>
        {words.askAgain}
      </Button>
    </>
  );
}

/** Once the link was opened in another window, this one goes on by itself when it comes back to the front. */
function SignedInElsewhere({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...sessionQuery, retry: false, staleTime: 0 });
  return data ? <Leave /> : children;
}

function Leave() {
  const [wanted] = useState(() => localStore.get(wantedPage) ?? '/');
  const client = useQueryClient();
  useEffect(() => {
    localStore.remove(wantedPage);
    client.setQueryData(signedOutKey, false);
  }, [client]);
  return <Navigate to={wanted.startsWith('/') ? wanted : '/'} replace />;
}
