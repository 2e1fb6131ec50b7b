import { Phone } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';
import { usePhone } from './use-phone.ts';

/**
 * The brass call button: the number, with words before it where there is room. Where it stands on
 * the right or in a row, give it a width: then the coming of the headings' face moves nothing.
 */
export function CallLink({ words, className }: { words?: string; className?: string }) {
  const phone = usePhone();
  return (
    <LinkButton to={phone.href} look="call" className={className}>
      <Phone size={20} aria-hidden="true" />
      {/* In one piece: a button sets its pieces apart. */}
      {words ? `${words} ${phone.text}` : phone.text}
    </LinkButton>
  );
}
