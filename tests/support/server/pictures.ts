import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photosPath } from '../../../contract/photos.ts';
import { listen } from './raw-http.ts';
import type { startTestApp } from './test-app.ts';

/** Byte sequences of a picture's EXIF: its words, and its latitude in both byte orders. */
export const exifNeedles = ['needle of the camera', latitude('le'), latitude('be')];

function latitude(order: 'le' | 'be'): Buffer {
  const bytes = Buffer.alloc(4);
  if (order === 'le') bytes.writeUInt32LE(404_438_777);
  else bytes.writeUInt32BE(404_438_777);
  return bytes;
}

/** Makes a picture with a red left half and a blue right half. Each number gives a different one. */
export function picture(number = 0, width = 640, height = 480) {
  const half = { create: { width: width >> 1, height, channels: 3, background: 'red' } } as const;
  return sharp({
    create: { width, height, channels: 3, background: { r: 0, g: number, b: 255 } },
  }).composite([{ input: half, left: 0, top: 0 }]);
}

/** A JPEG that says where it was taken, lying on its side, with a script in its comment. */
export async function jpegWithMetadata(): Promise<Buffer<ArrayBuffer>> {
  const jpeg = await picture()
    .withExif({
      IFD0: { ImageDescription: 'needle of the camera', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 44/1 404438777/10000000',
        GPSLongitudeRef: 'W',
        GPSLongitude: '74/1 1/1 404438777/10000000',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const script = Buffer.from('<script>alert("needle")</script>');
  const length = Buffer.from([0, script.length + 2]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    script,
    jpeg.subarray(2),
  ]);
}

/** A black PNG of one bit per pixel, in a file of a few kilobytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A PNG of 40 million pixels that must be decoded in one piece, which takes more memory than the decoder may use. */
export function tooMuchPng(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 5000, channels: 4, background: '#1236' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
}

/** Calls the server over the network, as the page of a customer who adds pictures does. */
export async function photographer(
  { app }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'app'>,
  token: string,
) {
  const base = `http://127.0.0.1:${await listen(app)}${photosPath}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    base,
    add: (body: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
      fetch(base, { method: 'POST', headers: { ...headers, 'content-type': type }, body }),
    remove: (id: string) => fetch(`${base}/${id}`, { method: 'DELETE', headers }),
  };
}
