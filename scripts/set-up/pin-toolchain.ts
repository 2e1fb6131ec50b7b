/**
 * node scripts/set-up/pin-toolchain.ts NODE_VERSION NPM_VERSION: pins the Node and the npm that set-up brings. Rewrites
 * toolchain.json, package.json, package-lock.json and .nvmrc.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [nodeVersion, npmVersion] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(nodeVersion ?? '') || !/^\d+\.\d+\.\d+$/.test(npmVersion ?? '')) {
  console.error('Name both versions, such as 26.10.0 12.2.0.');
  process.exit(2);
}

/** Runs the npm that is pinned by now. */
function npm(...args: string[]): void {
  const cli = '.setup/node_modules/npm/bin/npm-cli.js';
  execFileSync(process.execPath, [cli, ...args, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const platforms = Object.keys(manifest.optionalDependencies);
const specs = [...platforms.map((name) => `${name}@${nodeVersion}`), `npm@${npmVersion}`];
const folder = mkdtempSync(join(tmpdir(), 'toolchain-'));
try {
  npm('pack', '--pack-destination', folder, ...specs);
  const pins = specs.map((spec) => {
    const tarball = readFileSync(join(folder, `${spec.replace('@', '-')}.tgz`));
    return [spec, createHash('sha256').update(tarball).digest('hex')];
  });
  const text = `${JSON.stringify(Object.fromEntries(pins), null, 2)}\n`;
  writeFileSync('scripts/set-up/toolchain.json', text);
  process.stdout.write(text);
} finally {
  rmSync(folder, { recursive: true });
}
for (const name of platforms) manifest.optionalDependencies[name] = nodeVersion;
manifest.packageManager = `npm@${npmVersion}`;
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync('.nvmrc', `${nodeVersion}\n`);
npm('install', '--package-lock-only', '--no-audit');
