import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from '../app/ui/error-boundary.tsx';
import { signedOutKey } from './api/query-client.ts';
import { Frame } from './frame.tsx';
import { Broken, Loading, NotFound } from './layout/fallbacks.tsx';
import { screenPaths as paths } from './layout/paths.ts';
import { useNotificationTaps } from './push/use-push.ts';
import { RequestPage } from './request/request-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';

const NewJobPage = lazy(() => import('./new-job/new-job-page.tsx'));
const UnassignedTextsPage = lazy(() => import('./texts/unassigned-texts-page.tsx'));
const NumbersPage = lazy(() => import('./numbers/numbers-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const PeoplePage = lazy(() => import('./people/people-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const ErasePersonPage = lazy(() => import('./settings/erase-person-page.tsx'));

/** The desk's screens. While nobody is signed in, each address shows the sign-in screen instead. */
export function Desk() {
  useNotificationTaps();
  const { data: isSignedOut } = useQuery({
    queryKey: signedOutKey,
    enabled: false,
    initialData: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Routes>
      <Route path="/sign-in" element={<SignInPage />} />
      <Route path="*" element={isSignedOut ? <SignInPage /> : <SignedIn />} />
    </Routes>
  );
}

function SignedIn() {
  return (
    <Frame>
      <ErrorBoundary fallback={() => <Broken />}>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path={paths.requests} element={<RequestsPage />} />
            <Route path={paths.oldRequests} element={<Navigate to={paths.requests} replace />} />
            <Route path={paths.request} element={<RequestPage />} />
            <Route path={paths.newJob} element={<NewJobPage />} />
            <Route path={paths.texts} element={<UnassignedTextsPage />} />
            <Route path={paths.numbers} element={<NumbersPage />} />
            <Route path={paths.people} element={<PeoplePage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={paths.erasePerson} element={<ErasePersonPage />} />
            <Route path={paths.account} element={<AccountPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
