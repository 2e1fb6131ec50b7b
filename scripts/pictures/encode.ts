import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { folder, type PictureEntry, pictureFile } from './manifest.ts';
import { fullSize, type PictureRow, pictureSize } from './picture-table.ts';
import { cutOut, type Pixels, scaled, writePng } from './pixels.ts';

/** Larger files are shown at a higher pixel density, so more compression is not visible. */
const quality = (width: number) => ({ avif: width > 900 ? 26 : 24, webp: width > 900 ? 70 : 73 });

/** With a `mask` (art/mask.py), as large as the rendering or larger, the page's color shows through the ground. */
export async function encode(
  name: string,
  row: PictureRow,
  pixels: Pixels,
  mask?: Pixels,
): Promise<Omit<PictureEntry, 'hash' | 'recipe'>> {
  mkdirSync(folder, { recursive: true });
  for (const wanted of row.widths) {
    const { width, height } = pictureSize(row, wanted);
    const source = `.pictures/${name}-${width}.png`;
    const shown = width === pixels.width ? pixels : scaled(pixels, width, height);
    await writePng(source, mask ? cutOut(shown, scaled(mask, width, height)) : shown);
    const { avif, webp } = quality(width);
    const avifOptions = [
      '-s',
      '3',
      '-j',
      '2',
      // With ten bits, dark gradients show no bands, and the files are smaller than with eight.
      '-d',
      '10',
      '--min',
      String(avif - 4),
      '--max',
      String(avif + 8),
      // The transparent part is smooth, so it tolerates more compression.
      '--minalpha',
      '40',
      '--maxalpha',
      '50',
    ];
    const target = pictureFile(name, width, 'avif');
    execFileSync('avifenc', [...avifOptions, '-y', '420', source, target], { stdio: 'pipe' });
    const webpOptions = ['-quiet', '-m', '6', '-q', String(webp), '-alpha_q', '50', '-sharp_yuv'];
    execFileSync('cwebp', [...webpOptions, source, '-o', pictureFile(name, width, 'webp')]);
    if (row.png && width === pixels.width) copyFileSync(source, `art/${name}.png`);
    rmSync(source);
  }
  const [red = 0, green = 0, blue = 0] = scaled(pixels, 1, 1).data;
  const colour = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
  return { widths: row.widths, ...fullSize(row), colour };
}
