import { Check } from 'lucide-react';
import { hero } from '../../../content/en/hero.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { RequestCard } from '../../sections/request-card.tsx';
import { Sections } from '../../sections/sections.tsx';
import { BladeEdge } from '../../ui/blade.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RotatingHeadline } from './rotating-headline.tsx';

function Badges() {
  return (
    <ul className="mt-6 grid justify-start gap-x-10 gap-y-3 xl:grid-cols-[auto_auto]">
      {hero.badges.map((badge) => (
        <li key={badge.title} className="flex gap-3">
          <Check size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
          <span>
            <strong>{badge.title}</strong>
            {'text' in badge && <span className="text-steel"> - {badge.text}</span>}
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
      <div className="wrap grid gap-x-16 pt-3 pb-8 md:pt-10 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_minmax(5rem,auto)_auto_1fr] lg:pb-16">
        <Sections inner>
          <RotatingHeadline className="lg:mt-6" />
        </Sections>
        <div className="mt-1 mb-4 flex md:mt-4 flex-wrap gap-4 lg:row-start-3 lg:my-8">
          <CallLink words={hero.call} className="w-full sm:w-74" />
          <LinkButton to={hero.services.path} look="quiet" className="max-lg:hidden">
            {hero.services.label}
          </LinkButton>
        </div>
        <RequestCard className="lg:col-start-2 lg:row-span-4 lg:row-start-1" />
        <p className="mt-8 max-w-xl text-xl lg:row-start-2 lg:mt-6">{hero.text}</p>
        <div className="lg:row-start-4">
          <Sections inner>
            <Badges />
          </Sections>
          {/* On phones below the form, so that the call button and the first field come first. */}
          <LinkButton
            to={hero.services.path}
            look="quiet"
            className="mt-8 w-full sm:w-74 lg:hidden"
          >
            {hero.services.label}
          </LinkButton>
          {/* Blended: its dark background merges with the section's. Not loaded where it is not displayed. */}
          <Picture
            {...hero.picture}
            shape="wide"
            sizes="45rem"
            className="mt-6 hidden w-full mix-blend-lighten [mask:radial-gradient(farthest-side_at_top,#000_78%,#0000)] lg:block forced-colors:hidden"
          />
        </div>
      </div>
      <BladeEdge className="text-deep" />
    </div>
  );
}
