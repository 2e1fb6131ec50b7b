import { Phone } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';
import { usePhone } from './phone.ts';

/** The brass call button: the number, with words before it where there is room. */
export function CallLink({ words, className }: { words?: string; className?: string }) {
  const phone = usePhone();
  return (
    <LinkButton to={phone.href} look="call" className={className}>
      <Phone size={20} aria-hidden="true" />
      {words && <span>{words}</span>}
      <span>{phone.text}</span>
    </LinkButton>
  );
}
