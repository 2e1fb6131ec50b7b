import { Car, DoorOpen, House, Store } from 'lucide-react';

/** By the path segment of the category. */
export const categoryIcons = {
  'emergency-locksmith': DoorOpen,
  'residential-locksmith': House,
  'commercial-locksmith': Store,
  'auto-locksmith': Car,
} as const;
