import { maxPhotoBytes, photoSides } from '../../contract/photos.ts';

/** A picture as it is sent. */
export interface TakenPhoto {
  /** JPEG, upright and without metadata. */
  bytes: ArrayBuffer;
  /** A small one as a data: URL, which the pages' policy lets them show. */
  preview: string;
}

/** Longest side of a preview in pixels: twice that of its place, for sharp screens. */
const previewSide = 192;

/** At 1,600 px even noise is less than 3 MB. */
const quality = 0.8;

/** Of the chosen file: decoding a larger one could end the page on a phone with little memory. */
const mostFileBytes = 50 * 1024 * 1024;

/**
 * Turns a chosen file upright, shrinks it and drops all of its metadata, such as the place where it was taken: what is
 * sent holds nothing but what is seen. Resolves to what is wrong with the file if it cannot be used.
 */
export async function preparePhoto(
  file: File,
): Promise<TakenPhoto | 'large' | 'heic' | 'unreadable'> {
  if (file.size > mostFileBytes) return 'large';
  const picture = await decode(file).catch(() => undefined);
  if (!picture) return /hei[cf]$/i.test(file.type || file.name) ? 'heic' : 'unreadable';
  const preview = draw(picture, previewSide).toDataURL('image/jpeg', quality);
  const large = draw(picture, photoSides.large);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => large.toBlob(done, 'image/jpeg', quality));
  if (!blob) return 'unreadable';
  return blob.size > maxPhotoBytes ? 'large' : { bytes: await blob.arrayBuffer(), preview };
}

/** Browsers that do not know the option, of before 2023, turn it upright without. */
const decode = (file: File) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file));

/** Draws it with this longest side, or smaller if it is. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: without a ground it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
