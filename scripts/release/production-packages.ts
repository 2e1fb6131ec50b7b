import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverPackages } from './server-packages.ts';

interface Manifest {
  name: string;
  version: string;
  type: string;
  license: string;
  imports: object;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { os?: string; cpu?: string }>;
}

const commands = ['start', 'desk', 'settings', 'launch-check'] as const;
const npm = resolve('.setup/node_modules/npm/bin/npm-cli.js');

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** @throws a one-sentence error if there is no Node for the platform */
function productionManifest({ packages }: Lock, platform: string) {
  const { scripts, dependencies, optionalDependencies, ...manifest }: Manifest =
    readJson('package.json');
  const platformOf = (name: string) => {
    const { os, cpu } = packages[`node_modules/${name}`] ?? {};
    return `${os}-${cpu}`;
  };
  const nodes = Object.keys(optionalDependencies);
  const node = nodes.find((name) => platformOf(name) === platform);
  if (!node) {
    const known = nodes.map(platformOf).join(', ');
    throw new Error(`There is no Node for ${platform}. There is one for ${known}.`);
  }
  const { name, version, type, license, imports } = manifest;
  const withoutSetUp = (command: string) => scripts[command]?.replace('scripts/set-up.mjs ', '');
  return {
    ...{ name, version, private: true, type, license, imports },
    scripts: Object.fromEntries(commands.map((command) => [command, withoutSetUp(command)])),
    dependencies: {
      ...Object.fromEntries(serverPackages.map((each) => [each, dependencies[each]])),
      [node]: optionalDependencies[node],
    },
  };
}

/** `npm ci` cannot use the repository's own files (docs/decisions/0034). `platform` is a name such as linux-x64. */
export function writeProductionPackages(
  folder: string,
  platform = `${process.platform}-${process.arch}`,
): void {
  const lock: Lock = readJson('package-lock.json');
  const manifest = productionManifest(lock, platform);
  const { name, version, license, dependencies } = manifest;
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), {
    ...lock,
    packages: { ...lock.packages, '': { name, version, license, dependencies } },
  });
  // Remove unneeded packages from the lock file. --force is needed because the platform may not be this machine's.
  const args = ['install', '--package-lock-only', '--offline', '--force', '--no-audit'];
  execFileSync(process.execPath, [npm, ...args, '--omit-lockfile-registry-resolved=false'], {
    cwd: folder,
    stdio: 'pipe',
  });
}
