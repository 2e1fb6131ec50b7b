import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { language } from '../../../content/en/language.ts';
import { navigation } from '../../../content/en/navigation.ts';
import { isConsentMissing, onConsent, storeConsent } from './cookie-consent.ts';
import { useOverButton } from './use-over-button.ts';

const words = navigation.cookieBanner;
const floatWidth = { en: 'short-phone:before:w-31', es: 'short-phone:before:w-38' }[language.code];

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
      className={`cookie-banner on-white fixed inset-x-2 bottom-19 short-phone:bottom-17.5 z-10 flex flex-wrap items-center gap-2 rounded-xl border border-line px-3 text-[.8125rem] leading-[1.2] shadow-xl short-phone:py-0.5 md:right-auto md:bottom-4 md:left-4 md:w-104 ${over ? 'invisible' : ''}`}
    >
      {/* On a short phone the text wraps around a float as large as the buttons, so that two fields of the form stay
          clear above the notice. */}
      <div
        className={`flex-1 basis-28 short-phone:before:float-right short-phone:before:h-9 ${floatWidth} short-phone:before:content-['']`}
      >
        {/* In two blocks, so that this text is never the page's largest contentful paint. */}
        <p className="contents">
          <span className="block">{words.text[0]}</span> {words.text[1]}
        </p>{' '}
        {/* The padding makes it 44 px high without moving the lines apart. */}
        <Link to="/privacy-policy" className="py-4 font-semibold text-navy underline">
          {words.more}
        </Link>
      </div>
      <div className="ml-auto flex items-center short-phone:absolute short-phone:top-0 short-phone:right-3">
        <button
          type="button"
          onClick={() => answer(true)}
          className="h-11 cursor-pointer whitespace-nowrap rounded-lg px-2.5 border border-navy font-sign text-base font-semibold text-navy hover:bg-mist"
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
  return useSyncExternalStore(onConsent, isConsentMissing, () => false) && <Banner />;
}
