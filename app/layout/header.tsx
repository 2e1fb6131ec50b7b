import { Phone } from 'lucide-react';
import { frame } from '../../content/en/site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { CallLink } from './call-link.tsx';
import { HeaderLogo } from './logo.tsx';
import { usePhone } from './phone.ts';
import { useScrolled } from './use-scrolled.ts';

/** Blends with the hero at the top of the page, white with a shadow below it (specification 2). */
export function Header() {
  const scrolled = useScrolled();
  const phone = usePhone();
  return (
    <header
      className={`sticky top-0 z-20 transition-colors lg:-top-10 ${scrolled ? 'on-white shadow-lg' : 'on-deep'}`}
    >
      <div className="on-deep hidden h-10 border-b border-white/15 text-sm text-steel lg:block">
        <div className="wrap flex h-full items-center gap-8">
          <span>{frame.licenseLine}</span>
          <span>{frame.emergencyLine}</span>
        </div>
      </div>
      <div className="wrap flex h-16 items-center gap-3 lg:h-20">
        <HeaderLogo tone={scrolled ? 'navy' : 'light'} />
        <a
          href={phone.href}
          aria-label={frame.callNumber(phone.text)}
          className="ml-auto grid size-11 place-items-center rounded-full border-2 border-current md:hidden"
        >
          <Phone size={20} aria-hidden="true" />
        </a>
        <CallLink className="ml-auto w-50 max-md:hidden" />
        <LinkButton to="/book-online" look="primary" className="w-38 max-md:hidden">
          {frame.bookService}
        </LinkButton>
      </div>
    </header>
  );
}
