/** Path of the picture that represents a page where its link is shared. Generated at build. */
export function sharePicture(path: string): string {
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** In pixels (docs/product.md 8.4). */
export const sharePictureSize = { width: 1200, height: 630 } as const;
