/** Grouped as in the form (docs/product.md 4.3). */
export const serviceGroups = [
  {
    group: 'Emergency Services',
    services: ['Car Lockout', 'House Lockout', 'Business Lockout', 'Storage Unit Lockout'],
  },
  {
    group: 'Residential Services',
    services: ['Lock Replacement', 'Lock Rekey', 'Lock Repair', 'Gate Locks'],
  },
  {
    group: 'Commercial Services',
    services: [
      'Commercial Lock Replacement',
      'Commercial Lock Rekey',
      'Master Key System',
      'Access Control',
      'Emergency Exit Device',
    ],
  },
  {
    group: 'Automotive Services',
    services: [
      'Car Key Replacement',
      'Key Fob Programming',
      'Car Key Duplicate',
      'Car Key Cutting',
      'Ignition Lock Cylinder Repair',
    ],
  },
] as const;

export const otherService = 'Other';

export type Service = (typeof serviceGroups)[number]['services'][number] | typeof otherService;

export const services: readonly Service[] = [
  ...serviceGroups.flatMap((entry) => entry.services),
  otherService,
];

export const timeframes = [
  'ASAP',
  'Same Day',
  'Within Couple of Days',
  'Within Couple of Weeks',
  'Just Curious',
] as const;

/** The preset, which raises an alarm (docs/product.md 12.10). */
export const [asap] = timeframes;

const automotive: readonly Service[] = serviceGroups[3].services;

export function needsVehicle(service: unknown): boolean {
  return service === 'Car Lockout' || automotive.some((name) => name === service);
}

export function asksAllKeysLost(service: unknown): boolean {
  return service === 'Car Key Replacement';
}

export function asksUnusedKey(service: unknown): boolean {
  return service === 'Key Fob Programming' || service === 'Car Key Cutting';
}

export function isLockout(service: unknown): boolean {
  return serviceGroups[0].services.some((name) => name === service);
}
