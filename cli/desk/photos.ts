import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import { listPhotos, readPhoto } from '../../server/requests/photos.ts';
import { requestThatBegins } from './find-request.ts';
import { printJson, printTable, Refusal, withExample, withTerminal } from './terminal.ts';

const { commands } = words;

/** Pictures from customers (docs/product.md 12.23). */
export function addPhotos(program: Command): void {
  const photos = withExample(
    program.command('photos').description(commands.photos),
    'photos list LS-7K2M4P',
  );
  withExample(
    photos
      .command('list <reference>')
      .description(commands.photosList)
      .option('--json', words.json),
    'photos list LS-7K2M4P',
  ).action((typed: string, { json }) =>
    withTerminal(async ({ database }) => {
      const { id } = await requestThatBegins(database, typed);
      const found = await listPhotos(database.query, id);
      if (json) return printJson(found);
      printTable(found.map((one) => [one.id, localTime(one.at), one.bytes]));
    }),
  );
  withExample(
    photos
      .command('save <reference> <folder>')
      .description(commands.photosSave)
      .option('--json', words.json),
    'photos save LS-7K2M4P ./photos',
  ).action((typed: string, folder: string, { json }) =>
    withTerminal(async ({ database }) => {
      const { id, reference } = await requestThatBegins(database, typed);
      const saved: string[] = [];
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const photo of await listPhotos(database.query, id)) {
        const image = await readPhoto(database.query, reference, photo.id, 'large');
        if (!image) continue; // deleted in the meantime
        const file = join(folder, `${reference}-${photo.id}.webp`);
        if (save(file, image)) saved.push(file);
      }
      if (json) return printJson(saved);
      console.log(words.photosSaved(saved.length, folder));
    }),
  );
}

/** Only the user may read it. False if it was saved before. Throws a Refusal if the file has other content. */
function save(file: string, image: Uint8Array): boolean {
  try {
    writeFileSync(file, image, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw error;
    if (!readFileSync(file).equals(image)) throw new Refusal(words.backups.exists(file));
    return false;
  }
}
