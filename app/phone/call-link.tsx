import { Phone } from 'lucide-react';
import { textUs } from '#words/site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { usePhone } from './use-phone.ts';

interface CallLinkProps {
  words?: string;
  label?: string | undefined;
  className?: string;
}

/** Needs a fixed width where it is right-aligned or in a row, because its font is loaded late. */
export function CallLink({ words, label, className }: CallLinkProps) {
  const phone = usePhone();
  return (
    <LinkButton to={phone.href} look="call" className={className}>
      <Phone size={20} aria-hidden="true" />
      {/* One text node, because the button's gap would separate two. */}
      {label ?? (words ? `${words} ${phone.text}` : phone.text)}
    </LinkButton>
  );
}

export function TextLink({ className = 'w-full' }: { className?: string }) {
  return (
    <a href={usePhone().sms} className={`button border-current md:hidden ${className}`}>
      {textUs}
    </a>
  );
}
