import {
  CircleQuestionMark,
  House,
  Info,
  type LucideIcon,
  Mail,
  MapPin,
  Star,
  Wrench,
} from 'lucide-react';
import { ServiceIcon } from '../service-icon.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/services': Wrench,
  '/service-areas': MapPin,
  '/faq': CircleQuestionMark,
  '/reviews': Star,
  '/about': Info,
  '/contact': Mail,
};

/** The icon of the menu item that leads to this path. All towns have the same. */
export function ItemIcon({ path }: { path: string }) {
  if (path.startsWith('/services/'))
    return <ServiceIcon path={path} className="size-5.5 stroke-2 text-navy" />;
  const Icon = icons[path] ?? icons[path.slice(0, path.lastIndexOf('/'))];
  return Icon && <Icon size={22} aria-hidden="true" className="shrink-0 text-navy" />;
}
