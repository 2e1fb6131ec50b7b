import type { PictureCopy } from '../../content/en/copy.ts';
import { Picture } from '../ui/picture.tsx';

/** A picture between passages: as wide as their column, and cropped to fit the height of a screen. */
export function PassagePicture({ picture }: { picture: PictureCopy }) {
  return (
    <Picture
      {...picture}
      sizes="(width<64rem) 92vw, 54rem"
      className="w-full rounded-xl bg-deep text-white object-cover lg:aspect-2/1"
    />
  );
}
