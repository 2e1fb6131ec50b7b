import { Phone } from 'lucide-react';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { telHref } from '../../contract/phone.ts';

/** The classes of the number, or of the name where the number is not shown. */
const looks = { icon: 'sr-only', word: 'sr-only', number: '', 'number if wide': 'max-sm:sr-only' };

interface CallButtonProps {
  phone: string;
  /** The name of the person to call, for screen readers where the number is not shown. */
  name?: string | null;
  /** What it shows next to the icon. */
  shows?: keyof typeof looks;
  className?: string;
}

export function CallButton({ phone, name, shows = 'word', className = '' }: CallButtonProps) {
  return (
    <a href={telHref(phone)} className={`call-button font-sign ${className}`}>
      <Phone aria-hidden="true" className="size-5" />
      <span className={shows === 'icon' ? 'sr-only' : ''}>{words.call}</span>
      <span className={looks[shows]}>{shows.startsWith('number') ? phone : (name ?? phone)}</span>
    </a>
  );
}
