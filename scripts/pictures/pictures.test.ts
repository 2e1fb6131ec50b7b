import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shapes } from '../../app/ui/picture.tsx';
import { about } from '../../content/en/pages/about.ts';
import { hero } from '../../content/en/pages/hero.ts';
import { notFound } from '../../content/en/pages/not-found.ts';
import { townPictures } from '../../content/en/pages/shared/town-pictures.ts';
import { categoryPages, servicePages } from '../../content/registry/page-content.ts';
import { formats, pictureFile, readManifest } from './manifest.ts';
import { fullSize, pictureTable } from './picture-table.ts';
import { sceneFiles, sceneHash } from './scene-hash.ts';

const table = Object.entries(pictureTable());
const manifest = readManifest();

const pagePictures = [...Object.values(servicePages), ...Object.values(categoryPages)];
const photos = [...pagePictures, about, notFound].map(({ picture }) => picture);
const shown = [
  { shape: shapes.wide, pictures: [hero.picture] },
  { shape: shapes.photo, pictures: [...photos, ...Object.values(townPictures)] },
];

const bytes = (name: string, width: number, format: 'avif' | 'webp') =>
  statSync(pictureFile(name, width, format)).size;

test.each(table)('%s was rendered from the current version of its scene', (name, row) => {
  expect(manifest[name]?.hash, `run: npm run pictures -- ${name}`).toBe(sceneHash(row));
});

test.each(table)('%s exists in every width and format', (name, row) => {
  expect(manifest[name]).toMatchObject({ widths: row.widths, ...fullSize(row) });
  for (const width of row.widths) {
    for (const format of formats) expect(bytes(name, width, format)).toBeGreaterThan(500);
  }
});

test('a picture with a transparent ground has an alpha channel in every file', async () => {
  const cut = table.filter(([, row]) => row.cut);
  expect(cut.map(([name]) => name)).toEqual(['hero']);
  for (const [name, { widths }] of cut)
    for (const width of widths)
      for (const format of formats)
        expect(await sharp(pictureFile(name, width, format)).metadata()).toMatchObject({
          hasAlpha: true,
        });
});

test('the files of a scene include every part that it is built from', () => {
  expect(sceneFiles('cutaway')).toEqual(
    expect.arrayContaining(['art/scenes/cutaway.py', 'art/parts/pins.py', 'art/studio/shape.py']),
  );
  expect(sceneFiles('cutaway')).not.toContain('art/scenes/door.py');
  for (const [, row] of table) {
    for (const file of sceneFiles(row.scene)) expect(readFileSync(file, 'utf8')).toBeTruthy();
  }
});

test('pages request existing widths of pictures, in the right proportions', () => {
  for (const { shape, pictures } of shown) {
    for (const { name } of pictures) {
      const entry = manifest[name];
      expect(entry?.widths, name).toEqual(shape.widths);
      expect(entry && entry.width / entry.height, name).toBeCloseTo(shape.ratio, 2);
    }
  }
});

test('every service page has its own picture and alternative text', () => {
  expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  expect(new Set(photos.map(({ alt }) => alt)).size).toBe(photos.length);
});

test('on a phone, the picture of a page is under 25 KB', () => {
  for (const { name } of [...photos, ...Object.values(townPictures)])
    expect(bytes(name, 480, 'avif'), name).toBeLessThan(25_000);
});
