import { X } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import { navigation } from '../../../content/en/navigation.ts';
import { storeConsent, useConsentMissing } from './cookie-consent.ts';
import { useOverButton } from './use-over-button.ts';

const words = navigation.cookieBanner;

/** Either answer ends the question; only 'Accept All' allows analytics (docs/product.md 3.7). */
function answer(toAnalytics: boolean) {
  // The focused button is about to be removed: keyboard navigation continues at the start of the page.
  document.getElementById('main')?.focus({ preventScroll: true });
  storeConsent(toAnalytics);
}

function Banner() {
  const ref = useRef<HTMLElement>(null);
  const over = useOverButton(ref);
  return (
    <section
      ref={ref}
      aria-label={words.label}
      className={`cookie-banner on-white fixed inset-x-2 bottom-19 z-10 rounded-xl border border-line px-3 py-2 text-sm leading-snug shadow-xl md:right-auto md:bottom-4 md:left-4 md:w-96 ${over ? 'invisible' : ''}`}
    >
      {/* In several spans, so that this text is never the page's largest contentful paint. */}
      <p>
        {words.text.map((piece, position) => (
          <Fragment key={piece}>
            {position > 0 && ' '}
            <span className="inline-block">{piece}</span>
          </Fragment>
        ))}
      </p>
      <div className="flex items-center gap-2">
        <Link to="/privacy-policy" className="mr-auto py-2 font-semibold text-navy underline">
          {words.more}
        </Link>
        <button
          type="button"
          onClick={() => answer(true)}
          className="h-11 cursor-pointer rounded-lg border border-navy px-4 font-sign text-lg font-semibold text-navy hover:bg-mist"
        >
          {words.accept}
        </button>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => answer(false)}
          className="-mr-3 grid size-11 cursor-pointer place-items-center text-quiet"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

/** Depends on the browser's storage, so no prerendered page contains the banner. */
export function CookieBanner() {
  return useConsentMissing() && <Banner />;
}
