import { useSyncExternalStore } from 'react';
import { navigation } from '#words/navigation.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useBookingPath } from '../booking-path.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { HeaderLogo } from '../logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { TopBar } from './top-bar.tsx';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
}

/**
 * Has the hero's color at the top of the page, and is white with a shadow once scrolled
 * (docs/product.md 3.1). On small screens it is 65 px high, border included: the mobile menu starts there.
 */
export function Header() {
  const scrolled = useScrolled();
  const booking = useBookingPath();
  const tone = scrolled ? 'on-white' : 'on-deep';
  return (
    <header
      className={`sticky top-0 z-20 border-b border-transparent lg:-top-10 lg:border-0 ${tone} ${scrolled ? 'lift-lg' : ''}`}
    >
      <TopBar />
      <div className="wrap header-columns relative h-16 items-center gap-1 md:gap-3 lg:h-20">
        <HeaderLogo tone={scrolled ? 'navy' : 'light'} />
        <MainMenu />
        {/* On large screens it is inside the top bar; on the narrowest ones, only in the menu. */}
        <LanguageLink className="grid h-11 items-center px-0.5 max-[22.4rem]:hidden lg:absolute lg:right-6 lg:bottom-full lg:z-10 lg:-mb-1 lg:px-2 lg:text-sm lg:text-steel lg:hover:text-white" />
        <CallLink className="max-md:hidden lg:max-xl:px-0 lg:max-xl:[&_svg]:hidden" />
        <LinkButton to={booking} look="primary" className="max-md:hidden lg:max-xl:px-0">
          {navigation.header.book}
        </LinkButton>
        <MenuButton tone={tone} />
      </div>
    </header>
  );
}
