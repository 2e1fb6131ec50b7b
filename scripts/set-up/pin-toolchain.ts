/** node scripts/set-up/pin-toolchain.ts NODE_VERSION NPM_VERSION (CONTRIBUTING.md, 'Raise Node or npm') */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [nodeVersion, npmVersion] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(nodeVersion ?? '') || !/^\d+\.\d+\.\d+$/.test(npmVersion ?? '')) {
  console.error('Name both versions, such as 26.10.0 12.2.0.');
  process.exit(2);
}

/** Runs the npm that is currently pinned. */
function npm(...args: string[]): string {
  const cli = '.setup/node_modules/npm/bin/npm-cli.js';
  return execFileSync(process.execPath, [cli, ...args, '--loglevel=error'], { encoding: 'utf8' });
}

const integrity = npm('view', `npm@${npmVersion}`, 'dist.integrity').trim();
const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
for (const name of Object.keys(manifest.optionalDependencies))
  manifest.optionalDependencies[name] = nodeVersion;
manifest.packageManager = `npm@${npmVersion}+sha512.${hash}`;
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync('.nvmrc', `${nodeVersion}\n`);
npm('install', '--package-lock-only', '--no-audit');
