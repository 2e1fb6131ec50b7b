import type { Area } from '../../content/facts/areas.ts';

export const mapSize = { width: 400, height: 500 } as const;

type Point = readonly [x: number, y: number];

interface TownMark {
  dot: Point;
  /** Where the name begins (side 'right'), ends ('left') or has its center ('below'). */
  label: Point;
  side: 'right' | 'left' | 'below';
}

/** `nudge` separates towns that are close together, `label` places the names far enough apart for touch. */
const overrides: Readonly<Record<string, Partial<Omit<TownMark, 'dot'>> & { nudge?: Point }>> = {
  'north-bergen': { label: [182, 78], side: 'left' },
  guttenberg: { label: [258, 112], nudge: [4, -4] },
  secaucus: { label: [92, 166], side: 'below' },
  'west-new-york': { label: [238, 170], nudge: [-4, 8] },
  weehawken: { label: [238, 224], nudge: [6, 2] },
  'union-city': { label: [122, 238], side: 'left', nudge: [-10, 4] },
  hoboken: { label: [214, 328], nudge: [20, 0] },
  'jersey-city': { label: [200, 434] },
};

export function markOf({ slug, latitude, longitude }: Area): TownMark {
  const { nudge = [0, 0], label, side = 'right' } = overrides[slug] ?? {};
  const x = 20 + (longitude + 74.085) * 2450 + nudge[0];
  const y = 36 + (40.815 - latitude) * 4100 + nudge[1];
  return { dot: [x, y], label: label ?? [x + 16, y], side };
}
