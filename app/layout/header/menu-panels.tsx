import { MenuLink } from '../menu-link.tsx';
import { usePagePath } from '../use-page-path.ts';
import { ItemIcon } from './item-icon.tsx';
import { ariaCurrent, type NavItem, serviceAreas, services } from './nav-items.ts';

const rowClass =
  'block border-navy px-4 py-2 text-navy hover:bg-mist aria-[current]:border-l-4 aria-[current]:bg-mist aria-[current]:pl-3';

function PanelLink({ item }: { item: NavItem }) {
  const path = usePagePath();
  return (
    <MenuLink
      to={item.path}
      className={rowClass}
      aria-current={item.path === path ? 'page' : undefined}
    >
      <span className="block font-sign text-lg/tight font-semibold">{item.label}</span>
      {item.line && <span className="block text-sm/snug text-quiet">{item.line}</span>}
    </MenuLink>
  );
}

const allClass = 'inline-block px-4 py-2 font-semibold text-navy underline underline-offset-4';

export function ServicesPanel() {
  const path = usePagePath();
  return (
    <>
      <div className="grid grid-cols-4 gap-2 p-4">
        {services.children.map((column) => (
          <div key={column.path} className="flex flex-col">
            <MenuLink
              to={column.path}
              className="sign flex items-center gap-2 border-b border-line px-4 pt-2 pb-3 text-xl text-deep hover:bg-mist aria-[current]:border-current"
              aria-label={column.all}
              aria-current={ariaCurrent(column, path)}
            >
              <ItemIcon path={column.path} />
              {column.label}
            </MenuLink>
            <ul className="mt-2">
              {column.children.map((service) => (
                <li key={service.path}>
                  <PanelLink item={service} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="border-t border-line bg-mist px-4 py-2">
        <MenuLink to={services.path} className={allClass}>
          {services.all}
        </MenuLink>
      </div>
    </>
  );
}

export function AreasPanel() {
  return (
    <>
      <p className="sign px-8 pt-6 text-xl text-deep">{serviceAreas.heading}</p>
      <ul className="grid grid-flow-col grid-cols-2 grid-rows-4 gap-x-2 p-4">
        {serviceAreas.children.map((town) => (
          <li key={town.path}>
            <PanelLink item={town} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line bg-mist px-4 py-2">
        <MenuLink to={serviceAreas.path} className={allClass}>
          {serviceAreas.all}
        </MenuLink>
      </div>
    </>
  );
}
