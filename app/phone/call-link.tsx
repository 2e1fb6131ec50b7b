import { Phone } from 'lucide-react';
import { business } from '../../content/en/business.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PhoneText } from './phone-text.tsx';
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
      {words ? (
        // In one piece: a button sets its pieces apart.
        <span>
          <PhoneText>{`${words} ${business.telephoneText}`}</PhoneText>
        </span>
      ) : (
        <PhoneText>{business.telephoneText}</PhoneText>
      )}
    </LinkButton>
  );
}
