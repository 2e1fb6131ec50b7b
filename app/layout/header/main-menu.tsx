import { type KeyboardEvent, useRef } from 'react';
import { language } from '#words/language.ts';
import { navigation } from '#words/navigation.ts';
import { MenuLink } from '../menu-link.tsx';
import { usePagePath } from '../use-page-path.ts';
import { linkTowards } from './arrow-keys.ts';
import { Dropdown } from './dropdown.tsx';
import { AreasPanel, ServicesPanel } from './menu-panels.tsx';
import { ariaCurrent, plainItems, serviceAreas, services } from './nav-items.ts';
import { useHoverMenu } from './use-hover-menu.ts';

// A transparent top border as thick as the bottom one keeps the text in place when the border appears.
const linkClass =
  'flex h-full items-center justify-center gap-1 border-t-transparent border-b-steel font-sign font-semibold whitespace-nowrap -outline-offset-4 hover:border-y-4 aria-[current]:border-y-4 aria-[current]:border-b-current';

function alongTheBar(event: KeyboardEvent<HTMLElement>) {
  if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > a')];
  event.preventDefault();
  linkTowards(event.key, links, event.target as HTMLElement)?.focus();
}

const columns: Readonly<Record<string, string>> = {
  en: 'grid-cols-[5.25em_7.75em_2.75em_4.25em_3.5em_4.25em]',
  es: 'grid-cols-[5.25em_5.3em_4.6em_3.8em_4.05em_4.1em]',
};

/** Main navigation of large screens. Fixed column widths: loading the display font shifts nothing. */
export function MainMenu() {
  const bar = useRef<HTMLElement>(null);
  const menu = useHoverMenu(bar);
  const path = usePagePath();
  return (
    <nav ref={bar} aria-label={navigation.header.label} className="mx-auto hidden h-full lg:block">
      <ul className={`grid h-full ${columns[language.code]} xl:text-xl`} onKeyDown={alongTheBar}>
        <Dropdown
          item={services}
          menu={menu}
          triggerClass={linkClass}
          panelClass="left-1/2 w-[850px] [translate:-50%]"
        >
          <ServicesPanel />
        </Dropdown>
        <Dropdown
          item={serviceAreas}
          menu={menu}
          className="relative"
          triggerClass={linkClass}
          panelClass="left-0 w-[400px]"
        >
          <AreasPanel />
        </Dropdown>
        {plainItems.map((item) => (
          <li key={item.path}>
            <MenuLink to={item.path} className={linkClass} aria-current={ariaCurrent(item, path)}>
              {item.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
