import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../tests/support/server/test-app.ts';

const npm = resolve('.setup/node_modules/npm/bin/npm-cli.js');
const runNpm = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [npm, ...args], { cwd, encoding: 'utf8' });

test('every package with an install script is approved in its exact version', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; hasInstallScript?: boolean }>;
  };
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`);
  expect(Object.keys(allowScripts).sort()).toEqual(scripted.sort());
});

test('an unapproved install script fails the install', async () => {
  const folder = await temporaryDirectory();
  const scripts = { install: 'node -e "fs.writeFileSync(process.env.INIT_CWD + `/ran`, ``)"' };
  const manifest = { name: 'scripted', version: '1.0.0', scripts };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  runNpm(folder, 'pack', '--ignore-scripts');
  const dependencies = { scripted: 'file:scripted-1.0.0.tgz' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  const { status, stderr } = runNpm(folder, 'install', '--offline', '--no-audit');
  expect(stderr).toContain('ESTRICTALLOWSCRIPTS');
  expect(status).toBe(1);
});
