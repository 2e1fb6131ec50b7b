import {
  Building2,
  Car,
  CircleQuestionMark,
  DoorOpen,
  House,
  Info,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  Star,
  Wrench,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/services': Wrench,
  '/services/emergency-locksmith': DoorOpen,
  '/services/emergency-locksmith/car-lockout': Car,
  '/services/emergency-locksmith/house-lockout': House,
  '/services/emergency-locksmith/business-lockout': Building2,
  '/services/residential-locksmith': KeyRound,
  '/services/commercial-locksmith': Building2,
  '/services/auto-locksmith': Car,
  '/service-areas': MapPin,
  '/faq': CircleQuestionMark,
  '/reviews': Star,
  '/about': Info,
  '/contact': Mail,
};

/** The icon of the menu item that leads to this path: one of its own, or that of the group it belongs to. */
export function ItemIcon({ path }: { path: string }) {
  const Icon = icons[path] ?? icons[path.slice(0, path.lastIndexOf('/'))];
  return Icon && <Icon size={22} aria-hidden="true" className="shrink-0 text-navy" />;
}
