/** Address of the 1200x630 picture that stands for a page where it is shared; made at build. */
export function sharePicture(path: string): string {
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** In pixels (docs/product.md 8.4). */
export const sharePictureSize = { width: 1200, height: 630 } as const;
