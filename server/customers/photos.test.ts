import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import {
  exifNeedles,
  hugePng,
  jpegWithMetadata,
  photographer,
  picture,
  tooMuchPng,
} from '../../tests/support/server/pictures.ts';
import { exchange } from '../../tests/support/server/raw-http.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { writeBackup } from '../backups/write-backup.ts';
import { openSqlite } from '../database/database.ts';

const day = 24 * 3_600_000;
const mostBytes = 3_145_728;

/** Starts a desk with one booking, and a client for its customer. */
async function startPhotographed(options: Parameters<typeof startDesk>[0] = {}) {
  const site = await startDesk(options);
  const { reference, follow } = (await site.book()).json();
  const customer = await photographer(site, follow);
  const url = `/api/desk/requests/${reference}`;
  return {
    ...site,
    ...customer,
    reference,
    follow,
    url,
    record: async () => (await site.call('GET', url)).json(),
    customersPhotos: async () => {
      const headers = { authorization: `Bearer ${follow}` };
      return (await site.app.inject({ url: '/api/request', headers })).json().photos;
    },
    photos: () => site.database.query.selectFrom('photos').selectAll().execute(),
  };
}

const colorAt = async (image: Buffer, left: number, top: number) =>
  [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map(
    (value) => Math.round(value / 255),
  );
const red = [1, 0, 0];
const blue = [0, 0, 1];

test.for(dialects)(
  'on %s a picture is stored, shown to the desk only, and deleted',
  async ([, open]) => {
    const { add, remove, call, url, record, customersPhotos, ...site } = await startPhotographed({
      database: await open(),
    });
    expect([await customersPhotos(), (await record()).photos]).toEqual([[], []]);
    const jpeg = await picture(0, 3200, 2400).jpeg().toBuffer();
    const answer = await add(jpeg, 'text/html');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id } = await answer.json();
    const listed = [{ id, at: expect.any(String), bytes: expect.any(Number) }];
    const { photos, version } = await record();
    expect(photos).toEqual(listed);
    expect(version).toBe(1);
    expect(await customersPhotos()).toEqual(photos);
    expect((await call('GET', '/api/desk/requests')).json().items[0]).not.toHaveProperty('photos');

    // A picture sent again after a lost answer, or twice at once, is stored once.
    const again = await Promise.all([add(jpeg), add(jpeg)]);
    for (const each of again) expect([each.status, await each.json()]).toEqual([201, { id }]);

    const large = await call('GET', `${url}/photos/${id}`);
    expect(large.statusCode).toBe(200);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(large.rawPayload).toHaveLength(photos[0].bytes);
    const small = (await call('GET', `${url}/photos/${id}?size=320`)).rawPayload;
    const sizes = await Promise.all([large.rawPayload, small].map((one) => sharp(one).metadata()));
    expect(sizes).toMatchObject([
      { format: 'webp', width: 1600, height: 1200 },
      { format: 'webp', width: 320, height: 240 },
    ]);
    const anywhere = `/api/desk/requests/LS-AAAAAA/photos/${id}`;
    const codes = async (path: string) => (await call('GET', path)).statusCode;
    expect(await codes(anywhere)).toBe(404);
    expect(await codes(`${url}/photos/${id}?size=321`)).toBe(400);
    expect((await site.app.inject({ url: `${url}/photos/${id}` })).statusCode).toBe(401);

    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await remove('1')).status).toBe(404);
    expect([await codes(`${url}/photos/${id}`), (await record()).photos]).toEqual([404, []]);
    const next = await (await add(jpeg)).json();
    const byDesk = () => call('DELETE', `${url}/photos/${next.id}`);
    expect([(await byDesk()).statusCode, (await byDesk()).statusCode]).toEqual([204, 404]);
    expect(await site.photos()).toEqual([]);
    const events = await site.database.query.selectFrom('desk_events').select('about').execute();
    expect(events.map(({ about }) => about)).toEqual([
      'created',
      'photo',
      'changed',
      'photo',
      'changed',
    ]);
  },
);

test('a client can send 40 pictures in ten minutes, however many requests it has', async () => {
  const { add, base, book } = await startPhotographed();
  const body = await picture(0, 320, 240).jpeg().toBuffer();
  const other = { authorization: `Bearer ${(await book()).json().follow}` };
  const third = { authorization: `Bearer ${(await book()).json().follow}` };
  const send = async (headers: Record<string, string>) =>
    (await fetch(base, { method: 'POST', headers, body })).status;
  for (let count = 0; count < 20; count += 1) {
    expect([(await add(body)).status, await send(other)]).toEqual([201, 201]);
  }
  expect(await send(third)).toBe(429);
});

