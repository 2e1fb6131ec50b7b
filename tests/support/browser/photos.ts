import type { Page } from 'playwright-core';

/** A JPEG of this size, with its left half red and its right half blue. */
export async function redAndBlue(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      for (const [index, color] of ['#f00', '#00f'].entries()) {
        if (context) context.fillStyle = color;
        context?.fillRect((index * across) / 2, 0, across / 2, down);
      }
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The image description in the metadata of withExif(). */
export const exifText = 'Taken at 12 Oak Court';

/** Returns the JPEG as an upright phone saves it: marked to be rotated right, and with its GPS position. */
export function withExif(jpeg: Buffer): Buffer {
  const text = Buffer.from(`${exifText}\0`, 'latin1');
  const directory = (...fields: [tag: number, type: number, count: number, value: number][]) => {
    const bytes = Buffer.alloc(2 + fields.length * 12 + 4);
    bytes.writeUInt16LE(fields.length);
    for (const [index, [tag, type, count, value]] of fields.entries()) {
      const at = 2 + index * 12;
      bytes.writeUInt16LE(tag, at);
      bytes.writeUInt16LE(type, at + 2);
      bytes.writeUInt32LE(count, at + 4);
      bytes.writeUInt32LE(value, at + 8);
    }
    return bytes;
  };
  const degrees = (whole: number, minutes: number) => {
    const bytes = Buffer.alloc(24);
    for (const [index, value] of [whole, 1, minutes, 1, 0, 1].entries())
      bytes.writeUInt32LE(value, index * 4);
    return bytes;
  };
  // After the header of 8 bytes come 3 fields, 4 fields, the text, and two positions.
  const [own, place] = [8 + 42, 8 + 42 + 54];
  const [north, west] = [place + text.length, place + text.length + 24];
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    directory([0x010e, 2, text.length, place], [0x0112, 3, 1, 6], [0x8825, 4, 1, own]),
    directory(
      [1, 2, 2, 'N'.charCodeAt(0)],
      [2, 5, 3, north],
      [3, 2, 2, 'W'.charCodeAt(0)],
      [4, 5, 3, west],
    ),
    text,
    degrees(40, 48),
    degrees(74, 1),
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)]);
}

interface Looks {
  width: number;
  height: number;
  /** Color in the middle of the upper half, and of the lower half: `red` or `blue`. */
  top: string;
  bottom: string;
}

/** Returns an image's size and colors as a browser shows them. */
export function inspectImage(page: Page, image: Buffer, type = 'image/jpeg'): Promise<Looks> {
  return page.evaluate(
    async ([bytes, type]) => {
      const blob = new Blob([new Uint8Array(bytes)], { type });
      const picture = await createImageBitmap(blob);
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(picture, 0, 0);
      const colorAt = (part: number) => {
        const [red = 0, , blue = 0] =
          context?.getImageData(width / 2, height * part, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      };
      return { width, height, top: colorAt(0.25), bottom: colorAt(0.75) };
    },
    [[...image], type] as const,
  );
}

/** Chooses a file with the button of this name, as with a mouse or finger. */
export async function choosePhoto(
  page: Page,
  button: string | RegExp,
  buffer: Buffer,
  { name = 'lock.jpg', mimeType = 'image/jpeg' } = {},
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
