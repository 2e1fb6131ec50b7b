import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { navigation } from '#words/navigation.ts';
import { focusHeading } from '../focus-heading.ts';
import { usePagePath } from '../use-page-path.ts';
import { isConsentMissing, onConsent, storeConsent } from './cookie-consent.ts';
import { useNoticePlace } from './use-notice-place.ts';
import { useSettled } from './use-settled.ts';

const words = navigation.cookieBanner;

/** Either answer ends the question; only 'Accept All' allows analytics (docs/product.md 3.7). */
function answer(toAnalytics: boolean) {
  // The focused button is about to be removed: keyboard navigation continues at the start of the page.
  focusHeading();
  storeConsent(toAnalytics);
}

/**
 * Depends on the browser's storage, so prerendered pages contain only an empty live region for its words. Because the
 * region is there first, screen readers announce the words, once.
 *
 * @param waits whether another notice is in its place
 */
export function CookieBanner({ waits = false }: { waits?: boolean }) {
  const isMissing = useSyncExternalStore(onConsent, isConsentMissing, () => false);
  const isSettled = useSettled();
  // Visitors who have just sent a request are reading its state.
  const isThanked = usePagePath() === '/thank-you';
  const asks = isMissing && isSettled && !isThanked && !waits;
  const ref = useRef<HTMLElement>(null);
  const away = useNoticePlace(ref, asks);
  if (!asks)
    return (
      <section ref={ref}>
        <div>
          <span aria-live="polite" />
        </div>
      </section>
    );
  return (
    <section
      ref={ref}
      aria-label={words.label}
      className={`cookie-banner on-white fixed inset-x-2 bottom-(--bar) z-10 mb-px flex min-h-15 flex-wrap items-center gap-x-2 rounded-xl border border-line px-3 py-1 text-sm/[1.125rem] lift-xl md:right-auto md:left-4 md:mb-4 md:w-132 md:py-2.5 ${away}`}
    >
      <div className="flex-1 basis-28">
        {/* In two blocks, so that this text is never the page's largest contentful paint. */}
        <span aria-live="polite">
          <span className="md:block">{words.text[0]}</span>{' '}
          {/* A phone has room for one sentence. Screen readers read both, and the linked page explains both. */}
          <span className="max-md:sr-only">{words.text[1]}</span>
        </span>{' '}
        {/* The padding makes it 44 px high without moving the lines apart. */}
        <Link
          to="/privacy-policy"
          className="py-3.5 font-semibold whitespace-nowrap text-navy underline"
        >
          {words.more}
        </Link>
      </div>
      <div className="-my-1 ml-auto flex items-center">
        <button
          type="button"
          onClick={() => answer(true)}
          className="group h-11 cursor-pointer font-sign text-base font-semibold text-navy"
        >
          <span className="flex h-10 items-center rounded-lg border border-navy px-2.5 whitespace-nowrap group-hover:bg-mist">
            {words.accept}
          </span>
        </button>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => answer(false)}
          className="-mr-3 -ml-1 grid size-11 cursor-pointer place-items-center text-quiet"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