test('a customer cannot delete a picture of another request', async () => {
  const { add, base, book, photos } = await startPhotographed();
  const { id } = await (await add(await picture(0, 320, 240).jpeg().toBuffer())).json();
  const headers = { authorization: `Bearer ${(await book()).json().follow}` };
  expect((await fetch(`${base}/${id}`, { method: 'DELETE', headers })).status).toBe(404);
  expect(await photos()).toHaveLength(1);
});

test('JPEG, PNG and WebP are accepted, and a sixth picture is rejected, also when sent concurrently', async () => {
  const { add, remove, photos, follow, ...site } = await startPhotographed();
  const three = await Promise.all([
    picture(1).jpeg().toBuffer(),
    picture(2).png().toBuffer(),
    picture(3).webp().toBuffer(),
  ]);
  for (const one of three) expect((await add(one)).status).toBe(201);
  const more = await Promise.all(
    [4, 5, 6, 7, 8].map((number) => picture(number).jpeg().toBuffer()),
  );
  const answers = await Promise.all(more.map((one) => add(one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  const [first] = await photos();
  await remove(first?.id ?? '');
  expect((await add(await picture(9).jpeg().toBuffer())).status).toBe(201);
  expect(await photos()).toHaveLength(5);
  const spanish = await fetch(`${site.base}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${follow}`, 'accept-language': 'es' },
    body: await picture(10).jpeg().toBuffer(),
  });
  expect((await spanish.json()).detail).toContain('Ya envió cinco fotos');
});

test('anything that is not a picture, or is too large, is rejected by its bytes', async () => {
  const { add, base, photos, follow } = await startPhotographed();
  const jpeg = await picture(0, 1600, 1200).jpeg().toBuffer();
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const statusOf = async (text: string | Buffer) => (await add(Buffer.from(text))).status;
  for (const text of [script, '<!doctype html><p>', 'GIF89a', '', '\xff\xd8'])
    expect([text, await statusOf(text)]).toEqual([text, 415]);
  const broken: [string, Buffer][] = [
    ['truncated', jpeg.subarray(0, jpeg.length / 2)],
    ['without an end', (await picture(0, 1600, 1200).png().toBuffer()).subarray(0, -2000)],
    ['20,000 x 20,000', hugePng(20_000, 20_000)],
    ['40,000,001 pixels', hugePng(1, 40_000_001)],
    ['a beginning only', Buffer.from('RIFF\x10\0\0\0WEBPVP8 script', 'latin1')],
    ['more memory than it may take', await tooMuchPng()],
  ];
  for (const [name, bytes] of broken) expect([name, await statusOf(bytes)]).toEqual([name, 422]);
  expect(await statusOf(hugePng(8000, 5000))).toBe(201);

  const large = Buffer.alloc(mostBytes, jpeg.subarray(0, 3));
  expect(await statusOf(large)).toBe(422);
  expect(await statusOf(Buffer.concat([large, large.subarray(0, 1)]))).toBe(413);
  const inChunks = await fetch(base, {
    method: 'POST',
    headers: { authorization: `Bearer ${follow}` },
    body: new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= mostBytes; sent += 65_536)
          controller.enqueue(new Uint8Array(65_536));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  expect(inChunks.status).toBe(413);
  expect((await inChunks.json()).detail).toContain('3 MB');
  expect(await photos()).toHaveLength(1);
  expect((await add(jpeg)).status).toBe(201);
});

test('a picture is rotated as its EXIF says, and nothing but its pixels is stored', async () => {
  const dataDir = await temporaryDirectory();
  const database = await openSqlite(join(dataDir, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const { add, call, url, photos } = await startPhotographed({ database });
  const jpeg = await jpegWithMetadata();
  for (const needle of [...exifNeedles.slice(0, 2), '<script>alert("needle")']) {
    expect(jpeg.includes(needle)).toBe(true);
  }
  const { id } = await (await add(jpeg)).json();
  for (const [size, width, height] of [
    [1600, 480, 640],
    [320, 240, 320],
  ] as const) {
    const image = (await call('GET', `${url}/photos/${id}?size=${size}`)).rawPayload;
    const { exif, xmp, icc, orientation, ...shape } = await sharp(image).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(shape).toMatchObject({ width, height });
    // After the turn, the original's left side is on top.
    expect(await colorAt(image, 10, 10)).toEqual(red);
    expect(await colorAt(image, 10, height - 10)).toEqual(blue);
  }
  const backup = join(dataDir, 'copy.db');
  await writeBackup(join(dataDir, 'site.db'), backup);
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
  const [stored] = await photos();
  // The picture itself is in the database, and in the copy too.
  const part = Buffer.from(stored?.small.subarray(0, 64) ?? '');
  expect(files.filter((bytes) => bytes.includes(part)).length).toBeGreaterThanOrEqual(2);
  for (const needle of [...exifNeedles, 'alert(', 'needle', 'Exif\0\0'])
    expect(files.some((bytes) => bytes.includes(needle))).toBe(false);
});

test.for(dialects)(
  'on %s erasing a request deletes its pictures, including one being uploaded',
  async ([, open]) => {
    const { add, call, url, photos, database } = await startPhotographed({
      database: await open(),
    });
    await add(await picture(1).jpeg().toBuffer());
    const onItsWay = add(await picture(2, 4000, 3000).jpeg().toBuffer());
    await expect
      .poll(() => database.query.selectFrom('rate_limits').selectAll().execute())
      .not.toEqual([]);
    expect((await call('DELETE', url)).statusCode).toBe(204);
    expect((await onItsWay).status).toBe(404);
    expect((await add(await picture(3).jpeg().toBuffer())).status).toBe(404);
    expect(await photos()).toEqual([]);
  },
);

test('no byte of a deleted or erased picture is left in the file', async () => {
  const dataDir = await temporaryDirectory();
  const database = await openSqlite(join(dataDir, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const { add, remove, call, url, photos } = await startPhotographed({ database });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const ids: string[] = [];
  for (const width of [600, 800, 1000]) {
    const shape = { width, height: 500, channels: 3, background: 'red', noise } as const;
    ids.push((await (await add(await sharp({ create: shape }).jpeg().toBuffer())).json()).id);
  }
  // Take some bytes from the middle of each.
  const parts = (await photos()).map(({ large }) => Buffer.from(large.subarray(9000, 9048)));
  const found = () =>
    parts.map((part) =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(part)),
    );
  expect(found()).toEqual([true, true, true]);
  await call('DELETE', `${url}/photos/${ids[0]}`);
  expect(found()).toEqual([false, true, true]);
  await remove(ids[1] ?? '');
  await database.scrub(); // as housekeeping does, every minute
  expect(found()).toEqual([false, false, true]);
  await call('DELETE', url);
  expect(found()).toEqual([false, false, false]);
});

test('an upload without a link gets 401, too many get 429 with Retry-After, and a late one gets 410', async () => {
  const { add, base, ...site } = await startPhotographed();
  const jpeg = await picture().jpeg().toBuffer();
  const unknown = await fetch(base, { method: 'POST', body: jpeg });
  expect(unknown.status).toBe(401);
  // The refusal must not wait for the body.
  const { port, pathname } = new URL(base);
  const start = `POST ${pathname} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3000000\r\n\r\n`;
  expect(await exchange(Number(port), start)).toContain(' 401 ');
  const statuses: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await add(jpeg)).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  const late = await add(jpeg);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(500);
  site.clock.advance(11 * 60_000);
  expect((await add(jpeg)).status).toBe(201);
  const all = site.database.query.updateTable('photos');
  await all.set({ bytes: 500_000_000 }).execute();
  const another = await add(await picture(3).jpeg().toBuffer());
  expect([another.status, another.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(site.log.join()).toContain('no room for pictures');
  await all.set({ bytes: 1 }).execute();
  await pageOf(site, { authorization: `Bearer ${site.follow}` })('POST', '/api/request/cancel');
  site.clock.advance(29 * day);
  expect((await add(await picture(1).jpeg().toBuffer())).status).toBe(201);
  site.clock.advance(2 * day);
  expect((await add(await picture(2).jpeg().toBuffer())).status).toBe(410);
});

test.for(dialects)(
  'on %s two servers that receive the same picture at once store it once',
  async ([, open]) => {
    const database = await open();
    const { add, follow, photos } = await startPhotographed({ database });
    const other = await photographer(await startTestApp({ database }), follow);
    const jpeg = await picture().jpeg().toBuffer();
    const answers = await Promise.all([add(jpeg), other.add(jpeg)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(second).toEqual(first);
    expect(await photos()).toHaveLength(1);
  },
);
