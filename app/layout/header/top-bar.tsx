import { useRef } from 'react';
import { navigation } from '#words/navigation.ts';
import { Dropdown } from './dropdown.tsx';
import { AreasPanel } from './menu-panels.tsx';
import { serviceAreas } from './nav-items.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const { topBar } = navigation;

/** Bar above the header of large screens: license, hours and service areas (docs/product.md 3.1). */
export function TopBar() {
  const bar = useRef<HTMLElement>(null);
  const menu = useHoverMenu(bar);
  return (
    <div className="on-deep relative z-10 hidden h-10 border-b border-white/15 text-sm text-steel lg:block">
      <div className="wrap flex h-full items-center gap-8">
        <span>{topBar.license}</span>
        <span>{topBar.service}</span>
        <nav ref={bar} aria-label={topBar.label} className="mr-20 ml-auto h-full">
          <ul className="h-full">
            <Dropdown
              item={serviceAreas}
              menu={menu}
              className="relative h-full"
              triggerClass="flex h-11 items-center gap-1 hover:text-white"
              panelClass="right-0 w-[400px]"
            >
              <AreasPanel />
            </Dropdown>
          </ul>
        </nav>
      </div>
    </div>
  );
}
