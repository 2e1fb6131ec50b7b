import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Heading and text of a section of the home page, then the children, then a link to the page with more. */
export function SectionIntro({
  heading,
  text,
  link,
  children,
}: {
  heading: string;
  text: string;
  link: { label: string; path: string };
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <p className="mt-2 max-w-2xl text-quiet">{text}</p>
      {children}
      <Link to={link.path} className="text-link mt-4">
        {link.label}
      </Link>
    </div>
  );
}
