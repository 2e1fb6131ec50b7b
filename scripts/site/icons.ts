import { readFileSync, writeFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';

/** Draws icons with rounded corners, and a full-bleed (maskable) one for systems that crop icons. */
export async function drawIcons(client: string): Promise<void> {
  const full = readFileSync('public/app-icon.svg', 'utf8');
  const rounded = full.replace(
    'M0 0h512v512H0z',
    'M96 0h320a96 96 0 0 1 96 96v320a96 96 0 0 1-96 96H96a96 96 0 0 1-96-96V96a96 96 0 0 1 96-96z',
  );
  if (rounded === full) throw new Error('public/app-icon.svg no longer stands on a plain square');
  const draw = async (svg: string, name: string, size: number) => {
    const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size } });
    writeFileSync(`${client}/${name}.png`, image.asPng());
  };
  await Promise.all([
    draw(rounded, 'icon-192', 192),
    draw(rounded, 'icon-512', 512),
    draw(full, 'icon-maskable-512', 512),
  ]);
}
