import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { navigation } from '#words/navigation.ts';
import type { WaitingData } from '../../browser/dom-contract.ts';
import { useHydrated } from '../use-hydrated.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** Opens the mobile menu. Before hydration it is a link to the sitemap page (before-hydration/hold-hydration.ts). */
export function MenuButton({ tone }: { tone: 'on-white' | 'on-deep' }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    // Closes on every route change (docs/product.md 3.3), in the same render: the focus returns to this
    // button before the new page takes it.
    setVisit(key);
    setOpen(false);
  }

  useEffect(() => {
    const data: WaitingData = ref.current?.dataset ?? {};
    if (data.pending) setOpen(true);
    delete data.pending;
    data.ready = 'true';
  }, []);

  // Responds to the press before the menu is rendered.
  const Icon = open ? X : Menu;
  return (
    <>
      <Link
        ref={ref}
        to="/sitemap"
        role={hydrated ? 'button' : undefined}
        aria-label={navigation.mobileMenu.open}
        aria-expanded={hydrated ? open : undefined}
        className="-col-end-1 -mr-2 grid size-11 place-items-center rounded-lg lg:hidden"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon size={28} aria-hidden="true" />
      </Link>
      {open && <MobileMenu tone={tone} onClose={() => setOpen(false)} />}
    </>
  );
}
