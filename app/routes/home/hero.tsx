import { Check } from 'lucide-react';
import { hero } from '#words/pages/hero.ts';
import { startingPrices } from '#words/prices.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { RequestCard } from '../../sections/request-card.tsx';
import { Sections } from '../../sections/sections.tsx';
import { BladeEdge } from '../../ui/blade.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { RotatingHeadline } from './rotating-headline.tsx';

/** What a visitor on a phone wants to know before anything else, in two lines. */
function Facts() {
  const { open, where, lockouts, from, rating, reviews, licensed } = hero.facts;
  return (
    <p className="text-[.9375rem]/5.5 [letter-spacing:-.01em] text-line lg:hidden">
      <strong className="text-white">{open}</strong>
      {` · ${where}`}
      <br />
      {`${lockouts} `}
      {/* Links to what can raise the price. As high as a finger is wide, because the line above has no link. */}
      <a
        href="#prices"
        aria-label={`${from}: ${startingPrices.title}`}
        className="-mt-6 inline-block pt-6 text-white underline"
      >
        {`${from}*`}
      </a>
      {` · ★ ${rating}`}
      <span className="sr-only">{reviews}</span>
      {`) · ${licensed}`}
    </p>
  );
}

function Badges() {
  return (
    <ul className="max-lg:mt-6 grid justify-start gap-x-10 gap-y-3 xl:grid-cols-[auto_auto]">
      {hero.badges.map((badge) => (
        <li key={badge.title} className="flex gap-3">
          <Check size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
          <span>
            <strong>{badge.title}</strong>
            {'text' in badge && <span className="text-steel">{` - ${badge.text}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * On phones the call button and the form come first; from 1024 px on, text is on the left and the form on
 * the right. There the second row reserves the height of its text, which comes after the form in the DOM.
 */
export function HomeHero() {
  return (
    <div className="on-deep">
      <div className="wrap grid gap-x-16 pt-1 pb-8 md:pt-10 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_minmax(4.75rem,auto)_auto_1fr] lg:pb-16">
        <Sections inner>
          <RotatingHeadline className="lg:mt-2" />
        </Sections>
        <div className="mt-1 mb-2 flex flex-wrap gap-x-4 gap-y-2 md:my-6 md:gap-y-4 lg:row-start-3">
          <Facts />
          <CallLink words={hero.call} className="w-full sm:w-74" />
          <LinkButton to={hero.services.path} look="quiet" className="max-lg:hidden">
            {hero.services.label}
          </LinkButton>
        </div>
        <RequestCard className="lg:col-start-2 lg:row-span-4 lg:row-start-1" />
        <p className="mt-8 max-w-xl text-xl lg:row-start-2 lg:mt-5">{hero.text}</p>
        <div className="lg:row-start-4">
          <Sections inner>
            <Badges />
          </Sections>
          {/* On phones it is below the form, so that the call button and the first field come first. */}
          <LinkButton
            to={hero.services.path}
            look="quiet"
            className="mt-8 w-full sm:w-74 lg:hidden"
          >
            {hero.services.label}
          </LinkButton>
          <HeroPicture />
        </div>
      </div>
      <BladeEdge className="text-deep" />
    </div>
  );
}
