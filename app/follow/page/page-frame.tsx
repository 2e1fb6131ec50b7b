import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { callLanguage } from '#words/call-language.ts';
import { progressWords, followPage as words } from '#words/follow.ts';
import { otherLanguage } from '#words/language.ts';
import { useToken } from '../../browser/use-token.ts';
import { pageAddress, registeredPath } from '../../layout/page-path.ts';
import { TextLink } from '../../phone/call-link.tsx';
import { usePhone } from '../../phone/use-phone.ts';
import { BladeEdge } from '../../ui/blade.tsx';

interface PageFrameProps {
  heading: string;
  text?: string;
  hero?: ReactNode;
  children?: ReactNode;
}

/** Looks like a page of the site. Its links are full page loads: this build does not have the site's router. */
export function PageFrame({ heading, text, hero, children }: PageFrameProps) {
  const phone = usePhone();
  const call = `${progressWords.call} ${phone.text}`;
  return (
    <>
      <header className="on-deep border-b border-white/15">
        <div className="wrap flex h-16 items-center justify-between gap-3 lg:h-20">
          <a href={pageAddress('/')} aria-label={words.home} className="shrink-0">
            <img src="/logo-light.svg" alt={words.business} width={180} height={48} />
          </a>
          <a
            href={phone.href}
            aria-label={call}
            className="grid size-11 place-items-center rounded-full border-2 border-current md:hidden"
          >
            <Phone size={20} aria-hidden="true" />
          </a>
          <a href={phone.href} className="button bg-brass text-deep max-md:hidden">
            <Phone size={20} aria-hidden="true" />
            {phone.text}
          </a>
        </div>
      </header>
      <main>
        <div className="on-deep">
          <div className="wrap pt-4 pb-6 md:pt-12 md:pb-20">
            <div className="flex items-start justify-between gap-4">
              <h1 className="sign max-w-3xl text-4xl text-balance md:text-6xl">{heading}</h1>
              <OtherLanguage />
            </div>
            {text && (
              <>
                <p className="mt-4 max-w-2xl text-lg text-steel">{text}</p>
                <a href={phone.href} className="button mt-8 w-full bg-brass text-deep sm:w-74">
                  <Phone size={20} aria-hidden="true" />
                  {call}
                </a>
                <TextLink className="mt-3 w-full sm:w-74" />
              </>
            )}
            {hero}
          </div>
          <BladeEdge className="text-deep" />
        </div>
        <div className="wrap py-14 md:py-20">
          {children}
          {callLanguage && <p className="mt-8 text-quiet">{callLanguage}</p>}
          <p className="mt-8 flex flex-wrap gap-x-8">
            <a href={pageAddress('/')} className="text-link">
              {words.links.home}
            </a>
            <a href={pageAddress('/book-online')} className="text-link">
              {words.links.book}
            </a>
          </p>
        </div>
      </main>
      {hero && (
        <nav
          aria-label={words.callBar}
          className="call-bar on-deep sticky bottom-0 z-20 grid gap-2 border-t border-white/15 p-2 md:hidden"
        >
          <a href={phone.href} className="button bg-brass px-0 text-deep">
            <Phone size={20} aria-hidden="true" />
            {phone.text}
          </a>
          <TextLink className="px-0" />
        </nav>
      )}
    </>
  );
}

/** This page in the other language, with the token in its fragment: a full page load. */
function OtherLanguage() {
  const token = useToken();
  const path = pageAddress(registeredPath(location.pathname), otherLanguage);
  return (
    <a
      href={token ? `${path}#${token}` : path}
      lang={otherLanguage.code}
      className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
    >
      {otherLanguage.label}
    </a>
  );
}
