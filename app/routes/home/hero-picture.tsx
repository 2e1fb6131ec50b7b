import { hero } from '#words/pages/hero.ts';
import { shapes } from '../../ui/picture.tsx';

/** Replaces the picture where it is neither shown nor loaded. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const { name, alt } = hero.picture;
const { widths, ratio } = shapes.wide;
const [, width] = widths;

const from = (format: string) => ({
  media: '(min-width:64rem)',
  srcSet: widths.map((width) => `/p/${name}-${width}.${format} ${width}w`).join(),
  sizes: '45rem',
});

/**
 * The lock cut open, shown only in the first screen of large windows: there it is the largest paint, so it loads at
 * once and with priority. The section's color shows through its background. Its alt text has the same color, because
 * that text would lie across the list above if the picture were missing.
 */
export function HeroPicture() {
  return (
    <picture>
      <source {...from('avif')} type="image/avif" />
      <source {...from('webp')} />
      <img
        fetchPriority="high"
        src={nothing}
        width={width}
        height={width / ratio}
        alt={alt}
        className="hero-key hidden w-full text-deep lg:block forced-colors:hidden"
      />
    </picture>
  );
}
