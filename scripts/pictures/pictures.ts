/**
 * npm run pictures [-- NAME... | --draft | --all]: renders pictures that are outdated or named, from art/ into
 * public/p. Drafts are small and go to .pictures/. Needs Blender 3.4 or newer, avifenc and cwebp (docs/pictures.md).
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { sayFailure } from '../../cli/say-failure.ts';
import { denoised } from './denoise.ts';
import { encode } from './encode.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { fullSize, type PictureRow, pictureSize, pictureTable } from './picture-table.ts';
import { readPng, scaled } from './pixels.ts';
import { recipeHash, sceneHash } from './scene-hash.ts';

/** Noise that remains after scaling down. More would also smooth leather and brushed metal. */
const GRAIN = 2;

/** Renders a picture, or reuses the rendering if its sources have not changed. */
function render(name: string, row: PictureRow, sources: string, draft: boolean): string {
  const file = `.pictures/${name}-${draft ? 'draft' : sources}.png`;
  if (!draft && existsSync(file)) return file;
  const { width, height } = draft ? pictureSize(row, 480) : fullSize(row);
  const settings = [name, file, width, height, availableParallelism(), draft ? 'draft' : 'full'];
  runBlender('art/render.py', settings);
  return file;
}

function renderMask(name: string, row: PictureRow): string {
  const file = `.pictures/${name}-mask.png`;
  const { width, height } = fullSize(row);
  runBlender('art/mask.py', [name, file, width, height, availableParallelism()]);
  return file;
}

function runBlender(script: string, settings: (string | number)[]): void {
  const call = ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--'];
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
    execFileSync('blender', [...call, ...settings.map(String)], { stdio });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new Error('Blender is not on the PATH (docs/pictures.md).') : error;
  }
}

async function main(): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { draft: { type: 'boolean' }, all: { type: 'boolean' } },
  });
  const table = pictureTable();
  const manifest = readManifest();
  const unknown = positionals.filter((name) => !table[name]);
  if (unknown.length > 0) throw new Error(`art/pictures.json has no ${unknown.join(', ')}`);

  const recipe = recipeHash();
  mkdirSync('.pictures', { recursive: true });
  for (const [name, row] of Object.entries(table)) {
    const hash = sceneHash(row);
    const known = manifest[name];
    const isOld = known?.hash !== hash || known.recipe !== recipe;
    const wanted = positionals.length > 0 ? positionals.includes(name) : isOld;
    if (!wanted && !options.all) continue;
    const started = performance.now();
    const file = render(name, row, `${hash}-${recipe}`, options.draft === true);
    if (!options.draft) {
      const { width, height } = fullSize(row);
      const pixels = denoised(scaled(await readPng(file), width, height), GRAIN);
      const mask = row.cut ? await readPng(renderMask(name, row)) : undefined;
      manifest[name] = { ...(await encode(name, row, pixels, mask)), hash, recipe };
      writeManifest(manifest);
    }
    console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
  for (const name of Object.keys(manifest)) {
    if (!table[name]) delete manifest[name];
  }
  if (!options.draft) writeManifest(manifest);
}

await main().catch(sayFailure);
