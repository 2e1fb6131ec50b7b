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

const NewJobPage = lazy(async () => ({
  default: (await import('./new-job/new-job-page.tsx')).NewJobPage,
}));
const UnassignedTextsPage = lazy(async () => ({
  default: (await import('./texts/unassigned-texts-page.tsx')).UnassignedTextsPage,
}));
const NumbersPage = lazy(async () => ({
  default: (await import('./numbers/numbers-page.tsx')).NumbersPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import('./people/people-page.tsx')).PeoplePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}));

const ErasePersonPage = lazy(async () => ({
  default: (await import('./settings/erase-person-page.tsx')).ErasePersonPage,
}));

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
