import type { PictureCopy } from '../../../registry/copy.ts';

/** Three kinds of entrances. Each town's page shows one of them next to the passage about it. */
export const townPictures = {
  stoop: {
    name: 'town-stoop',
    alt: 'Brownstone steps with iron railings, and a navy front door with a brass deadbolt and knob beside a lit window',
  },
  desk: {
    name: 'town-desk',
    alt: 'A ring of keys and a bell on the front desk of an apartment tower, brass mailboxes behind',
  },
  shutter: {
    name: 'town-shutter',
    alt: "A brass padlock at the foot of a store's steel shutter, reflected in the wet sidewalk",
  },
} satisfies Record<string, PictureCopy>;
