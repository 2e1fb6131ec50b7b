import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { commandOf, places } from '../../tests/support/server/command.ts';
import { photographer, picture } from '../../tests/support/server/pictures.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';

test.for(places)('on %s, pictures are listed and saved at the terminal', async ([, place]) => {
  const env = { DATA_DIR: '', ...(await place()) };
  const database = await openDatabase(env, failOnIdleError);
  onTestFinished(() => database.close());
  const site = await startTestApp({ database, environment: env });
  const desk = commandOf(join(import.meta.dirname, '../desk.ts'))(env);
  const { reference, follow } = (await site.book()).json();
  expect(await desk('photos', 'list', reference)).toMatchObject({ code: 0, stdout: '' });
  const { add } = await photographer(site, follow);
  const { id } = await (await add(await picture().png().toBuffer())).json();

  const listed = JSON.parse((await desk('photos', 'list', reference, '--json')).stdout);
  expect(listed).toEqual([{ id, at: expect.any(String), bytes: expect.any(Number) }]);
  const folder = join(await temporaryDirectory(), 'new');
  const saved = await desk('photos', 'save', reference, folder);
  expect([saved.code, saved.stdout]).toEqual([0, `Saved 1 picture in ${folder}.\n`]);
  const file = join(folder, `${reference}-${id}.webp`);
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ width: 640, height: 480 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await add(await picture(20, 20).png().toBuffer());
  const again = await desk('photos', 'save', reference, folder);
  expect([again.code, again.stdout]).toEqual([0, `Saved 1 picture in ${folder}.\n`]);
  expect(readdirSync(folder)).toHaveLength(2);
  writeFileSync(file, 'cut short');
  const other = await desk('photos', 'save', reference, folder);
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('is not overwritten')]);
  expect((await desk('photos', 'save', 'LS-AAAAAA', folder)).code).toBe(1);
});
