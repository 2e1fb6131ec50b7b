import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { localStore } from '../../app/browser/safe-storage.ts';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { deskFrame, signInWords as words } from '../../content/owner/desk/frame.ts';
import { signedOutKey } from '../api/query-client.ts';
import { sessionQuery, useSpendLink } from '../api/session.ts';
import { hasStatus } from '../http/client.ts';
import { BrandPage } from '../layout/brand.tsx';
import { PageTitle } from '../layout/focus.tsx';
import { screenPath } from '../layout/paths.ts';
import { AskForLink } from './ask-for-link.tsx';

/** Storage key: the page that was requested before signing in. The link in the mail opens another window. */
const wantedPage = 'desk-wanted-page';
const signInPath = '/sign-in';

/** Asks for an email address or, if opened by the link in the mail, offers to sign in with the token after its `#`. */
export function SignInPage() {
  const { pathname, search, hash } = useLocation();
  const token = pathname === signInPath ? hash.slice(1) : '';
  useEffect(() => {
    document.title = `${words.title} · ${deskFrame.title}`;
    if (pathname !== signInPath) localStore.set(wantedPage, screenPath(pathname + search));
  }, [pathname, search]);
  return (
    <BrandPage name={deskFrame.title}>
      <PageTitle className="mb-4 text-3xl font-bold">{words.title}</PageTitle>
      {token ? <OpenedLink key={token} token={token} /> : <WithoutLink />}
    </BrandPage>
  );
}

/** Signs in only when the button is pressed: mail scanners open every link, and some run the page's scripts. */
function OpenedLink({ token }: { token: string }) {
  const { mutate, error, isPending, isSuccess } = useSpendLink();
  const navigate = useNavigate();
  function press(): void {
    // A used token must not stay in the address or in the browser's history. Before the press, a reload still needs it.
    history.replaceState(null, '', location.pathname);
    mutate(token);
  }
  if (isSuccess) return <Leave />;
  return (
    <>
      {error ? <Alert>{error.message}</Alert> : <p>{words.ready}</p>}
      {hasStatus(error, 401) ? (
        <Button
          look="quiet"
          className="mt-4"
          onClick={() => navigate(signInPath, { replace: true })}
        >
          {words.askAgain}
        </Button>
      ) : (
        <Button className="mt-6 min-h-16 w-full" isBusy={isPending} onClick={press}>
          {isPending ? words.checking : words.signIn}
        </Button>
      )}
    </>
  );
}

function WithoutLink() {
  const { mutate, error, isPending, isSuccess } = useSpendLink();
  if (isSuccess) return <Leave />;
  return (
    <SignedInElsewhere>
      <AskForLink spending={{ spend: mutate, error, isPending }} />
    </SignedInElsewhere>
  );
}

/** Once the link was opened in another window, this one continues by itself when it comes back to the front. */
function SignedInElsewhere({ children }: { children: ReactNode }) {
  const { data, refetch } = useQuery({ ...sessionQuery, retry: false, staleTime: 0 });
  useEffect(() => {
    // A query that is answered 401 is removed from the cache, so nothing else would load it again.
    const look = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  return data ? <Leave /> : children;
}

function Leave() {
  const [wanted] = useState(() => screenPath(localStore.get(wantedPage) ?? ''));
  const client = useQueryClient();
  useEffect(() => {
    localStore.remove(wantedPage);
    client.setQueryData(signedOutKey, false);
  }, [client]);
  return <Navigate to={wanted} replace />;
}
