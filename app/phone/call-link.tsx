import { Phone } from 'lucide-react';
import { business } from '../../content/en/business.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PhoneText } from './phone-text.tsx';
import { usePhone } from './use-phone.ts';

/**
 * Call button with the phone number, after `words` if given. Where it is right-aligned or in a row, give
 * it a width, so that loading the display font shifts nothing.
 */
export function CallLink({ words, className }: { words?: string; className?: string }) {
  const phone = usePhone();
  return (
    <LinkButton to={phone.href} look="call" className={className}>
      <Phone size={20} aria-hidden="true" />
      {words ? (
        // One element: the button's gap would separate two.
        <span>
          <PhoneText>{`${words} ${business.telephoneText}`}</PhoneText>
        </span>
      ) : (
        <PhoneText>{business.telephoneText}</PhoneText>
      )}
    </LinkButton>
  );
}
