/** The files that scripts/pictures writes: widths in px, and the aspect ratio. */
export const shapes = {
  wide: { widths: [640, 960, 1280], ratio: 16 / 9 },
  photo: { widths: [480, 720, 960], ratio: 3 / 2 },
} as const;

interface PictureProps {
  name: string;
  alt: string;
  shape?: keyof typeof shapes;
  sizes: string;
  className?: string;
}

/**
 * A picture that loads lazily, so that it is never the largest contentful paint. All pictures are dark, so
 * that one background color works as the placeholder of each.
 */
export function Picture({ name, alt, shape = 'photo', sizes, className = '' }: PictureProps) {
  const { widths, ratio } = shapes[shape];
  const files = (format: string) =>
    widths.map((width) => `/p/${name}-${width}.${format} ${width}w`).join();
  const width = widths[widths.length - 1] ?? 0;
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        loading="lazy"
        decoding="async"
        src={`/p/${name}-${widths[0]}.webp`}
        srcSet={files('webp')}
        sizes={sizes}
        width={width}
        height={Math.round(width / ratio)}
        alt={alt}
        className={className}
      />
    </picture>
  );
}
