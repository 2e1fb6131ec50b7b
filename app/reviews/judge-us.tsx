import type { ReactNode } from 'react';
import { licenseLookup, type ProfileLink, reviewProfiles } from '#words/owner-facts.ts';
import type { JudgeUsCopy } from '#words/pages/judge-us.ts';
import { lookUpLicense } from '../../content/registry/stated-facts.ts';
import { Rating } from '../sections/rating.tsx';
import { CopyLicense } from './copy-license.tsx';

interface JudgeUsProps {
  words: JudgeUsCopy;
  /** What stands below the rating. */
  children?: ReactNode;
}

/** What a visitor can go by while there are no customers' reviews to read. */
export function JudgeUs({ words, children }: JudgeUsProps) {
  const { heading, text, license, price, proof } = words;
  return (
    <section className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 mb-8 max-w-2xl text-quiet">{text}</p>
        <Rating className="text-navy" />
        <ProfileLinks links={reviewProfiles} />
        {children}
      </div>
      <dl className="ruled border-y border-line">
        <Sign name={license.name}>
          <CopyLicense words={license} />
          {licenseLookup && (
            <a href={licenseLookup} className="text-link">
              {lookUpLicense}
            </a>
          )}
        </Sign>
        <Sign name={price.name}>{price.text}</Sign>
        <Sign name={proof.name}>{proof.text}</Sign>
      </dl>
    </section>
  );
}

function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[1fr_2fr]">
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
