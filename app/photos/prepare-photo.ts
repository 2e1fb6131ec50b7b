import { maxPhotoBytes, photoSides } from '../../contract/photos.ts';

/** At 1,600 px even noise is less than 3 MB. */
const quality = 0.8;

/** Limit of the chosen file. Decoding a larger one could crash the page on a phone with little memory. */
const mostFileBytes = 50 * 1024 * 1024;

/** Drops all metadata, such as where the photo was taken. Resolves to the problem if the file cannot be used. */
export async function preparePhoto(
  file: File,
): Promise<ArrayBuffer | 'large' | 'heic' | 'unreadable'> {
  if (file.size > mostFileBytes) return 'large';
  const picture = await decode(file).catch(() => undefined);
  if (!picture) return /hei[cf]$/i.test(file.type || file.name) ? 'heic' : 'unreadable';
  const canvas = draw(picture);
  picture.close();
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!jpeg) return 'unreadable';
  return jpeg.size > maxPhotoBytes ? 'large' : jpeg.arrayBuffer();
}

/** Browsers from before 2023 do not support the option, and turn the picture upright without it. */
const decode = (file: File) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file));

function draw(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, photoSides.large / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency, so transparent pixels would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
