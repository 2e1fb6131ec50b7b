import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { deskFrame as words } from '../../content/en/desk/frame.ts';
import { LiveNotices } from '../live/live-notices.tsx';
import { useRenewedPush } from '../push/use-push.ts';
import { screenPaths as paths } from './paths.ts';
import { useKeys } from './use-keys.ts';

const pages = [
  [paths.requests, words.pages.requests],
  [paths.numbers, words.pages.numbers],
  [paths.settings, words.pages.settings],
  [paths.account, words.pages.account],
] as const;

/** Header, navigation and the live notices around a screen. A change of screen moves the focus to it. */
export function Frame({ children }: { children: ReactNode }) {
  useKeys();
  useRenewedPush();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname]);

  return (
    <>
      <a
        href="#main"
        className="sr-only bg-brass p-3 text-on-brass focus:not-sr-only focus:absolute focus:z-20"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-10 bg-night text-paper print:hidden">
        <nav
          aria-label={words.navigation}
          className="wrap flex justify-between gap-x-3 overflow-x-auto text-[0.9375rem] sm:justify-start sm:gap-x-10"
        >
          {pages.map(([to, name]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="shrink-0 border-b-4 border-transparent pt-4 pb-3 font-semibold -outline-offset-4 outline-brass! aria-[current]:border-brass"
            >
              {name}
            </NavLink>
          ))}
        </nav>
      </header>
      <LiveNotices />
      <main id="main" ref={main} tabIndex={-1} className="wrap pb-24">
        {children}
      </main>
    </>
  );
}
