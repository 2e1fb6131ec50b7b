import { Phone } from 'lucide-react';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { telHref } from '../../contract/phone.ts';

interface CallButtonProps {
  phone: string;
  /** The name of whom it calls, for screen readers. */
  name: string | null;
  /** Whether the number stands on the button; in lists there is no room for it. */
  showsNumber?: boolean;
  className?: string;
}

export function CallButton({ phone, name, showsNumber, className = '' }: CallButtonProps) {
  return (
    <a href={telHref(phone)} className={`call-button ${className}`}>
      <Phone aria-hidden="true" className="size-5" />
      {words.call}
      <span className={showsNumber ? '' : 'sr-only'}>{showsNumber ? phone : (name ?? phone)}</span>
    </a>
  );
}
