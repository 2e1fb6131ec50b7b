import { Phone } from 'lucide-react';
import { deskFrame as words } from '../../content/en/desk/frame.ts';
import { telHref } from '../../contract/phone.ts';

interface CallButtonProps {
  phone: string;
  name: string | null;
  className?: string;
}

export function CallButton({ phone, name, className = '' }: CallButtonProps) {
  return (
    <a href={telHref(phone)} className={`call-button ${className}`}>
      <Phone aria-hidden="true" className="size-5" />
      {words.call}
      <span className="sr-only">{name ?? phone}</span>
    </a>
  );
}
