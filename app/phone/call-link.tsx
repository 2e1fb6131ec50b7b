import { Phone } from 'lucide-react';
import { textUs } from '#words/site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { usePhone } from './use-phone.ts';

interface CallLinkProps {
  words?: string;
  /** What stands in place of the number. */
  label?: string | undefined;
  className?: string;
}

/**
 * Call button with the phone number. Where it is right-aligned or in a row, give
 * it a width, so that loading the display font shifts nothing.
 */
export function CallLink({ words, label, className }: CallLinkProps) {
  const phone = usePhone();
  return (
    <LinkButton to={phone.href} look="call" className={className}>
      <Phone size={20} aria-hidden="true" />
      {/* One text: the button's gap would separate two. */}
      {label ?? (words ? `${words} ${phone.text}` : phone.text)}
    </LinkButton>
  );
}

/** A link beside a call button on phones, for somebody who cannot talk where they are. */
export function TextLink({ className = 'w-full' }: { className?: string }) {
  return (
    <a href={usePhone().sms} className={`button border-current md:hidden ${className}`}>
      {textUs}
    </a>
  );
}
