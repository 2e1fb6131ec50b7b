import { textUs } from '../../content/en/site.ts';
import { usePhone } from './use-phone.ts';

/** Beside a call button on phones, for somebody who cannot talk where they are. */
export function TextLink({ className = 'w-full' }: { className?: string }) {
  return (
    <a href={usePhone().sms} className={`button border-current md:hidden ${className}`}>
      {textUs}
    </a>
  );
}
