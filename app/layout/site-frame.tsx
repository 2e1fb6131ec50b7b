import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CallBar } from './call-bar.tsx';
import { CookieBanner } from './cookie-banner/cookie-banner.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useOfferMissing } from './language/offer-answer.ts';
import { useMenuLinkScrolling } from './menu-link.tsx';
import { useCarriedName } from './use-carried-name.ts';

/** After a navigation the focus moves to the new page, where keyboards and screen readers continue. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const LanguageOffer = lazy(() => import('./language/language-offer.tsx'));

/** One at a time: to which language, then the notice of cookies. */
function FirstNotice() {
  const offers = useOfferMissing();
  if (!offers) return <CookieBanner />;
  return (
    <ErrorBoundary fallback={() => <CookieBanner />}>
      <Suspense>
        <LanguageOffer />
      </Suspense>
    </ErrorBoundary>
  );
}

interface SiteFrameProps {
  notice: ReactNode;
  /** Of the call bar, in place of the number. */
  callLabel?: string | undefined;
  children: ReactNode;
}

/** Header, footer and everything else around a page. */
export function SiteFrame({ notice, callLabel, children }: SiteFrameProps) {
  const main = useFocusOnNewPage();
  useMenuLinkScrolling();
  useCarriedName();
  return (
    <>
      <a
        href="#main"
        className="button fixed -top-20 left-4 z-30 bg-white text-navy [--ring:var(--color-brass)] focus:top-2"
      >
        {navigation.skipLink}
      </a>
      <Header />
      <ErrorBoundary fallback={() => null}>{notice}</ErrorBoundary>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <ErrorBoundary fallback={(retry) => <FailureNotice retry={retry} />}>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <FirstNotice />
      </ErrorBoundary>
      <CallBar callLabel={callLabel} />
    </>
  );
}
