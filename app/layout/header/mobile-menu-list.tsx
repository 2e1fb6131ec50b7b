import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigation } from '#words/navigation.ts';
import { MenuLink } from '../menu-link.tsx';
import { usePagePath } from '../use-page-path.ts';
import { ItemIcon } from './item-icon.tsx';
import {
  ariaCurrent,
  home,
  type NavItem,
  plainItems,
  serviceAreas,
  services,
} from './nav-items.ts';

const rowClass =
  'flex min-h-14 w-full cursor-pointer items-center gap-4 border-navy px-5 font-sign text-xl font-semibold text-deep -outline-offset-4 hover:bg-mist aria-[current]:border-l-4 aria-[current]:pl-4';

function Label({ item }: { item: NavItem }) {
  return (
    <>
      <ItemIcon path={item.path} />
      {item.label}
    </>
  );
}

function Row({ item }: { item: NavItem }) {
  const path = usePagePath();
  return (
    <MenuLink to={item.path} className={rowClass} aria-current={ariaCurrent(item, path)}>
      <Label item={item} />
    </MenuLink>
  );
}

/** An expandable item. Native <details> works by touch and keyboard and exposes its state. */
function Expandable({ item, children }: { item: NavItem; children: ReactNode }) {
  const path = usePagePath();
  return (
    <details className="group">
      <summary
        className={`${rowClass} list-none [&::-webkit-details-marker]:hidden`}
        aria-current={ariaCurrent(item, path)}
      >
        <Label item={item} />
        <ChevronDown size={22} aria-hidden="true" className="ml-auto group-open:rotate-180" />
      </summary>
      <div className="bg-mist pb-2">{children}</div>
    </details>
  );
}

function SubLink({ to, label }: { to: string; label: string }) {
  const path = usePagePath();
  return (
    <MenuLink
      to={to}
      className="flex min-h-12 items-center gap-4 px-5 -outline-offset-4 aria-[current]:font-semibold"
      aria-current={to === path ? 'page' : undefined}
    >
      <ItemIcon path={to} />
      {label}
    </MenuLink>
  );
}

function SubLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="sm:grid sm:grid-cols-2">
      {items.map(({ path, label }) => (
        <li key={path}>
          <SubLink to={path} label={label} />
        </li>
      ))}
    </ul>
  );
}

/** All links of the large screens' menus, and Home (docs/product.md 3.3). */
export function MobileMenuList() {
  return (
    <nav
      aria-label={navigation.header.label}
      className="grow overflow-y-auto overscroll-contain py-2"
    >
      <ul className="ruled border-line">
        <li>
          <Row item={home} />
        </li>
        <li>
          <Expandable item={services}>
            <SubLink to={services.path} label={services.all} />
            {services.children.map((category) => (
              <div key={category.path} className="border-t border-line pt-1">
                <Row item={category} />
                <SubLinks items={category.children} />
              </div>
            ))}
          </Expandable>
        </li>
        <li>
          <Expandable item={serviceAreas}>
            <SubLink to={serviceAreas.path} label={serviceAreas.all} />
            <SubLinks items={serviceAreas.children} />
          </Expandable>
        </li>
        {plainItems.map((item) => (
          <li key={item.path}>
            <Row item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
