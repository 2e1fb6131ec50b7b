import type { ReactNode } from 'react';
import { licenseLookup, type ProfileLink, reviewProfiles } from '#words/owner-facts.ts';
import type { JudgeUsCopy } from '#words/pages/judge-us.ts';
import { lookUpLicense } from '../../content/registry/stated-facts.ts';
import { Rating } from '../sections/rating.tsx';
import { CopyLicense } from './copy-license.tsx';

interface JudgeUsProps {
  words: JudgeUsCopy;
  /** For the home page: with the rating, and without what its other sections say. */
  brief?: boolean;
  /** Shown below the rating. */
  children?: ReactNode;
}

/** What visitors can judge us by while there are no customer reviews to read. */
export function JudgeUs({ words, brief = false, children }: JudgeUsProps) {
  const { heading, text, license, price, proof } = words;
  return (
    <section className="grid gap-x-16 gap-y-4 md:gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        {brief ? (
          <>
            <Rating className="mt-4 text-navy" />
            <ProfileLinks links={reviewProfiles} />
          </>
        ) : (
          <p className="mt-2 max-w-2xl text-quiet">{text}</p>
        )}
        {children}
      </div>
      <dl className={`ruled border-t border-line ${brief ? '' : 'border-b'}`}>
        <Sign name={license.name}>
          <p className="mb-2">{license.about}</p>
          <CopyLicense words={license} />
          {licenseLookup && (
            <a href={licenseLookup} className="text-link">
              {lookUpLicense}
            </a>
          )}
        </Sign>
        {!brief && (
          <>
            <Sign name={price.name}>{price.text}</Sign>
            <Sign name={proof.name}>{proof.text}</Sign>
          </>
        )}
      </dl>
    </section>
  );
}

function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-4 md:py-6 sm:grid-cols-[1fr_2fr]">
      <dt className="sign text-xl md:text-2xl">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Links to the business on other sites, if there are any. */
export function ProfileLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="text-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
