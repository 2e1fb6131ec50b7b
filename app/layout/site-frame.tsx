import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { navigation } from '#words/navigation.ts';
import { BusyNotice } from '../notices/busy-notice.tsx';
import { usePhone } from '../phone/use-phone.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CookieBanner } from './cookie-banner/cookie-banner.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { focusHeading } from './focus-heading.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useOfferMissing } from './language/offer-answer.ts';
import { useMenuLinkScrolling } from './menu-link.tsx';
import { useCarriedName } from './use-carried-name.ts';

/** Makes screen readers read the heading of a new page (docs/product.md 3.8). */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

const LanguageOffer = lazy(() => import('./language/language-offer.tsx'));

/** One notice at a time: first the offer of the other language, then the one about cookies. */
function FirstNotice() {
  const offers = useOfferMissing();
  return (
    <>
      {offers && (
        <ErrorBoundary fallback={() => <CookieBanner />}>
          <Suspense>
            <LanguageOffer />
          </Suspense>
        </ErrorBoundary>
      )}
      <CookieBanner waits={offers} />
    </>
  );
}

/** A link past the header, visible only while it has the focus. */
const skip =
  'button fixed -top-full left-4 z-30 bg-white text-navy [--ring:var(--color-brass)] focus:top-2';

interface SiteFrameProps {
  notice: ReactNode;
  callBar: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ notice, callBar, children }: SiteFrameProps) {
  const phone = usePhone();
  useFocusOnNewPage();
  useMenuLinkScrolling();
  useCarriedName();
  return (
    <>
      <nav aria-label={navigation.shortcuts.label}>
        <a href="#main" className={skip}>
          {navigation.shortcuts.main}
        </a>
        <a href={phone.href} className={skip}>
          {navigation.shortcuts.call(phone.text)}
        </a>
      </nav>
      <ErrorBoundary fallback={() => null}>
        <FirstNotice />
      </ErrorBoundary>
      <Header />
      <ErrorBoundary fallback={() => null}>
        {notice}
        <BusyNotice of="page" />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ErrorBoundary fallback={(retry) => <FailureNotice retry={retry} />}>
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
      {callBar}
    </>
  );
}
