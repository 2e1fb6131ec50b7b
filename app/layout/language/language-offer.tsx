import { X } from 'lucide-react';
import { useRef } from 'react';
import { languageOffer as words } from '../../../content/registry/language-offer.ts';
import { useNoticePlace } from '../cookie-banner/use-notice-place.ts';
import { focusHeading } from '../focus-heading.ts';
import { LanguageLink } from './language-link.tsx';
import { answerOffer } from './offer-answer.ts';

/** Says once, in Spanish, that the page exists in Spanish. The cookie notice follows in the same place. */
export default function LanguageOffer() {
  const ref = useRef<HTMLElement>(null);
  const away = useNoticePlace(ref);
  function close() {
    // The focused button is about to be removed: keyboard navigation continues at the start of the page.
    focusHeading();
    answerOffer();
  }
  return (
    <section
      ref={ref}
      lang="es"
      aria-label={words.label}
      className={`cookie-banner on-white fixed inset-x-2 bottom-(--bar) z-10 mb-1.5 flex items-center gap-2 rounded-xl border border-line px-3 text-base lift-xl md:right-auto md:left-4 md:mb-4 ${away}`}
    >
      <p>{words.text}</p>
      <LanguageLink className="mr-auto py-3 font-semibold text-navy underline" />
      <button
        type="button"
        aria-label={words.close}
        onClick={close}
        className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center text-quiet"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
