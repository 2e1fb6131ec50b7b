import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigation } from '#words/navigation.ts';
import { afterPaint } from '../../browser/after-paint.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { closeDialog, openDialog } from '../../ui/dialog.ts';
import { useBookingPath } from '../booking-path.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { MenuLink } from '../menu-link.tsx';
import { SiteSearch } from '../site-search.tsx';
import { MobileMenuList } from './mobile-menu-list.tsx';

const words = navigation.mobileMenu;

interface MobileMenuProps {
  tone: string;
  onClose: () => void;
}

/** Wraps Tab around within the menu; otherwise it would move on to the browser's toolbar. */
function keepInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input, summary'),
  ].filter(
    // checkVisibility is missing on phones of 2021. Collapsed elements have no boxes there.
    (stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Rendered after the paint that responds to the press, because opening it takes longer than a response may. */
export function MobileMenu(props: MobileMenuProps) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted && <MenuDialog {...props} />;
}

/**
 * Full-screen menu of small screens, 65 px below the top so that the header stays visible
 * (docs/product.md 3.3). As it is a modal dialog, the browser makes the page behind it inert, closes it on
 * Escape and returns the focus to the menu button.
 */
function MenuDialog({ tone, onClose }: MobileMenuProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const booking = useBookingPath();

  useLayoutEffect(() => {
    const dialog = ref.current;
    const root = document.documentElement;
    // Where scrollbars take up space, keep theirs: the page must not shift when its scrollbar goes.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    // The page does not scroll behind the menu.
    root.style.overflow = 'hidden';
    // The covered page keeps its size but is not rendered: making all of it inert took half of the response time.
    const covered = [...document.querySelectorAll<HTMLElement>('main, footer')].map(
      ({ style, offsetHeight }) => ({ style, size: `0 ${offsetHeight}px` }),
    );
    for (const { style, size } of covered) {
      style.contentVisibility = 'hidden';
      style.containIntrinsicSize = size;
    }
    openDialog(dialog);
    return () => {
      for (const { style } of covered) style.contentVisibility = style.containIntrinsicSize = '';
      root.style.scrollbarGutter = '';
      root.style.overflow = '';
      // Returns the focus, which mere unmounting would not do.
      closeDialog(dialog);
    };
  }, []);

  useEffect(() => {
    // Rotating a tablet may make it a large screen, which has no mobile menu.
    const large = matchMedia('(min-width: 64rem)');
    large.addEventListener('change', onClose);
    return () => large.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-label={words.label}
      className="on-white fixed inset-x-0 top-[65px] bottom-0 m-0 h-auto max-h-none w-full max-w-none animate-[appear_.2s] flex-col open:flex backdrop:bg-transparent"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={keepInside}
    >
      <div className="fixed inset-x-0 top-2.5">
        <div className="wrap flex justify-end">
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className={`-mr-2 grid size-11 cursor-pointer place-items-center rounded-lg ${tone}`}
          >
            <X size={28} aria-hidden="true" />
          </button>
        </div>
      </div>
      <SiteSearch className="border-b border-line p-4" />
      <MobileMenuList />
      <LanguageLink className="grid min-h-12 shrink-0 items-center border-t border-line px-5 font-semibold" />
      <div className="grid shrink-0 gap-2 border-t border-line bg-mist p-4 sm:grid-cols-2">
        <CallLink />
        <MenuLink to={booking} className="button bg-(--act) text-(--act-ink)">
          {navigation.header.book}
        </MenuLink>
      </div>
    </dialog>
  );
}
