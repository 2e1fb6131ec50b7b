import type { PictureCopy } from '../../content/en/copy.ts';
import { Picture } from '../ui/picture.tsx';

/** The picture of a page, between its passages: as wide as their column, and not too tall for a screen. */
export function PassagePicture({ picture }: { picture: PictureCopy }) {
  return (
    <Picture
      {...picture}
      sizes="(width<64rem) 92vw, 54rem"
      className="w-full rounded-xl bg-deep text-white object-cover lg:aspect-2/1"
    />
  );
}
