import { readFileSync } from 'node:fs';

interface Manifest {
  name: string;
  version: string;
  type: string;
  license: string;
  /** Where the modules find the words of a language. */
  imports: object;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string;
  cpu?: string;
}

const commands = ['start', 'desk', 'settings', 'launch-check'] as const;

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * package.json and package-lock.json without what only the build and the tests need, and with the Node of one platform.
 * `npm ci` cannot use the repository's own (docs/decisions/0034).
 * @param platform such as linux-x64
 * @throws one sentence if there is no Node for it
 */
export function productionPackages(platform = `${process.platform}-${process.arch}`) {
  const { scripts, optionalDependencies, ...manifest }: Manifest = readJson('package.json');
  const lock: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
  const { '': root, ...packages } = lock.packages;

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

  const others = nodes.filter((name) => name !== node).map((name) => `node_modules/${name}`);
  const kept = Object.entries(packages).filter(([path, { dev }]) => !dev && !others.includes(path));
  const { name, version, type, license, imports } = manifest;
  const dependencies = { ...manifest.dependencies, [node]: optionalDependencies[node] };
  const withoutSetUp = (command: string) => scripts[command]?.replace('scripts/set-up.mjs ', '');
  return {
    manifest: {
      ...{ name, version, private: true, type, license, imports },
      scripts: Object.fromEntries(commands.map((command) => [command, withoutSetUp(command)])),
      dependencies,
    },
    lock: {
      ...lock,
      packages: {
        '': { ...root, dependencies, devDependencies: undefined, optionalDependencies: undefined },
        ...Object.fromEntries(kept),
        [`node_modules/${node}`]: { ...packages[`node_modules/${node}`], optional: undefined },
      },
    },
  };
}
