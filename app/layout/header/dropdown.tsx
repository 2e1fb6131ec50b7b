import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { MenuLink } from '../menu-link.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { usePagePath } from '../use-page-path.ts';
import { linkTowards } from './arrow-keys.ts';
import { ariaCurrent, type NavItem } from './nav-items.ts';
import type { HoverMenu } from './use-hover-menu.ts';

interface DropdownProps {
  item: NavItem;
  menu: HoverMenu;
  className?: string;
  triggerClass: string;
  panelClass: string;
  children: ReactNode;
}

/** False for clicks that open a new tab or window, which the browser handles. */
const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Ignores touch, which has no hover: there a tap opens the menu. */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/**
 * An item of a menu bar with a panel below it. Before hydration it is a link to the item's own page,
 * which lists the same links; afterwards it opens the panel. The panel follows its trigger in the DOM,
 * so that Tab moves through it in reading order.
 */
export function Dropdown({
  item,
  menu,
  className,
  triggerClass,
  panelClass,
  children,
}: DropdownProps) {
  const path = usePagePath();
  const hydrated = useHydrated();
  const trigger = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = menu.open === item.path;

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Hovering has opened the menu already: the mouse click must not close it again.
    const keep = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
    menu.show(isOpen && !keep ? undefined : item.path);
  }

  function keyOnTrigger(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault();
      trigger.current?.click();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      flushSync(() => menu.show(item.path));
      panel.current?.querySelector('a')?.focus();
    }
  }

  function keyInPanel(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const from = event.target as HTMLElement;
    const to =
      event.key === 'ArrowUp' && from === links[0]
        ? trigger.current
        : linkTowards(event.key, links, from);
    if (event.key.startsWith('Arrow') || to) {
      event.preventDefault();
      event.stopPropagation();
    }
    to?.focus();
  }

  return (
    <li
      className={className}
      onPointerEnter={byMouse(() => menu.enter(item.path))}
      onPointerLeave={byMouse(() => {
        // While the focus is in the panel, the mouse passing over it must not close it.
        if (!panel.current?.contains(document.activeElement)) menu.leave();
      })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menu.show(undefined);
      }}
    >
      <MenuLink
        to={item.path}
        ref={trigger}
        className={triggerClass}
        role={hydrated ? 'button' : undefined}
        aria-expanded={hydrated ? isOpen : undefined}
        aria-current={ariaCurrent(item, path)}
        onClick={press}
        onKeyDown={keyOnTrigger}
      >
        {item.label}
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
      </MenuLink>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the links inside
        <div
          ref={panel}
          className={`on-white absolute top-full z-10 max-h-[calc(100vh-7.5rem)] overflow-y-auto overscroll-contain rounded-b-xl border border-line text-base lift-2xl ${panelClass}`}
          onKeyDown={keyInPanel}
        >
          {children}
        </div>
      )}
    </li>
  );
}
