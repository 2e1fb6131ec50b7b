import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { language } from '#words/language.ts';
import { navigation } from '#words/navigation.ts';
import { focusHeading } from '../focus-heading.ts';
import { isConsentMissing, onConsent, storeConsent } from './cookie-consent.ts';
import { useNoticePlace } from './use-notice-place.ts';

const words = navigation.cookieBanner;
const buttonsWidth = { en: '[--buttons:7.75rem]', es: '[--buttons:9.5rem]' }[language.code];

/** Either answer ends the question; only 'Accept All' allows analytics (docs/product.md 3.7). */
function answer(toAnalytics: boolean) {
  // The focused button is about to be removed: keyboard navigation continues at the start of the page.
  focusHeading();
  storeConsent(toAnalytics);
}

/**
 * Depends on the browser's storage, so no prerendered page contains its words: only the status that they are put into,
 * which is there before them and so speaks them, once.
 *
 * @param waits for another notice in its place
 */
export function CookieBanner({ waits = false }: { waits?: boolean }) {
  const isMissing = useSyncExternalStore(onConsent, isConsentMissing, () => false);
  const asks = isMissing && !waits;
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
      className={`cookie-banner on-white fixed inset-x-2 bottom-(--bar) z-10 mb-1.5 short-phone:mb-px flex flex-wrap items-center gap-2 rounded-xl border border-line px-3 text-[.8125rem]/[1.2] lift-xl short-phone:py-0.5 md:right-auto md:left-4 md:mb-4 md:w-104 ${away}`}
    >
      {/* On a short phone the text wraps around a float as large as the buttons, so that two fields of the form stay
          clear above the notice. */}
      <div className={`around-buttons flex-1 basis-28 ${buttonsWidth}`}>
        {/* In two blocks, so that this text is never the page's largest contentful paint. */}
        <span aria-live="polite">
          <span className="block">{words.text[0]}</span> {words.text[1]}
        </span>{' '}
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
