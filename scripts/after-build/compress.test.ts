import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { compressAll } from './compress.ts';

test('text files get compressed copies beside them, and pictures do not', async () => {
  const directory = await temporaryDirectory();
  writeFileSync(`${directory}/a.html`, '<p>text</p>');
  writeFileSync(`${directory}/b.png`, 'picture');
  expect(await compressAll(directory)).toBe(1);
  expect(readdirSync(directory).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.png']);
  const text = '<p>text</p>';
  expect(brotliDecompressSync(readFileSync(`${directory}/a.html.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${directory}/a.html.gz`)).toString()).toBe(text);
});
