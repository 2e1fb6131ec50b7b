import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { deskFrame as words } from '../content/owner/desk/frame.ts';
import { sessionQuery } from './api/session.ts';
import { ClockNotice, TextLimitNotice } from './clock-notice.tsx';
import { hasStatus } from './http/client.ts';
import { Announcer } from './layout/announcer.tsx';
import { Shield } from './layout/brand.tsx';
import { focusTitle, TitleTakesFocus, titleId } from './layout/focus.tsx';
import { screenPaths as paths } from './layout/paths.ts';
import { useKeys } from './layout/use-keys.ts';
import { LiveNotices } from './live/live-notices.tsx';
import { useRenewedPush } from './push/use-push.ts';

const pages = [
  [paths.requests, words.pages.requests],
  [paths.numbers, words.pages.numbers],
  [paths.people, words.pages.people],
  [paths.settings, words.pages.settings],
  [paths.account, words.pages.account],
] as const;

/** Header, navigation and the live notices around a screen. A change of screen moves the focus to its title. */
export function Frame({ children }: { children: ReactNode }) {
  useKeys();
  useRenewedPush();
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    const { activeElement } = document;
    // Take the focus off the pressed link in the header: the title that gets it may still be loading.
    if (activeElement instanceof HTMLElement && !main.current?.contains(activeElement)) {
      activeElement.blur();
    }
  }, [pathname]);
  const { isPending, error } = useQuery(sessionQuery);
  const isSignedIn = !isPending && !hasStatus(error, 401);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when a press leads to the current screen
  useEffect(() => {
    if (isSignedIn) focusTitle();
  }, [key, isSignedIn]);

  return (
    <>
      <a
        href={`#${titleId}`}
        className="sr-only bg-paper p-3 text-night focus:not-sr-only focus:absolute focus:z-20"
      >
        {words.skip}
      </a>
      <Announcer />
      <header className="sticky top-0 z-10 bg-night text-paper print:hidden">
        <nav
          aria-label={words.navigation}
          className="wrap flex items-center justify-between overflow-x-auto font-sign text-[0.9375rem] font-semibold sm:justify-start sm:gap-x-8 sm:text-lg"
        >
          <Shield className="h-7 shrink-0" />
          {pages.map(([to, name]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-13 min-w-11 shrink-0 items-center justify-center border-y-4 border-transparent -outline-offset-4 outline-paper! aria-[current]:border-b-paper"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <LiveNotices />
      </header>
      <ClockNotice />
      <TextLimitNotice />
      <main ref={main} className="wrap pb-24">
        <TitleTakesFocus value={isSignedIn}>{children}</TitleTakesFocus>
      </main>
    </>
  );
}
