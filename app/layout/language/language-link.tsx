import type { MouseEvent } from 'react';
import { otherLanguage } from '#words/language.ts';
import { pageAddress } from '../page-path.ts';
import { usePagePath } from '../use-page-path.ts';
import { answerOffer } from './offer-answer.ts';

/** Keeps what was typed into a form, and the query and fragment of this page's address. */
function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
  dispatchEvent(new Event('page:reload'));
  answerOffer();
}

/** This page in the other language: another build, so a full page load. */
export function LanguageLink({ className }: { className: string }) {
  const path = usePagePath();
  return (
    <a
      href={pageAddress(path, otherLanguage)}
      lang={otherLanguage.code}
      className={className}
      onClick={takeAlong}
    >
      {otherLanguage.label}
    </a>
  );
}
