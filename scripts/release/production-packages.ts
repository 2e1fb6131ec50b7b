import { readFileSync } from 'node:fs';

interface Manifest {
  name: string;
  version: string;
  type: string;
  license: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<string, { dev?: boolean; devDependencies?: object }>;
}

const commands = ['start', 'desk', 'settings', 'launch-check'] as const;

/**
 * package.json and package-lock.json without what only the build and the tests need. `npm ci` cannot use the
 * repository's own: it refuses a lock file that lacks an optional package of another platform (docs/decisions/0001),
 * also if that would not be installed.
 */
export function productionPackages() {
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { name, version, type, license, scripts, dependencies, optionalDependencies } = manifest;
  const { '': root, ...packages } = lock.packages;
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  return {
    manifest: {
      name,
      version,
      private: true,
      type,
      license,
      scripts: Object.fromEntries(
        commands.map((command) => [
          command,
          (scripts[command] ?? '').replace('scripts/set-up.mjs ', ''),
        ]),
      ),
      dependencies,
      optionalDependencies,
    },
    lock: {
      ...lock,
      packages: { '': { ...root, devDependencies: undefined }, ...Object.fromEntries(kept) },
    },
  };
}
